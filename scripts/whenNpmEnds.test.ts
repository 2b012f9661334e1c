import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const watcher = pathToFileURL(path.join(import.meta.dirname, 'whenNpmEnds.mjs')).href;
const script = `
  import { whenNpmEnds } from '${watcher}';
  whenNpmEnds(() => { console.log('stopped'); process.exit(); });
  setTimeout(() => { console.log('went on'); process.exit(); }, 3000);
  console.log('runs');
`;

const RUN = '"$NODE" --input-type=module -e "$SCRIPT"; true';

/** A script as run by npm: in a shell that waits for it and exits alone when told to. */
function inShell(
  event: string | undefined,
  args: readonly string[] = ['-c', RUN],
): ChildProcess & { stdout: NodeJS.ReadableStream } {
  return spawn('sh', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, RUN, npm_lifecycle_event: event },
  });
}

let shell: ReturnType<typeof inShell>;
afterEach(() => void shell.kill());

/** The script's output after its shell was ended. */
async function saidAfterwards(signal: NodeJS.Signals = 'SIGTERM'): Promise<string> {
  await once(shell.stdout, 'data');
  let said = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  shell.kill(signal);
  await once(shell.stdout, 'end');
  return said.trim();
}

it('stops what npm was told to stop, whose shell keeps the signal to itself', async () => {
  shell = inShell('start');
  expect(await saidAfterwards()).toBe('stopped');
});

it.runIf(process.platform === 'linux')('stops what npm ran when npm itself was killed', async () => {
  shell = inShell('start', ['-c', 'sh -c "$RUN"; true', 'npm start']);
  expect(await saidAfterwards('SIGKILL')).toBe('stopped');
});

it('lets a script that npm does not run outlive the shell it was started from', async () => {
  shell = inShell(undefined);
  expect(await saidAfterwards()).toBe('went on');
});
