import { ApiError } from '@global-fit/contract/errors';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { consents, drafts, profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { accessTokens, oneTimeTokens, users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { hashPassword } from '#security/password';
import { eraseContactMessages } from '#services/contact/ownMessages';
import { eraseSecondAdult } from '#services/couples/secondAdultForm';
import { lockCustomer } from '#services/orders/checkoutSessionRows';
import { endCheckouts } from '#services/orders/endCheckouts';
import { eraseCustomer } from '#services/orders/eraseCustomer';
import { ERASED_ADDRESS, ERASED_NAME } from '#services/orders/erasedPerson';
import { eraseShares } from '#services/shares/shareLink';
import type { Context } from '../../context.ts';
import { logAccountEvent } from './accountEvent.ts';
import { newToken } from './session.ts';
import type { Session } from './session.ts';
import { verifyPassword } from './verifyPassword.ts';

async function pdfKeysOf(on: Queryable, userId: string): Promise<string[]> {
  const rows = await on
    .select({ key: reportRevisions.pdfKey })
    .from(reportRevisions)
    .innerJoin(orders, eq(orders.id, reportRevisions.orderId))
    .where(and(eq(orders.userId, userId), isNotNull(reportRevisions.pdfKey)));
  return rows.flatMap(({ key }) => key ?? []);
}

/**
 * Messages keep that they were sent, and when; to whom and what about is forgotten. Unsent ones never go out. `keys`
 * are those of messages that name neither the person nor an order.
 */
async function eraseMails(
  tx: Queryable,
  userId: string,
  orderIds: readonly string[],
  keys: readonly string[],
): Promise<void> {
  const own = or(
    eq(mails.userId, userId),
    inArray(mails.orderId, [...orderIds]),
    inArray(mails.dedupeKey, [...keys]),
  );
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
    .where(own);
}

async function eraseRecords(
  context: Context,
  tx: Queryable,
  user: Session['user'],
  passwordHash: string,
): Promise<void> {
  await lockCustomer(tx, user.id);
  const [account] = await tx.select().from(users).where(eq(users.id, user.id));
  if (!account) throw new ApiError('unauthenticated');
  const orderIds = await eraseCustomer(context, tx, user.id);
  await eraseSecondAdult(tx, user.id);
  await eraseShares(tx, user.id);
  await eraseMails(tx, user.id, orderIds, await eraseContactMessages(tx, account));
  await tx.delete(drafts).where(eq(drafts.userId, user.id));
  await tx.delete(consents).where(eq(consents.userId, user.id));
  await tx.delete(accessTokens).where(eq(accessTokens.userId, user.id));
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  await tx
    .update(profiles)
    .set({ answers: {}, contentHash: sql`'erased:' || ${profiles.id}` })
    .where(eq(profiles.userId, user.id));
  await tx
    .update(users)
    .set({
      email: `${user.id}@erased.invalid`,
      emailProvenAt: null,
      fullName: ERASED_NAME,
      countryOfResidence: null,
      passwordHash,
      updatedAt: context.clock.now(),
    })
    .where(eq(users.id, user.id));
}

/**
 * Erases a person who has given the password once more: account, answers, drafts, reports with their files, messages
 * and sessions. What the tax law wants kept stays without them: order, amount, date. Open checkouts are ended at the
 * provider first; when it does not answer nothing is erased. Throws 422, 429, `ProviderFailure`.
 */
export async function deleteAccount(context: Context, { user }: Session, password: string): Promise<void> {
  await verifyPassword(context, user, password, 'password');
  await endCheckouts(context, user.id);
  const pdfs = new Set(await pdfKeysOf(context.db, user.id));
  // A password that nobody has ever known: the emptied account cannot be entered.
  const passwordHash = await hashPassword(newToken(context));
  await inTransaction(context.db, async (tx) => {
    for (const key of await pdfKeysOf(tx, user.id)) pdfs.add(key);
    await eraseRecords(context, tx, user, passwordHash);
  });
  for (const key of pdfs) await removePdf(context, key);
  logAccountEvent(context, 'account_deleted', user.id);
}

async function removePdf({ store, log }: Context, key: string): Promise<void> {
  try {
    await store.remove(key);
  } catch (error) {
    log.error(
      { err: error, alert: 'file_left_behind', key },
      'the report of a deleted account is still stored',
    );
  }
}
