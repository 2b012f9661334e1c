import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Dependencies, type LockEntry, type Manifest, readDependencies } from './lockFile.ts';
import { dependenciesPage } from './page.ts';
import { dependencyProblems, isAllowed } from './rules.ts';

const root = path.join(import.meta.dirname, '../..');
const DIGEST = `sha512-${'a'.repeat(86)}==`;

/** A project with one dependency and some modification. */
function project(
  change: {
    entry?: Partial<LockEntry>;
    wanted?: string;
    locked?: string;
    installed?: Manifest | null;
    root?: Manifest;
  } = {},
): Dependencies {
  const {
    wanted = '1.2.3',
    locked = wanted,
    installed = { name: 'x', version: '1.2.3', license: 'MIT' },
  } = change;
  return {
    lock: {
      lockfileVersion: 3,
      packages: {
        '': {},
        server: { version: '0.1.0', dependencies: { x: locked } },
        'node_modules/@ours/server': { link: true, resolved: 'server' },
        'node_modules/x': { version: '1.2.3', license: 'MIT', integrity: DIGEST, ...change.entry },
      },
    },
    manifests: { '': change.root ?? {}, server: { dependencies: { x: wanted } } },
    installed: () => installed,
  };
}

const problemsOf = (change: Parameters<typeof project>[0]) => dependencyProblems(project(change));

describe('the rules', () => {
  it('are content with a project that keeps them', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ entry: { optional: true }, installed: null })).toEqual([]);
    expect(
      problemsOf({ entry: { dev: true, license: 'GPL-3.0' }, installed: { name: 'x', version: '1.2.3' } }),
    ).toEqual([]);
  });

  it.each([
    ['a range', { wanted: '^1.2.3' }, /not one version/],
    ['a tag', { wanted: 'latest' }, /not one version/],
    ['another version in the lock file', { wanted: '1.2.4' }, /does not give x 1.2.4/],
    ['a lock file that was not written again', { locked: '1.2.2' }, /not those of the lock file/],
    ['no digest', { entry: { integrity: '' } }, /no SHA-512 digest/],
    ['a weak digest', { entry: { integrity: 'sha1-abc=' } }, /no SHA-512 digest/],
    ['a repository', { entry: { resolved: 'git+ssh://git@host/x' } }, /from no registry/],
    [
      'another version on disk',
      { installed: { name: 'x', version: '1.2.2', license: 'MIT' } },
      /not x 1.2.3/,
    ],
    ['nothing on disk', { installed: null }, /is not installed/],
    ['a program on installation', { entry: { hasInstallScript: true } }, /runs a program/],
    ['leave for one', { root: { allowScripts: { x: true } } }, /lets x run/],
    ['another licence', { entry: { license: 'AGPL-3.0' }, installed: null }, /not on the list/],
    ['no licence', { entry: { license: '' }, installed: null }, /not on the list/],
    [
      'a licence that was exchanged',
      { installed: { name: 'x', version: '1.2.3', license: 'BUSL-1.1' } },
      /says/,
    ],
  ])('notice %s', (_what, change, line) => {
    expect(problemsOf(change).join('\n')).toMatch(line);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('read %s as %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });
});

describe('the dependencies of the product', () => {
  const all = readDependencies(root);

  it('keep the rules', () => {
    expect(dependencyProblems(all)).toEqual([]);
    expect(Object.keys(all.manifests).length).toBeGreaterThan(8);
    expect(Object.keys(all.lock.packages).length).toBeGreaterThan(300);
  });

  it('are listed in docs/dependencies.md as they are', () => {
    const page = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
    expect(page, 'npm run dependencies -- --write').toBe(dependenciesPage(all));
  });
});
