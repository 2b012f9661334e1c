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
])('going to %s in a document loaded for %s needs a new one: %s', (to, opened, expected) => {
  expect(needsOwnDocument(to, opened, true)).toBe(expected);
});

it('never loads a new document where the token is not stored, since that would sign out', () => {
  expect(needsOwnDocument('/onboarding', '/about', false)).toBe(false);
});
