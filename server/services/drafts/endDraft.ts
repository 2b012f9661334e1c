import { canonicalAnswers, readSubmission } from '@global-fit/questionnaire/checks/submission';
import { withSliderDefaults } from '@global-fit/questionnaire/answers/sliders';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { drafts, profiles } from '#db/schema/profiles';

/** Whether a draft contains nothing beyond the profile: saved before it, or equal without hidden answers. */
function isSpent(draft: typeof drafts.$inferSelect, profile: typeof profiles.$inferSelect): boolean {
  if (draft.updatedAt < profile.createdAt) return true;
  // A profile is submitted with untouched sliders, a draft is saved without.
  return [draft.answers, withSliderDefaults(draft.answers)].some((answers) => {
    const read = readSubmission(answers);
    return read.ok && canonicalAnswers(read.answers) === canonicalAnswers(profile.answers);
  });
}

/**
 * Deletes the draft of a submitted profile, in the transaction of its payment. A draft changed since then is the
 * beginning of another profile and is kept, even where the change happens at the same moment.
 */
export async function endDraft(tx: Queryable, userId: string, profileId: string): Promise<boolean> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.userId, userId));
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, profileId));
  if (!draft || !profile || !isSpent(draft, profile)) return false;
  const ended = await tx
    .delete(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.version, draft.version)))
    .returning({ userId: drafts.userId });
  return ended.length > 0;
}
