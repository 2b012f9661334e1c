import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { goOn, newCustomer } from '../crash/customer.ts';
import type { Known } from './calls.ts';

const AT_ONCE = 8;
/** The provider's event about a payment arrives a moment after the customer has pressed the button. */
const PAID_LIMIT_MS = 30_000;

async function call(
  origin: string,
  path: string,
  method: string,
  token: string,
  body: object,
): Promise<void> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Size of the home page as browsers receive it, compressed. */
function pageBytes(origin: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(origin, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/**
 * Real customers: each created an account, answered, consented to health answers, ordered and paid. Returns what the
 * client needs to continue as them.
 */
export async function meetCustomers(origin: string, databaseUrl: string, count: number): Promise<Known> {
  const began = new Date();
  const customers = Array.from({ length: count }, (_, n) =>
    newCustomer(`saver${n}-${Date.now()}@example.org`, n, 'pay', false),
  );
  const left = [...customers];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.pop(); one; one = left.pop()) {
        await goOn(origin, one);
        await call(origin, '/api/v1/consents/health', 'PUT', String(one.token), { text_version: 'load' });
      }
    }),
  );
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const sessions = async () => {
    const { rows } = await database.query<{ id: string }>(
      `select s.id from checkout_sessions s join orders o on o.id = s.order_id
       where o.state = 'paid' and o.created_at >= $1`,
      [began],
    );
    return rows.map(({ id }) => id);
  };
  const limit = performance.now() + PAID_LIMIT_MS;
  let paid = await sessions();
  for (; paid.length < count && performance.now() < limit; paid = await sessions()) await delay(200);
  await database.end();
  if (paid.length < count) throw new Error(`Only ${paid.length} of ${count} orders were paid in time.`);
  return {
    pageBytes: await pageBytes(origin),
    savers: customers.map(({ token }) => ({ token: String(token), version: 0 })),
    sessions: paid,
  };
}
