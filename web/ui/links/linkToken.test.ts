import { expect, it } from 'vitest';
import { tokenOf } from './linkToken.ts';

it('reads the token from the hash', () => {
  expect(tokenOf('#token=a-b_c')).toBe('a-b_c');
  expect(tokenOf('#token=')).toBeNull();
  expect(tokenOf('#contact')).toBeNull();
  expect(tokenOf('#')).toBeNull();
  expect(tokenOf('')).toBeNull();
});
