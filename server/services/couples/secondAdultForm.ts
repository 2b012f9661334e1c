import type { SecondAdult, SecondAdultForm } from '@global-fit/contract/couples';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { secondAdultForms } from '#db/schema/couples';
import { orders } from '#db/schema/orders';
import { profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { inTransaction } from '#db/transaction';
import type { Context } from '../../context.ts';
import { logAccountEvent } from '#services/accounts/accountEvent';
import type { ProfileRow } from '#services/profiles/findProfile';

export type FormRow = typeof secondAdultForms.$inferSelect;

function stateOf({ usedAt, answeredAt }: FormRow): SecondAdultForm['state'] {
  if (usedAt !== null) return 'used';
  return answeredAt === null ? 'waiting' : 'answered';
}

/** A form in the format of the API for its owner. */
export function presentForm(row: FormRow, now: Date): SecondAdultForm {
  return {
    state: stateOf(row),
    name: row.name,
    answered_at: row.answeredAt?.toISOString() ?? null,
    link_works: row.usedAt === null && row.expiresAt > now,
    expires_at: row.expiresAt.toISOString(),
  };
}

/** The form of an account; null where none was created or it was ended. */
async function findForm(on: Queryable, userId: string): Promise<FormRow | null> {
  const [row] = await on.select().from(secondAdultForms).where(eq(secondAdultForms.userId, userId));
  return row ?? null;
}

/** The newest profile of an account. A link requires one, and shows the name in it. */
export async function newestProfile(on: Queryable, userId: string): Promise<ProfileRow | null> {
  const [row] = await on
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(desc(profiles.createdAt))
    .limit(1);
  return row ?? null;
}

/** The state of the owner's form, and whether a link can be created. */
export async function readSecondAdult(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<SecondAdult> {
  const form = await findForm(db, userId);
  return {
    form: form && presentForm(form, clock.now()),
    can_invite: (await newestProfile(db, userId)) !== null,
  };
}

/** Removes the second adult from an account: the form, its link, and the copies used by reports. */
export async function eraseSecondAdult(tx: Queryable, userId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx.delete(secondAdultForms).where(eq(secondAdultForms.userId, userId));
  await tx.update(reportRevisions).set({ secondAdult: null }).where(inArray(reportRevisions.orderId, own));
}

/**
 * Ends the form: the link is closed and the answers are deleted. Finished reports stay as they are; later editions
 * rank for one person. Ending it twice is no error.
 */
export async function endForm({ db, log }: Pick<Context, 'db' | 'log'>, userId: string): Promise<void> {
  await inTransaction(db, (tx) => eraseSecondAdult(tx, userId));
  logAccountEvent({ log }, 'second_adult_withdrawn', userId);
}
