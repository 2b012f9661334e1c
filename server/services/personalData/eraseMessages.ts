import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import { inTransaction } from '#db/transaction';
import { eraseMessagesFrom } from '#services/contact/ownMessages';
import { ERASED_ADDRESS, ERASED_NAME } from '#services/orders/erasedPerson';
import type { Context } from '../../context.ts';

/** Messages keep that they were sent, and when; to whom and what about is forgotten. Unsent ones never go out. */
export async function emptyMails(tx: Queryable, which: SQL | undefined): Promise<void> {
  await tx
    .update(mails)
    .set({
      toAddress: ERASED_ADDRESS,
      subject: ERASED_NAME,
      payload: {},
      lastError: null,
      userId: null,
      state: sql`case when ${mails.state} = 'queued' then 'failed' else ${mails.state} end`,
    })
    .where(which);
}

/**
 * Erases what was sent from an address through the contact form, for somebody who asks for it and may have no account:
 * the messages, and the copies of them that we keep for the support desk. Returns their number.
 */
export function eraseMessages({ db }: Pick<Context, 'db'>, address: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const keys = await eraseMessagesFrom(tx, address.trim().toLowerCase());
    await emptyMails(tx, inArray(mails.dedupeKey, [...keys]));
    return keys.length;
  });
}
