import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory, reachHolder, socketPath } from './lock.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const nobody = (socket: { destroy(): void }) => socket.destroy();

it('gives a directory to one holder at a time, and releases it', async () => {
  const first = await lockDirectory(dataDir, nobody);
  await expect(lockDirectory(dataDir, nobody)).rejects.toBeInstanceOf(DirectoryInUse);
  await first.release();
  expect(await reachHolder(await socketPath(dataDir))).toBeNull();
  const second = await lockDirectory(dataDir, nobody);
  await second.release();
});

it('accepts connections from its own user only', async () => {
  const lock = await lockDirectory(dataDir, (socket) => socket.end('hello'));
  const path = await socketPath(dataDir);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const socket = await reachHolder(path);
  const [data] = (await once(socket ?? process, 'data')) as [Buffer];
  expect(data.toString()).toBe('hello');
  await lock.release();
});

it('is taken over from a killed process by exactly one of many that try at once', async () => {
  const path = await socketPath(dataDir);
  const script = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
  const killed = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  await expect(lockDirectory(dataDir, nobody)).rejects.toBeInstanceOf(DirectoryInUse);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect((await stat(path)).isSocket()).toBe(true);
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => lockDirectory(dataDir, nobody)));
  const won = tries.filter((result) => result.status === 'fulfilled');
  expect(won).toHaveLength(1);
  await won[0]?.value.release();
});

it('places the socket of a directory with a long name under a short path', async () => {
  const long = join(dataDir, 'x'.repeat(120));
  expect((await socketPath(long)).length).toBeLessThan(100);
  expect(await socketPath(long)).toBe(await socketPath(`${long}/../${'x'.repeat(120)}`));
  const lock = await lockDirectory(long, nobody);
  await expect(lockDirectory(long, nobody)).rejects.toBeInstanceOf(DirectoryInUse);
  await lock.release();
});
