import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('cuts quotes of more than 120 characters only', () => {
  expect(shortened('a'.repeat(120))).toBe('a'.repeat(120));
  expect(shortened('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});
