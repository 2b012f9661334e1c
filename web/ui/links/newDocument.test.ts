import { expect, it } from 'vitest';
import { needsNewDocument } from './newDocument.ts';

it.each([
  ['/onboarding', '/about', true],
  ['/onboarding?product=gold', '/', true],
  ['/onboarding', '/account/country-analysis', true],
  ['/account/country-analysis?country=PRT', '/account', true],
  ['/onboarding', '/onboarding', false],
  ['/onboarding?product=gold', '/onboarding', false],
  ['/about', '/onboarding', false],
])('a link to %s on %s loads a new document: %s', (to, pathname, expected) => {
  expect(needsNewDocument(to, pathname)).toBe(expected);
});
