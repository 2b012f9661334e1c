// npm run e2e [-- files]: every browser test, or the named ones, against the product built from this checkout.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './install.mjs';

ensureInstalled();
ensureBuilt();
const browser = ensureBrowser();
if (!browser) {
  console.error('No Chromium was found, and none could be installed.');
  process.exit(1);
}
const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
const done = spawnSync(nodeBinary, [cli, 'test', ...process.argv.slice(2)], {
  cwd: path.join(root, 'e2e'),
  stdio: 'inherit',
  env: toolEnvironment({ CHROMIUM_PATH: browser }),
});
process.exitCode = done.status ?? 1;
