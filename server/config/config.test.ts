import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { RATE_LIMITS } from './rateLimits.ts';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const secret = 'k'.repeat(32);
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};

describe('readConfig', () => {
  it('needs no variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      ROLE: 'all',
      REVIEW: 'auto',
      STRIPE_TAX: 'off',
      LOG_LEVEL: 'info',
      MAIL_FROM: 'Global Fit <reports@localhost>',
      sandbox: true,
      TRUST_PROXY: false,
    });
    expect(config.DATA_DIR).toBe(`${process.cwd()}/.data`);
  });

  it('reads given values, takes the public port from PORT and treats empty values as absent', () => {
    expect(readConfig({ PORT: '8080', SMTP_URL: ' ' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://fit.example/', ALLOW_SANDBOX: '1' }).PUBLIC_URL).toBe(
      'https://fit.example',
    );
    expect(
      readConfig({ DATABASE_URL: 'postgres://x/y', SECRET_KEY: `${secret}, ${secret}2` }).SECRET_KEY,
    ).toEqual([secret, `${secret}2`]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).TRUST_PROXY).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
    expect(readConfig({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe(1);
    const limits = readConfig({ RATE_LIMIT_LOGIN: '3/60', RATE_LIMIT_SIGNUP: 'off' }).rateLimits;
    expect(limits.LOGIN).toEqual({ count: 3, seconds: 60 });
    expect(limits.SIGNUP).toBeNull();
    expect(limits.QUIZ).toEqual(RATE_LIMITS.QUIZ);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number between 1 and 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number between 1 and 65535, not "70000".'],
    [{ ROLE: 'boss' }, 'ROLE must be all, web or worker, not "boss".'],
    [{ REVIEW: 'maybe' }, 'REVIEW must be auto or hold, not "maybe".'],
    [
      { PUBLIC_URL: 'https://fit.example/app', ALLOW_SANDBOX: '1' },
      'PUBLIC_URL must be an http or https origin',
    ],
    [
      { METRICS_TOKEN: 'too-short-and-secret' },
      'METRICS_TOKEN must be at least 32 characters without a space.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be off, a number of proxies'],
    [{ RATE_LIMIT_LOGIN: 'ten' }, 'RATE_LIMIT_LOGIN must be off, or a count and a number of seconds'],
    [{ RATE_LIMIT_LOGINS: '1/1' }, 'RATE_LIMIT_LOGINS is not a limit'],
    [{ NARRATIVE_API_URL: 'https://api.example/v1' }, 'NARRATIVE_MODEL is required'],
    [{ MAIL_FROM: 'Global Fit' }, 'MAIL_FROM must be an address, or a name and an address'],
    [{ OBJECT_STORE_URL: 'https://store.example/bucket' }, 'OBJECT_STORE_URL must have the form https://KEY'],
    [
      { OBJECT_STORE_URL: 's3://key:secret@store.example/' },
      'OBJECT_STORE_URL must have the form https://KEY',
    ],
    [{ OBJECT_STORE_URL: 's3://key:5%@store.example/b' }, 'OBJECT_STORE_URL must have the form https://KEY'],
    [{ ALLOW_SANDBOX: 'perhaps' }, 'ALLOW_SANDBOX must be 1 or 0, not "perhaps".'],
  ])('answers %o with one clear line', (variables, line) => {
    const problems = problemsOf(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(line);
  });

  it('never quotes a secret', () => {
    const problems = problemsOf({
      SECRET_KEY: 'hush',
      STRIPE_SECRET_KEY: 'hush',
      DATABASE_URL: 'mysql://u:hush@h/d',
      OBJECT_STORE_URL: 's3://a:hush@endpoint.example/',
    });
    expect(problems).toHaveLength(4);
    expect(problems.join()).not.toContain('hush');
  });

  it('names every wrong value at once', () => {
    expect(problemsOf({ PORT: 'x', ROLE: 'y', REVIEW: 'z' })).toHaveLength(3);
  });
});

describe('rules between variables', () => {
  it('refuses a role other than all on the embedded database', () => {
    expect(problemsOf({ ROLE: 'worker' })[0]).toContain('ROLE=worker needs DATABASE_URL');
    expect(problemsOf({ ROLE: 'web', DATABASE_URL: 'postgres://x/y', SECRET_KEY: secret })).toEqual([]);
  });

  it('requires a shared key with a shared database', () => {
    expect(problemsOf({ DATABASE_URL: 'postgresql://x/y' })[0]).toContain(
      'SECRET_KEY is required with DATABASE_URL',
    );
  });

  it.each(['http://localhost:9', 'http://127.0.0.1:9', 'http://[::1]:9', 'http://shop.localhost'])(
    'allows the sandbox on %s',
    (PUBLIC_URL) => {
      expect(problemsOf({ PUBLIC_URL })).toEqual([]);
    },
  );

  it('does not serve test payments to the public unless told to', () => {
    const PUBLIC_URL = 'https://fit.example';
    expect(problemsOf({ PUBLIC_URL })[0]).toContain('ALLOW_SANDBOX=1');
    expect(problemsOf({ PUBLIC_URL, ALLOW_SANDBOX: '0' })).toHaveLength(1);
    expect(problemsOf({ PUBLIC_URL, ALLOW_SANDBOX: '1' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL, ...stripe })).toEqual([]);
  });

  it('requires all three payment keys, of one kind', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_a' })).toHaveLength(2);
    expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_a' })[0]).toContain('without STRIPE_SECRET_KEY');
    expect(problemsOf({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_a' })[0]).toContain('both be live');
  });

  it('sends customer data without encryption only within this machine', () => {
    const narrative = (url: string) => problemsOf({ NARRATIVE_API_URL: url, NARRATIVE_MODEL: 'm' });
    expect(narrative('http://api.example/v1')).toEqual([
      "NARRATIVE_API_URL must start with https://: customers' words are sent there.",
    ]);
    for (const url of ['https://api.example/v1', 'http://127.0.0.1:9/v1']) expect(narrative(url)).toEqual([]);
    expect(problemsOf({ FORM_ENDPOINT: 'http://forms.example/f/1' })[0]).toContain(
      'FORM_ENDPOINT must start',
    );
    const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' };
    const shop = { ...live, SMTP_URL: 'smtps://mail.example' };
    expect(problemsOf({ ...shop, PUBLIC_URL: 'http://fit.example' })).toEqual([
      'STRIPE_SECRET_KEY is a live key but PUBLIC_URL does not start with https://.',
    ]);
    expect(problemsOf({ ...shop, PUBLIC_URL: 'https://fit.example' })).toEqual([]);
  });

  it('never accepts real payments without a way to send mail', () => {
    const live = {
      ...stripe,
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
      ALLOW_SANDBOX: '1',
    };
    expect(problemsOf(live)[0]).toContain('no SMTP_URL');
    expect(problemsOf({ ...live, SMTP_URL: 'smtp://mail.example' })).toEqual([]);
  });
});
