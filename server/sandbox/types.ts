import type { TablesRelationalConfig } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Any drizzle PostgreSQL handle: node-postgres or PGlite, the database itself or a transaction of it. */
export type SandboxDatabase = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>, TablesRelationalConfig>,
  'select' | 'insert' | 'update' | 'delete' | 'transaction' | 'execute'
>;

export interface SandboxClock {
  now(): Date;
}

/** Source of unguessable ids: `random(n)` gives n characters of [0-9A-Za-z]. */
export interface SandboxIds {
  random(length: number): string;
}

export interface SandboxKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

export interface SandboxLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export interface SandboxSettings {
  /** Shown on the payment page. */
  readonly merchantName: string;
  /** Seconds from a bank debit to its result, and from a slow refund to its end. */
  readonly settleAfterSeconds: number;
  /** Tax when a session asks for automatic tax, in hundredths of a percent of the discounted price. */
  readonly automaticTaxBasisPoints: number;
  /** Milliseconds before the second, third … attempt of a webhook; after the last one it is given up. */
  readonly webhookRetryMs: readonly number[];
  readonly webhookTimeoutMs: number;
  /** How often the sandbox looks for what has fallen due. */
  readonly pollMs: number;
}

/** What every part of a running sandbox shares. */
export interface SandboxCore {
  readonly db: SandboxDatabase;
  readonly clock: SandboxClock;
  readonly ids: SandboxIds;
  readonly settings: SandboxSettings;
  readonly keys: SandboxKeys;
  readonly log: SandboxLog;
  /** Origin of the product's public app, where the payment pages are. */
  publicUrl(): string;
  /** Where events are posted; null keeps no deliveries. */
  webhookUrl(): string | null;
  /** Called after a commit that made events. */
  wake(): void;
}

/** The request an event names as its cause. */
export interface RequestCause {
  readonly id: string;
  readonly idempotency_key: string | null;
}

/** One transaction under way: everything inside goes through `tx` and sees one `now`. */
export interface Work {
  readonly tx: SandboxDatabase;
  readonly core: SandboxCore;
  /** Unix seconds. */
  readonly now: number;
  /** Null when the cause is not an API call (a customer on the page, the clock). */
  readonly cause: RequestCause | null;
}
