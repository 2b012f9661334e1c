import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Files and folders named on the page. */
const named = [...page.matchAll(/`(?:node )?((?:server|web|packages|scripts|bench)\/[\w./-]+)`/g)].map(
  ([, file = '']) => file,
);

it('names files that exist', () => {
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('says something about every requirement of levels 1 and 2, and each once', () => {
  const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \|/gm)].map(([, numbers = '']) => numbers);
  const numbers = rows.flatMap((row) => row.replaceAll(/ \([^)]*\)/g, '').split(', ')).flatMap(range);
  expect(new Set(numbers).size).toBe(numbers.length);
  const notApplicable = [...page.matchAll(/^Not applicable: ([\d., to]+)/gm)].flatMap(([, list = '']) =>
    list.split(/, | and /).flatMap((item) => range(item.trim())),
  );
  const missing = LEVELS_1_AND_2.flatMap(([section, ...last]) => last.map((n) => `${section}.${n}`)).filter(
    (number) =>
      !numbers.includes(number) &&
      !notApplicable.some((item) => number === item || number.startsWith(`${item}.`)),
  );
  expect(missing).toEqual([]);
});

/** "7.2.1 to 7.2.3" as its three numbers. */
function range(text: string): string[] {
  const [from = '', to] = text.split(' to ');
  if (to === undefined) return [from];
  const [section, first, last] = [from.slice(0, from.lastIndexOf('.')), ...[from, to].map(lastNumber)];
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, n) => `${section}.${(first ?? 0) + n}`);
}

function lastNumber(number: string): number {
  return Number(number.split('.').at(-1));
}

/** Sections of ASVS 5.0.0 with the numbers of their requirements of levels 1 and 2; V9, V10 and V17 do not apply. */
const LEVELS_1_AND_2: readonly (readonly [string, ...number[]])[] = [
  ['1.1', 1, 2],
  ['1.2', 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ['1.3', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ['1.4', 1, 2, 3],
  ['1.5', 1, 2],
  ['2.1', 1, 2, 3],
  ['2.2', 1, 2, 3],
  ['2.3', 1, 2, 3, 4],
  ['2.4', 1],
  ['3.2', 1, 2],
  ['3.3', 1, 2, 3, 4],
  ['3.4', 1, 2, 3, 4, 5, 6],
  ['3.5', 1, 2, 3, 4, 5],
  ['3.7', 1, 2],
  ['4.1', 1, 2, 3],
  ['4.2', 1],
  ['4.3', 1, 2],
  ['4.4', 1, 2, 3, 4],
  ['5.1', 1],
  ['5.2', 1, 2, 3],
  ['5.3', 1, 2],
  ['5.4', 1, 2, 3],
  ['6.1', 1, 2, 3],
  ['6.2', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ['6.3', 1, 2, 3, 4],
  ['6.4', 1, 2, 3, 4],
  ['6.5', 1, 2, 3, 4, 5],
  ['6.6', 1, 2, 3],
  ['6.8', 1, 2, 3, 4],
  ['7.1', 1, 2, 3],
  ['7.2', 1, 2, 3, 4],
  ['7.3', 1, 2],
  ['7.4', 1, 2, 3, 4, 5],
  ['7.5', 1, 2],
  ['7.6', 1, 2],
  ['8.1', 1, 2],
  ['8.2', 1, 2, 3],
  ['8.3', 1],
  ['8.4', 1],
  ['11.1', 1, 2],
  ['11.2', 1, 2, 3],
  ['11.3', 1, 2, 3],
  ['11.4', 1, 2, 3, 4],
  ['11.5', 1],
  ['11.6', 1],
  ['12.1', 1, 2, 3],
  ['12.2', 1, 2],
  ['12.3', 1, 2, 3, 4],
  ['13.1', 1],
  ['13.2', 1, 2, 3, 4, 5],
  ['13.3', 1, 2],
  ['13.4', 1, 2, 3, 4, 5],
  ['14.1', 1, 2],
  ['14.2', 1, 2, 3, 4],
  ['14.3', 1, 2, 3],
  ['15.1', 1, 2, 3],
  ['15.2', 1, 2, 3],
  ['15.3', 1, 2, 3, 4, 5, 6, 7],
  ['16.1', 1],
  ['16.2', 1, 2, 3, 4, 5],
  ['16.3', 1, 2, 3, 4],
  ['16.4', 1, 2, 3],
  ['16.5', 1, 2, 3],
];
