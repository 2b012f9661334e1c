import { expect, it } from 'vitest';
import { namedByHash } from './namedByHash.ts';

it.each([
  ['', ''],
  ['#', ''],
  ['#faq', 'faq'],
  ['#how%2Dit%2Dworks', 'how-it-works'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('reads %j as %j', (hash, name) => {
  expect(namedByHash(hash)).toBe(name);
});
