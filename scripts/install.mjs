// Runs on whatever Node (20 or newer) the machine has: nothing here may need an installed package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// `import.meta.dirname` came with Node 20.11.
export const root = path.resolve(fileURLToPath(import.meta.url), '../..');

/** The pinned runtime: Node 24 as an npm package, whatever Node started this script. */
export const nodeBinary = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const stamp = path.join(root, 'node_modules/.global-fit-installed');

/** Hash of what determines the installation; the lock file includes the workspaces' requirements. */
function manifestHash() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(root, name)));
  return hash.digest('hex');
}

/**
 * Environment in which `node` and all tools come from node_modules, and compiled sources are cached, which halves the
 * time of a start.
 */
export function toolEnvironment(extra = {}) {
  const bin = path.join(root, 'node_modules/.bin');
  const compiled = path.join(root, 'node_modules/.cache/global-fit/compiled');
  return {
    ...process.env,
    NODE_COMPILE_CACHE: compiled,
    ...extra,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}

/** Installs the dependencies of the committed lock file unless this lock file is already installed. */
export function ensureInstalled() {
  const wanted = manifestHash();
  if (existsSync(stamp) && existsSync(nodeBinary) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (done.status !== 0) {
    console.error('npm install failed; nothing was started.');
    process.exit(done.status ?? 1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, manifestHash());
}
