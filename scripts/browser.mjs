// Finds a Chromium for the browser tests, or installs one where possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { nodeBinary, root, toolEnvironment } from './install.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function quietly(command, args) {
  return (
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: toolEnvironment() })
      .status === 0
  );
}

function playwrightBrowser() {
  const asked = spawnSync(
    nodeBinary,
    [
      '--input-type=module',
      '-e',
      "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())",
    ],
    { cwd: path.join(root, 'e2e'), encoding: 'utf8' },
  );
  const found = asked.stdout?.trim();
  return found && existsSync(found) ? found : null;
}

/** Path of a Chromium executable, or null where none is found and none can be installed. */
export function ensureBrowser() {
  const found = known.find((file) => file && existsSync(file)) ?? playwrightBrowser();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  if (quietly(nodeBinary, [cli, 'install', 'chromium'])) return playwrightBrowser();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    quietly('apt-get', ['update', '-qq']);
    quietly('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  return known.find((file) => file && existsSync(file)) ?? null;
}
