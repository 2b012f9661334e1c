import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const module = pathToFileURL(path.join(import.meta.dirname, 'stopOnSignal.ts')).href;
const script = `
  import { stopOnSignal } from '${module}';
  const log = { info() {}, error() {} };
  stopOnSignal(log, () => new Promise((done) => setTimeout(done, 3000)));
  setInterval(() => {}, 1000);
  console.log('runs');
`;

/** The exit code of a process whose stop takes three seconds and that receives a second signal after `pause` (ms). */
async function codeAfter(pause: number): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await delay(pause);
  child.kill('SIGTERM');
  return (await ended)[0];
}

it('takes a forwarded signal for the same wish, and stops in order', async () => {
  expect(await codeAfter(300)).toBe(0);
});

it('exits at once when told a second time', async () => {
  expect(await codeAfter(1500)).toBe(1);
});

it('stops in order when the script that started it is gone', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(child.stdout as Readable, 'data');
  const ended = once(child, 'exit');
  child.disconnect();
  expect((await ended)[0]).toBe(0);
});

it('continues to stop in order when that script ends meanwhile', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(child.stdout as Readable, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await delay(1500);
  child.disconnect();
  expect((await ended)[0]).toBe(0);
});
