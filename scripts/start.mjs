// npm start: install what is missing, build what changed, then serve web and API on one port.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './install.mjs';
import { SERVER_ARGUMENTS } from './serverArguments.mjs';
import { whenNpmEnds } from './whenNpmEnds.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(nodeBinary, SERVER_ARGUMENTS, {
  cwd: root,
  // Through the channel the server learns when this process was killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
whenNpmEnds(() => server.kill());
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
