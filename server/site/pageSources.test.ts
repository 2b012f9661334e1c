import { PAYING_PAGES } from '@global-fit/contract/payingPages';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from '#security/headers';
import { readConfig } from '#config/config';
import { pageSources } from './pageSources.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};
const HASH = "'sha256-abc'";

const PLAIN = ['/', '/about', '/account', '/account/orders/1/report', '/payments/checkout-success', '/none'];
const SECRET = ['/r/abc', '/partner', '/account/reset-password', '/account/confirm-email'];

function headersOf(path: string, env: Record<string, string> = {}): Record<string, string> {
  const policy = pageSources(readConfig(env))(path);
  return { ...pageHeaders({ ...policy, scriptHashes: [HASH] }) };
}

/** The policy as a map of its directives. */
function policyOf(path: string, env: Record<string, string> = {}): Record<string, readonly string[]> {
  const directives = (headersOf(path, env)['content-security-policy'] ?? '').split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Every host named in a policy. */
const hostsOf = (path: string, env: Record<string, string> = {}) =>
  Object.values(policyOf(path, env))
    .flat()
    .filter((source) => source.includes('//'));

describe.each([...PLAIN, ...SECRET, ...PAYING_PAGES])('the page %s', (path) => {
  it.each([{}, KEYS, { ANALYTICS_ID: 'G-1' }])('runs no script but ours and the listed ones (%j)', (env) => {
    const policy = policyOf(path, env);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(policy['script-src']?.slice(0, 2)).toEqual(["'self'", HASH]);
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|blob:|data:|https:( |$)/);
  });

  it('loads nothing from elsewhere unless a service is configured', () => {
    expect(hostsOf(path)).toEqual([]);
    expect(hostsOf(path, { MAPS_API_KEY: 'k' })).toEqual([]);
  });
});

describe('with keys of the provider', () => {
  it.each(PAYING_PAGES)('the form can open on %s', (path) => {
    const policy = policyOf(path, KEYS);
    expect(policy['script-src']).toContain('https://js.stripe.com');
    expect(policy['connect-src']).toContain('https://api.stripe.com');
    expect(policy['frame-src']).toEqual([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://checkout.stripe.com',
      'https://hooks.stripe.com',
    ]);
    expect(headersOf(path, KEYS)).toMatchObject({
      'permissions-policy': expect.stringContaining('payment=(self "https://js.stripe.com"'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it.each([...PLAIN, ...SECRET])('%s may contact none of its hosts', (path) => {
    expect(hostsOf(path, KEYS)).toEqual([]);
    expect(policyOf(path, KEYS)['frame-src']).toEqual(["'none'"]);
    expect(headersOf(path, KEYS)).not.toHaveProperty('permissions-policy');
  });
});

describe('without them', () => {
  it('may frame our own pages when paying, and nowhere else', () => {
    for (const path of PAYING_PAGES) expect(policyOf(path)['frame-src']).toEqual(["'self'"]);
    for (const path of [...PLAIN, ...SECRET]) expect(policyOf(path)['frame-src']).toEqual(["'none'"]);
  });
});

describe('analytics', () => {
  it('is loaded where it is configured, except on pages opened by a secret link', () => {
    for (const path of PLAIN)
      expect(policyOf(path, { ANALYTICS_ID: 'G-1' })['script-src']).toContain(
        'https://*.googletagmanager.com',
      );
    for (const path of SECRET) expect(hostsOf(path, { ANALYTICS_ID: 'G-1' })).toEqual([]);
  });
});

describe('a form service', () => {
  it('may be sent to from every page, and nothing more', () => {
    const env = { FORM_ENDPOINT: 'https://forms.example/f/1' };
    for (const path of [...PLAIN, ...SECRET]) {
      expect(hostsOf(path, env)).toEqual(['https://forms.example']);
      expect(policyOf(path, env)['connect-src']).toEqual(["'self'", 'https://forms.example']);
    }
  });
});
