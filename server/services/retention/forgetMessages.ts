import { and, inArray, lt, ne } from 'drizzle-orm';
import { contactMessages, hasContent, mails } from '#db/schema/mails';
import type { Context } from '../../context.ts';
import { inBatches } from './inBatches.ts';
import { daysBefore, KEEP, monthsBefore } from './periods.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/** Deletes contact messages a year after they arrived. */
export function forgetContactMessages({ db, clock }: Parts): Promise<number> {
  const before = monthsBefore(clock.now(), KEEP.contactMessageMonths);
  return inBatches(async (size) => {
    const old = db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(lt(contactMessages.createdAt, before))
      .limit(size);
    return db
      .delete(contactMessages)
      .where(inArray(contactMessages.id, old))
      .returning({ id: contactMessages.id });
  });
}

/** Empties messages that were sent, or failed for good, 90 days ago. Their existence, recipient and date stay. */
export function forgetMailContent({ db, clock }: Parts): Promise<number> {
  const before = daysBefore(clock.now(), KEEP.mailContentDays);
  return inBatches(async (size) => {
    const old = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(hasContent, lt(mails.createdAt, before), ne(mails.state, 'queued')))
      .orderBy(mails.createdAt)
      .limit(size);
    return db
      .update(mails)
      .set({ payload: {}, lastError: null })
      .where(inArray(mails.id, old))
      .returning({ id: mails.id });
  });
}
