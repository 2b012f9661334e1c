// npm run dev: the API restarts on change (port + 1), the web reloads (port) and proxies everything else to it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './install.mjs';
import { whenNpmEnds } from './whenNpmEnds.mjs';

ensureInstalled();
ensureBuilt(['data']);

const port = Number(process.env.PORT ?? 3000);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const api = spawn(
  nodeBinary,
  ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({ PORT: String(port + 1), PUBLIC_URL: publicUrl, NODE_ENV: 'development' }),
  },
);
const web = spawn(
  nodeBinary,
  [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev', '--port', String(port)],
  {
    cwd: path.join(root, 'web'),
    stdio: 'inherit',
    env: toolEnvironment({ API_ORIGIN: `http://127.0.0.1:${port + 1}`, NODE_ENV: 'development' }),
  },
);

const both = [api, web];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => both.forEach((child) => child.kill(signal)));
whenNpmEnds(() => both.forEach((child) => child.kill()));
for (const child of both)
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
    for (const other of both) other.kill();
  });
