import { canonicalAnswers, readSubmission } from '@global-fit/questionnaire/checks/submission';
import { withSliderDefaults } from '@global-fit/questionnaire/answers/sliders';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { drafts, profiles } from '#db/schema/profiles';

/**
 * Whether a draft holds nothing that the profile has not: saved before it, or the same once hidden answers
 * are left out.
 */
function isSpent(draft: typeof drafts.$inferSelect, profile: typeof profiles.$inferSelect): boolean {
  if (draft.updatedAt < profile.createdAt) return true;
  // A profile is submitted with the sliders that nobody moved, a draft is saved without.
  return [draft.answers, withSliderDefaults(draft.answers)].some((answers) => {
    const read = readSubmission(answers);
    return read.ok && canonicalAnswers(read.answers) === canonicalAnswers(profile.answers);
  });
}

/**
 * Ends the draft that a profile was submitted from, in the transaction that pays for it. A draft that was changed since
 * then is the beginning of another profile and stays, also when the change comes at this very moment.
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
