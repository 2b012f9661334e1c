import { expect, it } from 'vitest';
import { emailProblem } from './fieldRules.ts';

it.each(['a@b.co', ' a.b+c@d.e.org ', '\u200ba@b.co\u2069\u00a0'])('accepts the address %j', (text) => {
  expect(emailProblem(text)).toBeNull();
});

it.each([
  'a',
  'a@b',
  'a@b.',
  'a b@c.de',
  '@b.co',
  'a@.co',
  'ada@exa_mple.com',
  'ada..b@example.com',
  'ada@example.c',
  `${'a'.repeat(243)}@example.com`,
])('refuses the address %j', (text) => {
  expect(emailProblem(text)).toBe('Please enter a valid email');
});
