import type { TablesRelationalConfig } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Any drizzle handle for PostgreSQL: node-postgres or PGlite, the database or a transaction. */
export type SandboxDatabase = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>, TablesRelationalConfig>,
  'select' | 'insert' | 'update' | 'delete' | 'transaction' | 'execute'
>;

export interface SandboxClock {
  now(): Date;
}

/** Source of unguessable ids: `random(n)` returns n characters of [0-9A-Za-z]. */
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
  /** Milliseconds before the second, third … attempt of a webhook; after the last it is given up. */
  readonly webhookRetryMs: readonly number[];
  readonly webhookTimeoutMs: number;
  /** How often the sandbox checks for what is due. */
  readonly pollMs: number;
}

/** What all parts of a running sandbox share. */
export interface SandboxCore {
  readonly db: SandboxDatabase;
  readonly clock: SandboxClock;
  readonly ids: SandboxIds;
  readonly settings: SandboxSettings;
  readonly keys: SandboxKeys;
  readonly log: SandboxLog;
  /** Origin of the product's public app with the payment pages. */
  publicUrl(): string;
  /** Where events are posted; null for no deliveries. */
  webhookUrl(): string | null;
  /** Called after a commit that created events. */
  wake(): void;
}

/** The request named as the cause of an event. */
export interface RequestCause {
  readonly id: string;
  readonly idempotency_key: string | null;
}

/** A transaction in progress: everything inside uses `tx` and sees the same `now`. */
export interface Work {
  readonly tx: SandboxDatabase;
  readonly core: SandboxCore;
  /** Unix seconds. */
  readonly now: number;
  /** Null where the cause is not an API call (a customer on the page, the clock). */
  readonly cause: RequestCause | null;
}
