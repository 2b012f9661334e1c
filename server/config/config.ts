import { resolve } from 'node:path';
import { type Environment, environmentSchema } from './environment.ts';
import { configProblems } from './problems.ts';
import { LIMITED_ACTIONS, RATE_LIMITS, type RateLimits } from './rateLimits.ts';

export interface Config extends Omit<Environment, 'PUBLIC_URL' | 'DATA_DIR' | 'MAIL_FROM'> {
  /** Origin of links and redirects, without a trailing slash. */
  readonly PUBLIC_URL: string;
  /** Absolute path. */
  readonly DATA_DIR: string;
  readonly MAIL_FROM: string;
  /** True where no provider key is set, so that payments go to the sandbox. */
  readonly sandbox: boolean;
  readonly rateLimits: RateLimits;
}

/** Thrown by `readConfig`. Each problem is one line for the operator and contains no secret. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Variables whose values may be quoted in messages; the others may contain secrets. */
const QUOTABLE = new Set([
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'STRIPE_TAX',
  'ALLOW_SANDBOX',
  'ROLE',
  'TRUST_PROXY',
  'REVIEW',
  'LOG_LEVEL',
]);

function lineOf(name: string, must: string, value: string | undefined): string {
  const quotable = QUOTABLE.has(name) || name.startsWith('RATE_LIMIT_');
  return quotable && value !== undefined ? `${name} ${must}, not "${value}".` : `${name} ${must}.`;
}

function unknownRateLimits(names: readonly string[]): string[] {
  const known = new Set(LIMITED_ACTIONS.map((action) => `RATE_LIMIT_${action}`));
  return names
    .filter((name) => name.startsWith('RATE_LIMIT_') && !known.has(name))
    .map((name) => `${name} is not a limit; there are ${[...known].join(', ')}.`);
}

function limitsOf(environment: Environment): RateLimits {
  const entries = LIMITED_ACTIONS.map((action) => {
    const given = environment[`RATE_LIMIT_${action}`];
    return [action, given ? given.limit : RATE_LIMITS[action]];
  });
  return Object.fromEntries(entries) as RateLimits;
}

/** Reads the configuration from environment variables. Throws `ConfigError` with one line per problem. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(present);
  const unknown = unknownRateLimits(Object.keys(present));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return lineOf(name, message, present[name]);
    });
    throw new ConfigError([...lines, ...unknown]);
  }
  const environment = parsed.data;
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const problems = [...unknown, ...configProblems(environment, publicUrl)];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...environment,
    PUBLIC_URL: publicUrl,
    DATA_DIR: resolve(environment.DATA_DIR),
    MAIL_FROM: environment.MAIL_FROM ?? `Global Fit <reports@${new URL(publicUrl).hostname}>`,
    sandbox: environment.STRIPE_SECRET_KEY === undefined,
    rateLimits: limitsOf(environment),
  };
}
