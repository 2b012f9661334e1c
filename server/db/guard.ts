import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';

/** Set while code runs in an open transaction; `open` becomes false when that ends. */
interface Marker {
  open: boolean;
}

const current = new AsyncLocalStorage<Marker>();

/** A query on the outer database, or a call to the outside, within an open transaction. Always a defect in our code. */
export class TransactionMisuse extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TransactionMisuse';
  }
}

/** Whether the caller is inside an open transaction. */
export function insideTransaction(): boolean {
  return current.getStore()?.open === true;
}

/**
 * Every adapter that leaves the process (payment provider, mail, HTTP, file store) calls this first: a row lock must
 * never wait for the network. Throws `TransactionMisuse` inside an open transaction.
 */
export function assertNoTransaction(what: string): void {
  if (insideTransaction()) {
    throw new TransactionMisuse(`${what} was called inside a database transaction.`);
  }
}

/** Runs `work` marked as inside a transaction until it settles. */
export async function markTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const marker: Marker = { open: true };
  try {
    return await current.run(marker, work);
  } finally {
    marker.open = false;
  }
}

function refuse(): void {
  if (insideTransaction()) {
    throw new TransactionMisuse(
      'The outer database was used inside a transaction: use the transaction handed to the function.',
    );
  }
}

/** On PGlite such a query would wait for its own transaction for ever. */
export function guardPglite(client: PGlite): void {
  for (const method of ['query', 'exec', 'transaction'] as const) {
    const original = client[method].bind(client) as (...args: unknown[]) => Promise<unknown>;
    const replacement = async (...args: unknown[]) => {
      refuse();
      return original(...args);
    };
    Object.defineProperty(client, method, { value: replacement });
  }
}

/** With a pool it would run outside the transaction unnoticed, or wait for a free connection. */
export function guardPool(pool: Pool): void {
  const guarded = (method: 'query' | 'connect') => {
    const original = pool[method].bind(pool) as (...args: unknown[]) => unknown;
    const replacement = (...args: unknown[]) => {
      refuse();
      return original(...args);
    };
    Object.defineProperty(pool, method, { value: replacement });
  };
  guarded('query');
  guarded('connect');
}
