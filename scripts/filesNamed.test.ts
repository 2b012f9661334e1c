import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Every documentation file, from the root. */
const files = globSync('**/*.{ts,tsx,mjs,csv,md,typ}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'data/dist/**', 'web/build/**'],
});

/** A path of a code file, table or page as documentation writes it, alone or in a command. */
const FILE = /`(?:node )?((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|csv|md|typ))(?: [^`\n]*)?`/g;

/** Whether a path, complete or from some folder on, is that of a tracked file. */
const isKept = (name: string): boolean =>
  files.some((file) => file === name || file.endsWith(`/${name.replace(/^(?:\.\.?\/)+/, '')}`));

/** A drawn tree, and the file or folder with which a line of it begins; `dist` is written by the build. */
const TREE = /^```\w*\n([\s\S]*?)^```$/gm;
const IN_TREE = /^((?:[\w.-]+\/)+|(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|csv|typ))(?=[\s,])(?<!^dist\/)/gm;

/** Whether something stands in a tree's own folder, among its sources, or at the root. */
const isThere = (page: string, name: string): boolean =>
  [path.dirname(page), `${path.dirname(page)}/src`, '.'].some((place) =>
    existsSync(path.join(root, place, name)),
  );

describe.each(files.filter((file) => file.endsWith('.md')))('%s', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');

  it('names no file that is not there', () => {
    const named = [...text.matchAll(FILE)].map(([, name = '']) => name);
    expect(named.filter((name) => !isKept(name))).toEqual([]);
  });

  it('draws no file or folder that is not there', () => {
    const trees = [...text.matchAll(TREE)].map(([, tree = '']) => tree);
    const drawn = trees.flatMap((tree) => [...tree.matchAll(IN_TREE)].map(([, name = '']) => name));
    expect(drawn.filter((name) => !isThere(page, name))).toEqual([]);
  });
});
