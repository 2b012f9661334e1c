/** A connection of either driver. */
interface Connection {
  query(...args: never[]): Promise<unknown>;
}

/** The statements of one transaction, each sent once the one before it has ended. */
export interface OneByOne<Client> {
  /** What drizzle uses in place of the connection. */
  readonly client: Client;
  /**
   * Resolves once everything asked of the client has been sent and has ended; refuses what comes later. Throws the
   * error of the first statement that failed, even where it was caught: the transaction can then only be rolled back.
   */
  finish(): Promise<void>;
  /** Refuses every statement not sent yet; resolves once the one that was sent has ended. */
  close(): Promise<void>;
}

/**
 * Puts a queue before a connection. The drivers have queues of their own, which pg is about to give up, but nothing in
 * those can be withdrawn: a statement queued behind the roll-back would run after it, in no transaction, and be kept.
 */
export function oneByOne<Client extends Connection>(connection: Client): OneByOne<Client> {
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let failure: { readonly error: unknown } | null = null;
  const query = (...args: never[]): Promise<unknown> => {
    const statement = last.then(() => {
      if (isClosed) throw new Error('A statement came after the end of its transaction.');
      return connection.query(...args);
    });
    last = statement.catch((error: unknown) => {
      failure ??= { error };
    });
    return statement;
  };
  return {
    client: { query } as unknown as Client,
    async finish() {
      for (let awaited: unknown = null; awaited !== last; ) {
        awaited = last;
        await last;
      }
      isClosed = true;
      if (failure) throw failure.error;
    },
    async close() {
      isClosed = true;
      await last;
    },
  };
}
