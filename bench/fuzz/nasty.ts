import type { Chance } from '../chance.ts';

/** Texts that break programs: control characters, broken Unicode, markup, paths, queries, formulas, odd numbers. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\uffff\ufffe',
  '\u202eevil',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(100),
  '\r\nBcc: everybody@example.org',
  "' or 1=1 --",
  '"; drop table users; --',
  '$1',
  '%s%s%s%n',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '<!--',
  ']]>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '=cmd|x!A1',
  '#include "x"',
  '$(sleep 9)',
  '`id`',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '-0',
  '1e999',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  '018f0000-0000-7000-8000-00000000000',
  'a@b',
  'a@'.repeat(100),
  'x@example.org,y@example.org',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '('.repeat(3_000),
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-320,
  1.5,
  99,
  255,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e21,
  1e308,
  -1e308,
];

/** Nested lists or objects, deeper than recursion can handle. */
export function deep(chance: Chance): string {
  const depth = chance.pick([50, 500, 5_000, 50_000]);
  return chance.often(0.5)
    ? '['.repeat(depth) + ']'.repeat(depth)
    : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
}

export const nastyText = (chance: Chance): string => chance.pick(TEXTS);

/** A value of any type, usually the wrong one. */
export function nasty(chance: Chance): unknown {
  const kind = chance.below(10);
  if (kind < 4) return nastyText(chance);
  if (kind < 6) return chance.pick(NUMBERS);
  if (kind === 6) return chance.pick([null, true, false]);
  if (kind === 7) return [];
  if (kind === 8) return Array.from({ length: chance.pick([1, 3, 400]) }, () => nastyText(chance));
  return { [nastyText(chance)]: nastyText(chance), length: -1, toString: 1, valueOf: null };
}
