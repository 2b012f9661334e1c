import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { mails } from '#db/schema/mails';
import type { Context } from '../../context.ts';

export type MailRow = typeof mails.$inferSelect;
type Parts = Pick<Context, 'db' | 'log'>;

/** How long a claim lasts without renewal; a dead process is noticed after this. */
export const CLAIM_MS = 20_000;
const RENEW_MS = 5_000;

/** Another attempt holds the message; this one is retried later, in case that one dies. */
export class MailBusy extends Error {
  constructor() {
    super('Another try is handing this message over.');
    this.name = 'MailBusy';
  }
}

/** The end of a claim made now, by the database's clock: machines that send may differ by more than a claim lasts. */
async function fromNow({ db }: Parts): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(sql`select extract(epoch from now())::float8 as now`);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time.');
  return new Date(Math.floor(row.now * 1000) + CLAIM_MS);
}

/** Claims a queued message for an attempt. Null where it is no longer queued. Throws `MailBusy`. */
async function claim({ db }: Parts, mailId: string, until: Date): Promise<MailRow | null> {
  const free = or(isNull(mails.claimedUntil), lte(mails.claimedUntil, sql`now()`));
  const [claimed] = await db
    .update(mails)
    .set({ claimedUntil: until })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued'), free))
    .returning();
  if (claimed) return claimed;
  const [other] = await db.select({ state: mails.state }).from(mails).where(eq(mails.id, mailId));
  if (other?.state === 'queued') throw new MailBusy();
  return null;
}

/**
 * Sends a queued message while nobody else does: of two simultaneous attempts the later throws `MailBusy`. `work`
 * records the result; where it throws, the message is free for the next attempt at once.
 */
export async function whileClaimed(
  parts: Parts,
  mailId: string,
  work: (mail: MailRow) => Promise<void>,
): Promise<void> {
  const { db, log } = parts;
  const until = await fromNow(parts);
  const mail = await claim(parts, mailId, until);
  if (!mail) return;
  /** Every expiry that this attempt gave its claim, since it is unknown whether a failed renewal was stored. */
  const ends = [until];
  /** Changes nothing once another attempt has taken over. */
  const move = async (ask: () => Promise<Date | null>) => {
    try {
      const to = await ask();
      const mine = and(eq(mails.id, mailId), inArray(mails.claimedUntil, [...ends]));
      if (to !== null) ends.push(to);
      await db.update(mails).set({ claimedUntil: to }).where(mine);
    } catch (error) {
      log.warn({ err: error, mailId }, 'the claim on a message was not changed');
    }
  };
  const renewal = setInterval(() => void move(() => fromNow(parts)), RENEW_MS);
  try {
    await work(mail);
  } catch (error) {
    await move(() => Promise.resolve(null));
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
