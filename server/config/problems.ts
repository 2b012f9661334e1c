import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

const isLive = (key: string | undefined) => key !== undefined && /^[a-z]+_live_/.test(key);

function databaseProblems(environment: Environment): string[] {
  const problems: string[] = [];
  if (environment.ROLE !== 'all' && !environment.DATABASE_URL) {
    problems.push(
      `ROLE=${environment.ROLE} needs DATABASE_URL: the embedded database serves one process, so only ROLE=all can use it.`,
    );
  }
  if (environment.DATABASE_URL && !environment.SECRET_KEY) {
    problems.push('SECRET_KEY is required with DATABASE_URL: processes that count together share it.');
  }
  return problems;
}

function paymentProblems(environment: Environment, publicUrl: string): string[] {
  const {
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: webhook,
  } = environment;
  const { hostname } = new URL(publicUrl);
  if (!secret) {
    const problems = publishable
      ? [
          'STRIPE_PUBLISHABLE_KEY is set without STRIPE_SECRET_KEY: set all three, or neither key for the sandbox.',
        ]
      : [];
    if (!isLoopback(hostname) && !environment.ALLOW_SANDBOX) {
      problems.push(
        `PUBLIC_URL=${publicUrl} is public but there is no STRIPE_SECRET_KEY: set the payment keys, or ALLOW_SANDBOX=1 to show test payments to the public.`,
      );
    }
    return problems;
  }
  const problems = [
    publishable ? null : 'STRIPE_PUBLISHABLE_KEY is required with STRIPE_SECRET_KEY.',
    webhook ? null : 'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY.',
    publishable && isLive(publishable) !== isLive(secret)
      ? 'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must both be live or both be test keys.'
      : null,
    isLive(secret) && !environment.SMTP_URL
      ? 'STRIPE_SECRET_KEY is a live key but there is no SMTP_URL: paid reports could not be delivered.'
      : null,
  ];
  return problems.filter((problem) => problem !== null);
}

function narrativeProblems(environment: Environment): string[] {
  const { NARRATIVE_API_URL: api, NARRATIVE_API_KEY: key, NARRATIVE_MODEL: model } = environment;
  if (api && !model) return ['NARRATIVE_MODEL is required with NARRATIVE_API_URL.'];
  if (!api && (key || model))
    return ['NARRATIVE_API_URL is required with NARRATIVE_API_KEY and NARRATIVE_MODEL.'];
  return [];
}

/** Services that receive data about customers: never unencrypted, except on this machine. */
const ENCRYPTED = ['NARRATIVE_API_URL', 'FORM_ENDPOINT'] as const;

const inTheClear = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname);
};

function encryptionProblems(environment: Environment, publicUrl: string): string[] {
  const services = ENCRYPTED.filter((name) => inTheClear(environment[name] ?? 'https://nowhere.invalid'));
  const problems = services.map(
    (name) => `${name} must start with https://: customers' words are sent there.`,
  );
  return isLive(environment.STRIPE_SECRET_KEY) && inTheClear(publicUrl)
    ? [...problems, 'STRIPE_SECRET_KEY is a live key but PUBLIC_URL does not start with https://.']
    : problems;
}

/** Rules that involve several variables; one line for each that is violated. */
export function configProblems(environment: Environment, publicUrl: string): readonly string[] {
  return [
    ...databaseProblems(environment),
    ...paymentProblems(environment, publicUrl),
    ...narrativeProblems(environment),
    ...encryptionProblems(environment, publicUrl),
  ];
}
