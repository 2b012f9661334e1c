import { lt } from 'drizzle-orm';
import { drafts } from '#db/schema/profiles';
import type { Context } from '../../context.ts';

const KEEP_MONTHS = 12;

/** Deletes drafts that nobody has touched for twelve months; answers how many. */
export async function forgetOldDrafts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - KEEP_MONTHS);
  const gone = await db
    .delete(drafts)
    .where(lt(drafts.updatedAt, before))
    .returning({ userId: drafts.userId });
  return gone.length;
}
