import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { mails } from '#db/schema/mails';
import type { Context } from '../../context.ts';

export type MailRow = typeof mails.$inferSelect;
type Parts = Pick<Context, 'db' | 'clock' | 'log'>;

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

const fromNow = ({ clock }: Parts) => new Date(clock.now().getTime() + CLAIM_MS);

/** Claims a queued message for an attempt. Null where it is no longer queued. Throws `MailBusy`. */
async function claim({ db, clock }: Parts, mailId: string, until: Date): Promise<MailRow | null> {
  const free = or(isNull(mails.claimedUntil), lte(mails.claimedUntil, clock.now()));
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
  const until = fromNow(parts);
  const mail = await claim(parts, mailId, until);
  if (!mail) return;
  /** Every expiry that this attempt gave its claim, since it is unknown whether a failed renewal was stored. */
  const ends = [until];
  /** Changes nothing once another attempt has taken over. */
  const move = async (to: Date | null) => {
    const mine = and(eq(mails.id, mailId), inArray(mails.claimedUntil, [...ends]));
    if (to !== null) ends.push(to);
    await db
      .update(mails)
      .set({ claimedUntil: to })
      .where(mine)
      .catch((reason: unknown) =>
        log.warn({ err: reason, mailId }, 'the claim on a message was not changed'),
      );
  };
  const renewal = setInterval(() => void move(fromNow(parts)), RENEW_MS);
  try {
    await work(mail);
  } catch (error) {
    await move(null);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
