import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'global-fit-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a folder with those above it, for its owner alone, and takes one that is there', async () => {
  const path = join(folder, 'a', 'b', 'c');
  await Promise.all([makeFolder(path), makeFolder(path), makeFolder(join(folder, 'a', 'd'))]);
  await makeFolder(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'a', 'd')).isDirectory()).toBe(true);
});

it('makes none below a file or in its place', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.runIf(existsSync('/proc/self'))('ends where the file system makes no folders', async () => {
  await expect(makeFolder('/proc/backups/today')).rejects.toMatchObject({ code: 'ENOENT' });
});
