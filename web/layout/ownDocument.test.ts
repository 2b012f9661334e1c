import { expect, it } from 'vitest';
import { needsOwnDocument } from './ownDocument.ts';

it.each([
  ['/onboarding', '/about', true],
  ['/onboarding?product=gold', '/resources/free-survey', true],
  ['/account/country-analysis?country=PRT', '/account/sign-in', true],
  ['/onboarding', '/onboarding', false],
  ['/account/country-analysis', '/onboarding', false],
  ['/about', '/resources', false],
  ['/about', '/onboarding', false],
])('%s in a document that was loaded for %s: %s', (to, opened, expected) => {
  expect(needsOwnDocument(to, opened, true)).toBe(expected);
});

it('signs nobody out whose token the browser would not keep', () => {
  expect(needsOwnDocument('/onboarding', '/about', false)).toBe(false);
});
