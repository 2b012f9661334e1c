import { inArray, lt } from 'drizzle-orm';
import { drafts } from '#db/schema/profiles';
import type { Context } from '../../context.ts';
import { inBatches } from './inBatches.ts';
import { KEEP, monthsBefore } from './periods.ts';

/** Deletes drafts unchanged for a year. */
export function forgetOldDrafts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = monthsBefore(clock.now(), KEEP.draftMonths);
  return inBatches(async (size) => {
    const old = db
      .select({ userId: drafts.userId })
      .from(drafts)
      .where(lt(drafts.updatedAt, before))
      .orderBy(drafts.updatedAt)
      .limit(size);
    return db.delete(drafts).where(inArray(drafts.userId, old)).returning({ userId: drafts.userId });
  });
}
