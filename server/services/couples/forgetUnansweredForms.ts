import { and, isNull, lt } from 'drizzle-orm';
import { secondAdultForms } from '#db/schema/couples';
import type { Context } from '../../context.ts';

const KEEP_MS = 7 * 24 * 3600 * 1000;

/** Deletes forms without answers, a week after their link expired. */
export async function forgetUnansweredForms({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_MS);
  await db
    .delete(secondAdultForms)
    .where(and(isNull(secondAdultForms.answeredAt), lt(secondAdultForms.expiresAt, before)));
}
