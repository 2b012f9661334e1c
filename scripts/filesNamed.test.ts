import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Every documentation file, from the root. */
const files = globSync('**/*.{ts,tsx,mjs,csv,md,typ}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'data/dist/**', 'web/build/**'],
});

/** A path of a code file, table or page as documentation writes it. */
const FILE = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|csv|md|typ))`/g;

/** Whether a path, complete or from some folder on, is that of a tracked file. */
const isKept = (path: string): boolean =>
  files.some((file) => file === path || file.endsWith(`/${path.replace(/^(?:\.\.?\/)+/, '')}`));

it.each(files.filter((file) => file.endsWith('.md')))('%s names no file that is not there', (page) => {
  const named = [...readFileSync(`${root}/${page}`, 'utf8').matchAll(FILE)].map(([, path]) => path ?? '');
  expect(named.filter((path) => !isKept(path))).toEqual([]);
});
