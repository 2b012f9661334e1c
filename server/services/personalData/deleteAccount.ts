import { ApiError } from '@global-fit/contract/errors';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { mails } from '#db/schema/mails';
import { consents, drafts, profiles } from '#db/schema/profiles';
import { accessTokens, oneTimeTokens, users } from '#db/schema/users';
import { inTransaction } from '#db/transaction';
import { hashPassword } from '#security/password';
import { newToken } from '#security/token';
import { type AccountEvent, logAccountEvent } from '#services/accounts/accountEvent';
import { erasedEmail, holdVerifiedAccount, isLiveAccount, lockAccount } from '#services/accounts/liveAccount';
import type { Session } from '#services/accounts/session';
import { verifyPassword } from '#services/accounts/verifyPassword';
import { eraseContactMessages } from '#services/contact/ownMessages';
import { eraseSecondAdult } from '#services/couples/secondAdultForm';
import { endCheckouts } from '#services/orders/checkout/endCheckouts';
import { eraseCustomer } from '#services/orders/customer/eraseCustomer';
import { ERASED_NAME } from '#services/orders/erasedPerson';
import { eraseShares } from '#services/shares/shareLink';
import type { Context } from '../../context.ts';
import { emptyMails } from './eraseMessages.ts';

/** Empties all messages to and about a person. `keys` are those of messages that name neither them nor an order. */
function eraseMails(
  tx: Queryable,
  userId: string,
  orderIds: readonly string[],
  keys: readonly string[],
): Promise<void> {
  const own = [
    eq(mails.userId, userId),
    inArray(mails.orderId, [...orderIds]),
    inArray(mails.dedupeKey, [...keys]),
  ];
  return emptyMails(tx, or(...own));
}

/**
 * Erases the account itself, which from here on is nobody's. Returns its former content; throws 401 where it was
 * erased before.
 */
async function eraseUser(
  { clock }: Context,
  tx: Queryable,
  userId: string,
  passwordHash: string,
): Promise<typeof users.$inferSelect> {
  const [account] = await tx.select().from(users).where(isLiveAccount(userId));
  if (!account) throw new ApiError('unauthenticated');
  await tx
    .update(users)
    .set({
      email: erasedEmail(userId),
      emailProvenAt: null,
      fullName: ERASED_NAME,
      countryOfResidence: null,
      passwordHash,
      updatedAt: clock.now(),
    })
    .where(eq(users.id, userId));
  return account;
}

/**
 * Orders come before the account: whoever fulfils one locks it and then needs its owner. Everything else comes after:
 * once the account is erased nobody writes about its person any more, and what was written until then is visible
 * here.
 */
async function eraseRecords(
  context: Context,
  tx: Queryable,
  userId: string,
  passwordHash: string,
  verified: string | null,
): Promise<void> {
  await lockAccount(tx, userId);
  if (verified !== null) await holdVerifiedAccount(tx, userId, verified);
  const { ids, pdfKeys } = await eraseCustomer(context, tx, userId);
  const account = await eraseUser(context, tx, userId, passwordHash);
  await eraseSecondAdult(tx, userId);
  await eraseShares(tx, userId);
  await eraseMails(tx, userId, ids, await eraseContactMessages(tx, account));
  await tx.delete(consents).where(eq(consents.userId, userId));
  await tx.delete(drafts).where(eq(drafts.userId, userId));
  await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  await tx
    .update(profiles)
    .set({ answers: {}, contentHash: sql`'erased:' || ${profiles.id}` })
    .where(eq(profiles.userId, userId));
  // In the same transaction, so that a store outage or a crash leaves no file behind.
  for (const key of pdfKeys) await context.jobs.removePdf(tx, key);
}

/**
 * Erases a person: account, answers, drafts, reports with their files, messages and sessions. What tax law requires
 * is kept without them: order, amount, date. Open checkouts are expired at the provider first; where it does not
 * respond, nothing is erased. `verified` is the hash of the password given, null for an operator. Throws 401 where
 * the person was erased before or has another password by now, and `ProviderFailure`.
 */
async function eraseAccount(
  context: Context,
  userId: string,
  event: AccountEvent,
  verified: string | null,
): Promise<void> {
  await endCheckouts(context, userId);
  // A password that nobody knows, so that the emptied account cannot be opened.
  const passwordHash = await hashPassword(newToken(context));
  await inTransaction(context.db, (tx) => eraseRecords(context, tx, userId, passwordHash, verified));
  logAccountEvent(context, event, userId);
}

/** Erases a person who has entered the password again. Throws 422 and 429 in addition to what `eraseAccount` throws. */
export async function deleteAccount(context: Context, { user }: Session, password: string): Promise<void> {
  const verified = await verifyPassword(context, user, password, 'password');
  await eraseAccount(context, user.id, 'account_deleted', verified);
}

/** Erases a person who asked for it by another way, or was erased before a backup came back. */
export async function eraseByOperator(context: Context, userId: string): Promise<void> {
  await eraseAccount(context, userId, 'account_erased_by_operator', null);
}
