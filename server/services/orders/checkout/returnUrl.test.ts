import { describe, expect, it } from 'vitest';
import { readReturnUrl, withSessionPlaceholder } from './returnUrl.ts';

const own = 'http://localhost:3000';

describe('readReturnUrl', () => {
  it('accepts an address of our own origin, under any loopback name of our port', () => {
    for (const origin of [own, 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      const text = `${origin}/payments/checkout-success?product_id=p`;
      expect(readReturnUrl(text, own)?.href).toBe(text);
    }
  });
  it.each([
    'https://evil.example/payments/checkout-success',
    'http://localhost:3001/x',
    'https://localhost:3000/x',
    'http://localhost:3000@evil.example/',
    'http://user:pass@localhost:3000/',
    'javascript:alert(1)',
    '/payments/checkout-success',
    '',
  ])('refuses %s', (text) => {
    expect(readReturnUrl(text, own)).toBeNull();
  });
  it('accepts only the public origin when that is not a loopback name', () => {
    expect(readReturnUrl('https://globalfit.example/x', 'https://globalfit.example')).not.toBeNull();
    expect(readReturnUrl('http://127.0.0.1:443/x', 'https://globalfit.example')).toBeNull();
  });
});

describe('withSessionPlaceholder', () => {
  it('appends the placeholder with its braces unencoded', () => {
    expect(withSessionPlaceholder(new URL(`${own}/a?product_id=p&additional_countries=2`))).toBe(
      `${own}/a?product_id=p&additional_countries=2&session_id={CHECKOUT_SESSION_ID}`,
    );
    expect(withSessionPlaceholder(new URL(`${own}/a`))).toBe(`${own}/a?session_id={CHECKOUT_SESSION_ID}`);
  });
  it('replaces an existing session id', () => {
    expect(withSessionPlaceholder(new URL(`${own}/a?session_id=old&product_id=p#x`))).toBe(
      `${own}/a?product_id=p&session_id={CHECKOUT_SESSION_ID}`,
    );
  });
});
