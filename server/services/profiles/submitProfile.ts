import { createHash } from 'node:crypto';
import { invalid } from '@global-fit/contract/errors';
import type { CreateSurveyResult } from '@global-fit/contract/surveyResults';
import { PROFILE } from '@global-fit/questionnaire/definition';
import type { Answers } from '@global-fit/questionnaire/model';
import { canonicalAnswers, readSubmission } from '@global-fit/questionnaire/checks/submission';
import { and, eq } from 'drizzle-orm';
import { profiles } from '#db/schema/profiles';
import { inTransaction } from '#db/transaction';
import { countUse } from '#security/rateLimit';
import { holdAccount } from '#services/accounts/liveAccount';
import { consentsOfSubmission, keepableAnswers } from '#services/consents/healthConsent';
import type { Context } from '../../context.ts';
import { dropSuperseded } from './unusedProfiles.ts';

/** Equal for equal answers to the same questionnaire, whatever the order of keys and choices. */
function contentHash(answers: Answers): string {
  const { id, version } = PROFILE.questionnaire;
  return createHash('sha256')
    .update(`${id}\n${version}\n${canonicalAnswers(answers)}`)
    .digest('hex');
}

/**
 * Validates answers and freezes them as a profile of the user. Equal content returns the same profile. Beyond a number
 * of profiles never ordered, the oldest are deleted. Throws 422 with an entry for each invalid question.
 */
export async function submitProfile(
  context: Context,
  userId: string,
  submission: CreateSurveyResult,
): Promise<{ readonly id: string; readonly withheld: string[] }> {
  await countUse(context, 'PROFILE', userId);
  const read = readSubmission(submission.survey.answers);
  if (!read.ok) {
    throw invalid(
      read.problems.map(({ questionId, type, message }) => ({
        loc: ['body', 'survey', 'answers', ...(questionId ? [questionId] : [])],
        msg: message,
        type,
      })),
    );
  }
  return inTransaction(context.db, async (tx) => {
    await holdAccount(tx, userId);
    const consents = await consentsOfSubmission(tx, userId, read.answers, submission.consents);
    const { answers, withheld } = await keepableAnswers(context, tx, userId, read.answers, consents);
    const hash = contentHash(answers);
    const [made] = await tx
      .insert(profiles)
      .values({
        id: context.ids.next(),
        userId,
        contentHash: hash,
        questionnaireId: PROFILE.questionnaire.id,
        questionnaireVersion: PROFILE.questionnaire.version,
        answers,
        createdAt: context.clock.now(),
      })
      .onConflictDoNothing({ target: [profiles.userId, profiles.contentHash] })
      .returning({ id: profiles.id });
    if (made) {
      await dropSuperseded(tx, userId);
      return { id: made.id, withheld };
    }
    const [known] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.userId, userId), eq(profiles.contentHash, hash)));
    if (!known) throw new Error('A profile that exists was not found.');
    return { id: known.id, withheld };
  });
}
