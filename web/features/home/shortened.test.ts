import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('cuts a quote of more than 120 characters and leaves shorter ones', () => {
  expect(shortened('a'.repeat(120))).toBe('a'.repeat(120));
  expect(shortened('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});
