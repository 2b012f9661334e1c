import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { nodeBinary, root, toolEnvironment } from './install.mjs';
import { keepAssets } from './keepAssets.mjs';

/** What builds write there. */
const written = new Set(['web/build', 'web/earlier'].map((name) => path.join(root, name)));
const skipped = new Set(['node_modules', 'dist', '.react-router', 'test-results', 'testing', 'goldens']);

function* filesBelow(directory) {
  const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name) || entry.name.includes('.test.')) continue;
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) {
      if (!written.has(full)) yield* filesBelow(full);
    } else yield full;
  }
}

function filesOf(inputs) {
  return inputs
    .map((input) => path.join(root, input))
    .filter((full) => existsSync(full))
    .flatMap((full) => (statSync(full).isDirectory() ? [...filesBelow(full)] : [full]));
}

/** Hash of the contents of files: the same in every checkout. */
function hashContents(files) {
  const hash = createHash('sha1');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Hash of sizes and modification times. It takes a fraction of the time, and while it is unchanged the contents are
 * too.
 */
function hashStats(files) {
  const hash = createHash('sha1');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const steps = [
  {
    name: 'data',
    what: 'Compiling the tables of figures …',
    inputs: ['data', 'packages/atlas', 'package-lock.json'],
    output: 'data/dist/atlas.json',
    command: ['data/build/main.ts'],
    cwd: root,
  },
  {
    name: 'web',
    what: 'Building the web pages …',
    inputs: ['web', 'packages', 'content', 'data', 'server/catalogue', 'package-lock.json'],
    output: 'web/build/client/__spa-fallback.html',
    // Otherwise it lists hundreds of pages.
    command: [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
    cwd: path.join(root, 'web'),
    before: () => keepAssets(path.join(root, 'web')),
    // The framework gives each page ten seconds to render and cannot be told otherwise. A busy machine may miss that.
    againAfter: /timeout/i,
  },
  {
    name: 'sample',
    what: 'Setting the sample report …',
    inputs: [
      'scripts/samplePdf.ts',
      'packages',
      'server/pdf',
      'content/site.json',
      'data/dist/stamp.json',
      'package-lock.json',
    ],
    // In the web's output: a new web build deletes it, and it is restored from the cache.
    output: 'web/build/client/resources/sample-report.pdf',
    command: ['scripts/samplePdf.ts'],
    cwd: root,
  },
];

const MOST_TRIES = 3;

/** Runs a step, again where it failed through no fault of ours; the status of the last try. */
function run(step, tries = 1) {
  const { name, command, cwd, againAfter = null } = step;
  const { status, stderr } = spawnSync(nodeBinary, command, {
    cwd,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    // Node would end a build that prints more than a megabyte.
    maxBuffer: Number.POSITIVE_INFINITY,
    // Our config imports content/site.json directly, which the bundler supports and plain Node does not.
    env: toolEnvironment({ NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }),
  });
  process.stderr.write(stderr ?? '');
  if (status === 0 || tries === MOST_TRIES || !againAfter?.test(stderr ?? '')) return status;
  console.error(`The ${name} build ran out of time; trying once more …`);
  return run(step, tries + 1);
}

/** Builds what changed since the last build; `only` limits it to the named steps. */
export function ensureBuilt(only = steps.map((step) => step.name)) {
  const stamps = path.join(root, 'node_modules/.cache/global-fit');
  mkdirSync(stamps, { recursive: true });
  for (const step of steps.filter(({ name }) => only.includes(name))) {
    const stamp = path.join(stamps, step.name);
    const [contents, stats] =
      existsSync(path.join(root, step.output)) && existsSync(stamp)
        ? readFileSync(stamp, 'utf8').split(' ')
        : [];
    const files = filesOf(step.inputs);
    const wantedStats = hashStats(files);
    if (stats === wantedStats) continue;
    const wanted = hashContents(files);
    if (contents === wanted) {
      writeFileSync(stamp, `${wanted} ${wantedStats}`);
      continue;
    }
    console.log(step.what);
    step.before?.();
    // A build that is cut off leaves half of its files, for which the stamp of the one before must not stand.
    rmSync(stamp, { force: true });
    const status = run(step);
    if (status !== 0) {
      console.error(`The ${step.name} build failed; nothing was started.`);
      process.exit(status ?? 1);
    }
    writeFileSync(stamp, `${wanted} ${wantedStats}`);
  }
}
