import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { contactMessages } from '#db/schema/mails';
import type { users } from '#db/schema/users';

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailProvenAt'>;

/** The key of the support desk's copy of a contact message: it prevents a second copy and finds the first. */
export function contactMailKey(messageId: string): string {
  return `contact:${messageId}`;
}

/**
 * Whether a contact message belongs to an account: it was sent while signed in to it, or without signing in from an
 * address the account has confirmed. Anybody can sign up with a stranger's address and must not gain access to the
 * stranger's messages.
 */
function isOwn({ id, email, emailProvenAt }: Account): SQL | undefined {
  const signedIn = eq(contactMessages.userId, id);
  if (emailProvenAt === null) return signedIn;
  return or(signedIn, and(isNull(contactMessages.userId), eq(sql`lower(${contactMessages.email})`, email)));
}

/** The contact messages of an account. */
export function ownContactMessages(
  on: Queryable,
  account: Account,
): Promise<(typeof contactMessages.$inferSelect)[]> {
  return on.select().from(contactMessages).where(isOwn(account)).orderBy(contactMessages.createdAt);
}

async function eraseThose(tx: Queryable, which: SQL | undefined): Promise<readonly string[]> {
  const gone = await tx.delete(contactMessages).where(which).returning({ id: contactMessages.id });
  return gone.map(({ id }) => contactMailKey(id));
}

/** Deletes the contact messages of an account; returns the keys of the support desk's copies. */
export const eraseContactMessages = (tx: Queryable, account: Account): Promise<readonly string[]> =>
  eraseThose(tx, isOwn(account));

/** Like `eraseContactMessages`, for every message from an address (in lower case), whoever sent it. */
export const eraseMessagesFrom = (tx: Queryable, email: string): Promise<readonly string[]> =>
  eraseThose(tx, eq(sql`lower(${contactMessages.email})`, email));
