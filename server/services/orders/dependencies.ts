import type { Clock } from '#adapters/clock';
import type { Ids } from '#adapters/ids';
import type { Log } from '#adapters/log';
import type { PaymentProvider } from '#adapters/payments/provider';
import type { Database, Queryable } from '#db/connect';

/** Enqueues a job as part of the transaction `tx`, so that it exists exactly when the other changes do. */
export interface OrderJobs {
  makeReport(tx: Queryable, revisionId: string): Promise<void>;
  sendMail(tx: Queryable, mailId: string): Promise<void>;
}

/** What operations on orders need; the server's context provides it. */
export interface OrderDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly payments: PaymentProvider;
  readonly jobs: OrderJobs;
  /** Domain part of Message-IDs. */
  readonly mailDomain: string;
}
