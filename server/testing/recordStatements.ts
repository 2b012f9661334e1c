import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { DatabaseHandle } from '#db/connect';

const recording = new AsyncLocalStorage<string[]>();

/** The SQL of a "parse" message of the protocol; null for every other message. */
function parsedText(message: Uint8Array): string | null {
  if (message[0] !== 'P'.charCodeAt(0)) return null;
  const [, text = ''] = Buffer.from(message).subarray(5).toString('utf8').split('\0');
  return text;
}

function watchPglite(client: PGlite): void {
  const original = client.execProtocolRaw.bind(client);
  const replacement: typeof original = (message, options) => {
    const text = parsedText(message);
    if (text !== null) recording.getStore()?.push(text);
    return original(message, options);
  };
  Object.defineProperty(client, 'execProtocolRaw', { value: replacement });
}

let watched = false;
function watchPg(): void {
  if (watched) return;
  watched = true;
  const original = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function query(this: Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string }).text;
    if (text !== undefined) recording.getStore()?.push(text);
    return original.apply(this, args);
  } as typeof Client.prototype.query;
}

/**
 * Returns a function that runs some work and lists its statements in order, without their values. Statements made by
 * others meanwhile, such as the queue, are not included.
 */
export function recordStatements({
  db,
}: DatabaseHandle): (work: () => Promise<unknown>) => Promise<readonly string[]> {
  if (db.$client instanceof PGlite) watchPglite(db.$client);
  else watchPg();
  return async (work) => {
    const statements: string[] = [];
    await recording.run(statements, work);
    return statements;
  };
}
