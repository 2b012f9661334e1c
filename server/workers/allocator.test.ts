import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { allocatorSettings } from './allocator.ts';

test.runIf(process.platform === 'linux')('jemalloc is used where the machine has it', () => {
  const settings = allocatorSettings((path) => path.endsWith('-linux-gnu/libjemalloc.so.2'));
  expect(settings['LD_PRELOAD']).toMatch(/^\/usr\/lib\/\w+-linux-gnu\/libjemalloc\.so\.2$/);
  expect(settings).not.toHaveProperty('MALLOC_ARENA_MAX');
  expect(allocatorSettings((path) => path.startsWith('/usr/lib64/'))['LD_PRELOAD']).toBe(
    '/usr/lib64/libjemalloc.so.2',
  );
});

test('without jemalloc glibc keeps few heaps', () => {
  expect(allocatorSettings(() => false)).toEqual({ MALLOC_ARENA_MAX: '2' });
});

test('a process starts quietly with the settings of this machine', () => {
  const script = 'process.stdout.write("started")';
  const options = { env: { PATH: process.env['PATH'], ...allocatorSettings() }, stdio: 'pipe' } as const;
  expect(
    execFileSync(process.execPath, ['--eval', `${script}; process.stderr.write("")`], options).toString(),
  ).toBe('started');
});
