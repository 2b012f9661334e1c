import type { AccountData } from '@global-fit/contract/accountArea';
import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { secondAdultForms } from '#db/schema/couples';
import { mails } from '#db/schema/mails';
import { orderEvents, orders } from '#db/schema/orders';
import { checkoutSessions, refunds } from '#db/schema/payments';
import { consents, drafts, profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { reportShares } from '#db/schema/shares';
import { accessTokens, users } from '#db/schema/users';
import { LINK_LETTERS } from '#services/accounts/oneTimeToken';
import { ownContactMessages } from '#services/contact/ownMessages';
import type { Context } from '../../context.ts';

type Row = Record<string, unknown>;

/** Removes secrets, which are not data about the person. */
function without(row: object, ...secrets: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name)));
}

function groupedBy(
  rows: readonly { readonly orderId: string }[],
  ...secrets: readonly string[]
): (orderId: string) => Row[] {
  return (orderId) =>
    rows.filter((row) => row.orderId === orderId).map((row) => without(row, 'orderId', ...secrets));
}

async function ordersOf(on: Queryable, userId: string): Promise<Row[]> {
  const own = await on.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt));
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const events = groupedBy(
    await on.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(orderEvents.at),
  );
  const sessions = groupedBy(
    await on.select().from(checkoutSessions).where(inArray(checkoutSessions.orderId, ids)),
    'clientSecret',
    'url',
  );
  const paidBack = groupedBy(await on.select().from(refunds).where(inArray(refunds.orderId, ids)));
  const reports = groupedBy(
    await on
      .select()
      .from(reportRevisions)
      .where(inArray(reportRevisions.orderId, ids))
      .orderBy(reportRevisions.number),
    'pdfKey',
  );
  const links = groupedBy(
    await on.select().from(reportShares).where(inArray(reportShares.orderId, ids)),
    'tokenHash',
    'userId',
  );
  return own.map((order) => ({
    ...order,
    events: events(order.id),
    checkout_sessions: sessions(order.id),
    refunds: paidBack(order.id),
    reports: reports(order.id),
    shared_links: links(order.id),
  }));
}

async function messagesOf(on: Queryable, userId: string): Promise<Row[]> {
  const own = on.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const rows = await on
    .select()
    .from(mails)
    .where(or(eq(mails.userId, userId), inArray(mails.orderId, own)))
    .orderBy(mails.createdAt);
  // Links that are still valid are left out: only the mailbox they were sent to may open them.
  const links: readonly string[] = LINK_LETTERS;
  return rows.map((row) => without(row, 'dedupeKey', ...(links.includes(row.kind) ? ['payload'] : [])));
}

/** Everything stored about a person, for export. Only our own hashes, tokens and keys are left out. */
export async function exportData(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<AccountData> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new Error('The account of a session was not found.');
  const [secondAdult] = await db.select().from(secondAdultForms).where(eq(secondAdultForms.userId, userId));
  const [draft] = await db.select().from(drafts).where(eq(drafts.userId, userId));
  return {
    exported_at: clock.now().toISOString(),
    account: without(account, 'passwordHash'),
    sessions: (await db.select().from(accessTokens).where(eq(accessTokens.userId, userId))).map((row) =>
      without(row, 'tokenHash', 'userId'),
    ),
    consents: await db.select().from(consents).where(eq(consents.userId, userId)),
    draft: draft ?? null,
    profiles: (await db.select().from(profiles).where(eq(profiles.userId, userId))).map((row) =>
      without(row, 'contentHash'),
    ),
    second_adult_form: secondAdult ? without(secondAdult, 'tokenHash', 'userId') : null,
    orders: await ordersOf(db, userId),
    messages: await messagesOf(db, userId),
    contact_messages: (await ownContactMessages(db, account)).map((row) => without(row, 'userId')),
  };
}
