import { z } from 'zod';
import { LOG_LEVELS } from '#adapters/log';
import { LIMITED_ACTIONS, type LimitedAction } from './rateLimits.ts';
import * as read from './values.ts';

const ROLES = ['all', 'web', 'worker'] as const;

const rateLimitVariables = Object.fromEntries(
  LIMITED_ACTIONS.map((action) => [`RATE_LIMIT_${action}`, read.rateLimit.optional()]),
) as Record<`RATE_LIMIT_${LimitedAction}`, ReturnType<typeof read.rateLimit.optional>>;

/** Every variable the server reads; docs/operations.md says what each does. An empty value counts as absent. */
export const environmentSchema = z.object({
  PORT: read.wholeNumber(1, 65_535).default(3000),
  HOST: read.text.default('127.0.0.1'),
  PUBLIC_URL: read.origin.optional(),
  DATA_DIR: read.text.default('./.data'),
  DATABASE_URL: read.url('postgres', 'postgresql').optional(),
  SECRET_KEY: read.secretList.optional(),
  STRIPE_SECRET_KEY: read.startingWith('sk_test_', 'sk_live_', 'rk_test_', 'rk_live_').optional(),
  STRIPE_PUBLISHABLE_KEY: read.startingWith('pk_test_', 'pk_live_').optional(),
  STRIPE_WEBHOOK_SECRET: read.startingWith('whsec_').optional(),
  STRIPE_TAX: read.word(['off', 'auto']).default('off'),
  ALLOW_SANDBOX: read.flag.default(false),
  SMTP_URL: read.url('smtp', 'smtps').optional(),
  MAIL_FROM: read.sender.optional(),
  MAPS_API_KEY: read.text.optional(),
  FORM_ENDPOINT: read.url('http', 'https').optional(),
  ANALYTICS_ID: read.text.optional(),
  NARRATIVE_API_URL: read.url('http', 'https').optional(),
  NARRATIVE_API_KEY: read.text.optional(),
  NARRATIVE_MODEL: read.text.optional(),
  ROLE: read.word(ROLES).default('all'),
  OBJECT_STORE_URL: read.objectStore.optional(),
  TRUST_PROXY: read.proxies.default(false),
  REVIEW: read.word(['auto', 'hold']).default('auto'),
  METRICS_TOKEN: read.secret.optional(),
  LOG_LEVEL: read.word(LOG_LEVELS).default('info'),
  ...rateLimitVariables,
});

export type Environment = z.infer<typeof environmentSchema>;
