// npm run demo: three personas order, pay and receive their reports, from nothing.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './install.mjs';

ensureInstalled();
ensureBuilt();
const demo = spawnSync(nodeBinary, ['--disable-warning=ExperimentalWarning', 'e2e/demo/demo.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment(),
});
process.exitCode = demo.status ?? 1;
