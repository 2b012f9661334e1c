import type { Clock } from '#adapters/clock';
import type { Ids } from '#adapters/ids';
import type { Log } from '#adapters/log';
import type { PaymentProvider } from '#adapters/payments/provider';
import type { Database, Queryable } from '#db/connect';

/** Puts a job into the database's queue as part of the transaction `tx`: it exists exactly when the rest does. */
export interface OrderJobs {
  makeReport(tx: Queryable, revisionId: string): Promise<void>;
  sendMail(tx: Queryable, mailId: string): Promise<void>;
}

/** What the operations on orders need; the server's context satisfies it. */
export interface OrderDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly payments: PaymentProvider;
  readonly jobs: OrderJobs;
  /** Right-hand side of Message-IDs. */
  readonly mailDomain: string;
}
