/**
 * Where around a statement a process may die. `committed` is after the transaction is durable and before anybody is
 * told.
 */
export const MOMENTS = ['before', 'after', 'uncommitted', 'committed'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A step between profile and mail, recognised by the statement (or the file) that it writes. */
export interface FaultPoint {
  readonly name: string;
  /** Matches the SQL text, or `link <path>` and `rename <path>` for files. */
  readonly pattern: RegExp;
}

export const FAULT_POINTS: readonly FaultPoint[] = [
  { name: 'draft saved', pattern: /(insert into|update) "drafts"/ },
  { name: 'draft ended', pattern: /delete from "drafts"/ },
  { name: 'profile written', pattern: /insert into "profiles"/ },
  { name: 'order written', pattern: /insert into "orders"/ },
  { name: 'provider makes the session', pattern: /insert into "sandbox_objects"/ },
  { name: 'session written down', pattern: /insert into "checkout_sessions"/ },
  { name: 'provider takes the payment', pattern: /update "sandbox_objects"/ },
  { name: 'provider posts the event', pattern: /update "sandbox_deliveries"/ },
  { name: 'event recorded', pattern: /insert into "provider_events"/ },
  { name: 'order moved', pattern: /update "orders"/ },
  { name: 'order event written', pattern: /insert into "order_events"/ },
  { name: 'revision made', pattern: /insert into "report_revisions"/ },
  { name: 'mail queued', pattern: /insert into "mails"/ },
  { name: 'job sent', pattern: /insert into pgboss\.job/i },
  { name: 'job touched', pattern: /update pgboss\.job/i },
  { name: 'report moved', pattern: /update "report_revisions"/ },
  { name: 'PDF stored', pattern: /^rename .*reports/ },
  { name: 'message file made', pattern: /^link .*mail/ },
  { name: 'message marked', pattern: /update "mails"/ },
];

/** What the driver tells a process: to die around the nth time a step is reached. */
export interface Fault {
  /** Null for any statement. */
  readonly point: string | null;
  readonly moment: Moment;
  readonly nth: number;
}

/** Messages between the driver and a process under test. */
export type ToProcess = { readonly arm: Fault | null } | { readonly ask: number; readonly sql: string };
export type FromProcess =
  | { readonly answer: number; readonly rows: readonly Record<string, unknown>[] }
  | { readonly answer: number; readonly fault: string };
