import { expect, it } from 'vitest';
import { nextPath, signInFrom } from './nextPath.ts';

it('returns to a page of this site, with its query and hash', () => {
  expect(nextPath('/account/orders/1?edition=2#roadmap', '/account')).toBe(
    '/account/orders/1?edition=2#roadmap',
  );
  expect(nextPath(null, '/account')).toBe('/account');
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'account',
  '',
])('ignores %j', (next) => {
  expect(nextPath(next, '/account')).toBe('/account');
});

it('does not return to the sign-in page itself', () => {
  expect(nextPath('/account/sign-in?next=/x', '/account', ['/account/sign-in'])).toBe('/account');
  expect(nextPath('/account/sign-in/', '/account', ['/account/sign-in'])).toBe('/account');
});

it('keeps the whole address that somebody came from', () => {
  const address = signInFrom('/account/sign-in', '/account/orders/1/report?edition=2#a');
  const next = new URL(address, 'https://x.invalid').searchParams.get('next');
  expect(nextPath(next, '/account')).toBe('/account/orders/1/report?edition=2#a');
});
