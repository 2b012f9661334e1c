import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepAssets } from './keepAssets.mjs';

const web = mkdtempSync(join(tmpdir(), 'web-'));
const current = join(web, 'build/client/assets');
const kept = () => readdirSync(join(web, 'earlier/assets')).sort();
afterEach(() => rmSync(web, { recursive: true, force: true }));

/** A build that deletes what the one before had written. */
function release(names: readonly string[], when: string): void {
  keepAssets(web, new Date(when));
  rmSync(current, { recursive: true, force: true });
  mkdirSync(current, { recursive: true });
  for (const name of names) writeFileSync(join(current, name), name);
}

it('keeps the scripts of earlier builds for two weeks after they were replaced', () => {
  release(['root-a.js', 'pay-a.js'], '2026-03-01T12:00:00Z');
  release(['root-b.js', 'pay-a.js'], '2026-03-20T12:00:00Z');
  expect(kept()).toEqual(['pay-a.js', 'root-a.js']);
  expect(readFileSync(join(web, 'earlier/assets/root-a.js'), 'utf8')).toBe('root-a.js');
  release(['root-c.js', 'pay-c.js'], '2026-04-03T11:00:00Z');
  expect(kept()).toEqual(['pay-a.js', 'root-a.js', 'root-b.js']);
  // The first was replaced on 20 March; the others only now.
  release(['root-d.js'], '2026-04-03T13:00:00Z');
  expect(kept()).toEqual(['pay-a.js', 'pay-c.js', 'root-b.js', 'root-c.js']);
});

it('keeps no more than some ten builds where there are many a day', () => {
  const names = (letter: string) => Array.from({ length: 900 }, (_, index) => `${index}-${letter}.js`);
  release(names('a'), '2026-03-01T12:00:00Z');
  release(names('b'), '2026-03-01T12:01:00Z');
  release(names('c'), '2026-03-01T12:02:00Z');
  release([], '2026-03-01T12:03:00Z');
  expect(kept()).toHaveLength(2000);
  expect(kept().filter((name) => !name.endsWith('-a.js'))).toHaveLength(1800);
});
