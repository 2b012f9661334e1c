import type { AnswerConsents } from '@global-fit/contract/consents';
import type { Answers } from '@global-fit/questionnaire/model';
import { PROFILE } from '@global-fit/questionnaire/definition';
import { and, desc, eq, isNull, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { preparedOn } from '#db/prepared';
import { consents, drafts, profiles } from '#db/schema/profiles';
import { inTransaction } from '#db/transaction';
import { countUse } from '#security/rateLimit';
import type { Context } from '../../context.ts';
import { logAccountEvent } from '#services/accounts/accountEvent';
import { holdAccount, lockAccount } from '#services/accounts/liveAccount';

type Parts = Pick<Context, 'clock' | 'ids'>;
type ConsentRow = typeof consents.$inferSelect;

const HEALTH_QUESTIONS = new Set(
  PROFILE.entries
    .filter(({ question }) => question.sensitive === 'health')
    .map(({ question }) => question.id),
);

/** Whether a row of `consents` is this user's consent to store health answers, not withdrawn. */
export const isStandingConsent = (userId: string | Placeholder | SQL.Aliased<string>): SQL | undefined =>
  and(eq(consents.userId, userId), eq(consents.kind, 'health'), isNull(consents.withdrawnAt));

const standingConsent = preparedOn((on) =>
  on
    .select()
    .from(consents)
    .where(isStandingConsent(sql.placeholder('userId')))
    .orderBy(desc(consents.givenAt))
    .limit(1)
    .prepare('standing_health_consent'),
);

/** The user's current consent to store health answers, or null. */
export async function standingHealthConsent(on: Queryable, userId: string): Promise<ConsentRow | null> {
  const [row] = await standingConsent(on).execute({ userId });
  return row ?? null;
}

/** Records a consent; agreeing to the same wording again changes nothing. */
export async function giveHealthConsent(
  { clock, ids }: Parts,
  on: Queryable,
  userId: string,
  textVersion: string,
): Promise<void> {
  const standing = await standingHealthConsent(on, userId);
  if (standing?.textVersion === textVersion) return;
  await on
    .insert(consents)
    .values({ id: ids.next(), userId, kind: 'health', textVersion, givenAt: clock.now() });
}

/**
 * Counts a consent about to be recorded; call it before the transaction that records it. Throws 429 where there were
 * too many, because each is kept as long as the account.
 */
export async function countNewConsent(context: Context, userId: string, textVersion: string): Promise<void> {
  const standing = await standingHealthConsent(context.db, userId);
  if (standing?.textVersion !== textVersion) await countUse(context, 'CONSENT', userId);
}

/** Records the user's consent to a wording. Throws 401 where the person was erased. */
export async function noteHealthConsent(
  context: Context,
  userId: string,
  textVersion: string,
): Promise<void> {
  await countNewConsent(context, userId, textVersion);
  await inTransaction(context.db, async (tx) => {
    await holdAccount(tx, userId);
    await giveHealthConsent(context, tx, userId, textVersion);
  });
}

const healthIds = sql`array[${sql.join(
  [...HEALTH_QUESTIONS].map((id) => sql`${id}`),
  sql`, `,
)}]::text[]`;

/**
 * Withdraws the consent: health answers are deleted from the draft, and new ones are not stored. The draft's version
 * does not change, so that the person can go on filling it in. A save in progress is waited for, or sees the
 * withdrawal.
 */
export async function withdrawHealthConsent(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  userId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    await tx.update(consents).set({ withdrawnAt: clock.now() }).where(isStandingConsent(userId));
    await tx
      .update(drafts)
      .set({ answers: sql`${drafts.answers} - ${healthIds}` })
      .where(eq(drafts.userId, userId));
  });
  logAccountEvent({ log }, 'health_consent_withdrawn', userId);
}

/**
 * Removes the health answers from what a person has submitted, at their request: later editions are made without them.
 * Such a profile is no longer what was submitted, so submitting the same answers again creates another one. Returns the
 * number of profiles that had any.
 */
export async function eraseHealthAnswers(
  { db, log }: Pick<Context, 'db' | 'log'>,
  userId: string,
): Promise<number> {
  const emptied = await db
    .update(profiles)
    .set({
      answers: sql`${profiles.answers} - ${healthIds}`,
      contentHash: sql`'without health:' || ${profiles.id}`,
    })
    .where(and(eq(profiles.userId, userId), sql`${profiles.answers} ?| ${healthIds}`))
    .returning({ id: profiles.id });
  logAccountEvent({ log }, 'health_answers_erased_by_operator', userId);
  return emptied.length;
}

/** Ids of the health questions that have answers. */
export const healthAnswers = (answers: Answers): string[] =>
  Object.keys(answers).filter((id) => HEALTH_QUESTIONS.has(id));

/** The wording version recorded where a client submits health answers without having asked for consent through us. */
const SUBMITTED = 'given-with-submission';

/**
 * The consents of a submitted profile. Submitting health answers is itself recorded as consent, unless the user has
 * ever been asked here: then that decision stands, even a withdrawal.
 */
export async function consentsOfSubmission(
  on: Queryable,
  userId: string,
  answers: Answers,
  given: AnswerConsents,
): Promise<AnswerConsents> {
  if (given.health || healthAnswers(answers).length === 0) return given;
  const [asked] = await on
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'health')))
    .limit(1);
  return asked ? given : { health: { text_version: SUBMITTED } };
}

/**
 * Answers as they may be stored: without a recorded consent (or one given with them), health answers are left out and
 * listed.
 */
export async function keepableAnswers(
  parts: Parts,
  on: Queryable,
  userId: string,
  answers: Answers,
  given: AnswerConsents,
): Promise<{ readonly answers: Answers; readonly withheld: string[] }> {
  if (given.health) {
    await giveHealthConsent(parts, on, userId, given.health.text_version);
    return { answers, withheld: [] };
  }
  const withheld = healthAnswers(answers);
  if (withheld.length === 0 || (await standingHealthConsent(on, userId))) return { answers, withheld: [] };
  const kept = Object.entries(answers).filter(([id]) => !HEALTH_QUESTIONS.has(id));
  return { answers: Object.fromEntries(kept), withheld };
}
