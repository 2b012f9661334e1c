import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from '../../scripts/browser.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];
const LISTENING = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;
const LIMIT_MS = 30_000;

export interface RunningChromium {
  /** Address of its debugging protocol. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a Chromium with an empty profile; resolves when it accepts commands. */
export async function startChromium(): Promise<RunningChromium> {
  const browser = ensureBrowser();
  if (!browser) throw new Error('No Chromium was found, and none could be installed.');
  const profile = await mkdtemp(join(tmpdir(), 'global-fit-chromium-'));
  const child = spawn(browser, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: process.env,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Chromium did not start in time.')), LIMIT_MS);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = LISTENING.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(Number(found[1]));
    });
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}.\n${output}`)));
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
