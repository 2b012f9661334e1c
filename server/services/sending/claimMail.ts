import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { mails } from '#db/schema/mails';
import type { Context } from '../../context.ts';

export type MailRow = typeof mails.$inferSelect;
type Parts = Pick<Context, 'db' | 'clock' | 'log'>;

/** How long a claim holds that nobody renews: a process that died is missed after this. */
export const CLAIM_MS = 20_000;
const RENEW_MS = 5_000;

/** Another try has the message at the moment; this one comes back later, in case that one dies. */
export class MailBusy extends Error {
  constructor() {
    super('Another try is handing this message over.');
    this.name = 'MailBusy';
  }
}

const fromNow = ({ clock }: Parts) => new Date(clock.now().getTime() + CLAIM_MS);

/** Takes a queued message for one try. Null when it is not queued any more. Throws `MailBusy`. */
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
 * Hands a queued message over while nobody else does: of two tries at once the later throws `MailBusy`.
 * `work` notes what came of it; when it throws, the message is free for the next try at once.
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
  /** Every end that this try gave its claim: whether one that met an error was written nobody knows. */
  const ends = [until];
  /** Changes nothing once another has taken over. */
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
