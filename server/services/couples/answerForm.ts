import type { AnswerSecondAdult, OpenedSecondAdult } from '@global-fit/contract/couples';
import { ApiError, invalid } from '@global-fit/contract/errors';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import type { Answers } from '@global-fit/questionnaire/model';
import { readSubmission } from '@global-fit/questionnaire/checks/submission';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { secondAdultForms } from '#db/schema/couples';
import { users } from '#db/schema/users';
import { tokenHash } from '#security/token';
import type { Context } from '../../context.ts';
import { logAccountEvent } from '#services/accounts/accountEvent';
import { type FormRow, newestProfile } from './secondAdultForm.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

const UNKNOWN =
  'This link does not open a form. It may have been ended by the person who sent it, or not be copied whole.';
const EXPIRED = 'This link has run out. Ask the person who sent it for a new one; what you answered is kept.';
const USED =
  'Your answers are in a report by now and can no longer be changed by this link. For another edition, ask for a new one.';

/** The form that a link opens. Throws 404 for a token that is unknown or ended, 410 once it has expired or was used. */
async function formOfToken({ db, clock }: Parts, token: string): Promise<FormRow> {
  const [row] = await db
    .select()
    .from(secondAdultForms)
    .where(eq(secondAdultForms.tokenHash, tokenHash(token)));
  if (!row) throw new ApiError('not_found', { detail: UNKNOWN });
  if (row.usedAt !== null) throw new ApiError('link_ended', { detail: USED });
  if (row.expiresAt <= clock.now()) throw new ApiError('link_ended', { detail: EXPIRED });
  return row;
}

/** The owner's first name or pseudonym; the family name stays private. */
async function nameOfOwner(on: Queryable, userId: string): Promise<string> {
  const profile = await newestProfile(on, userId);
  const [user] = await on.select({ name: users.fullName }).from(users).where(eq(users.id, userId));
  const told = profile?.answers['full-name']?.value;
  const name = typeof told === 'string' && told.trim() !== '' ? told : (user?.name ?? '');
  return name.trim().split(/\s+/)[0] ?? '';
}

async function present({ db }: Parts, row: FormRow): Promise<OpenedSecondAdult> {
  return {
    invited_by: await nameOfOwner(db, row.userId),
    name: row.name,
    answers: { ...row.answers },
    answered_at: row.answeredAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
  };
}

/** What the holder of a link sees. Throws 404, 410. */
export async function openForm(parts: Parts, token: string): Promise<OpenedSecondAdult> {
  return present(parts, await formOfToken(parts, token));
}

/** Throws 422 for invalid answers and for an empty form. */
function readAnswers(given: AnswerSecondAdult['answers']): Answers {
  const read = readSubmission(given, SECOND_ADULT);
  if (!read.ok) {
    throw invalid(
      read.problems.map(({ questionId, type, message }) => ({
        loc: ['body', 'answers', ...(questionId ? [questionId] : [])],
        msg: message,
        type,
      })),
    );
  }
  // A ranking by defaults alone would be nobody's wish.
  if (Object.values(read.answers).every(({ touched }) => touched === false)) {
    throw invalid([
      { loc: ['body', 'answers'], msg: 'Please set at least one of them.', type: 'nothing_answered' },
    ]);
  }
  return read.answers;
}

/** Whether the form has not changed since the answers were begun, where they state from which version. */
function isBegunFrom(begunFrom: AnswerSecondAdult['begun_from']): SQL | undefined {
  if (begunFrom === undefined) return undefined;
  return begunFrom === null
    ? isNull(secondAdultForms.answeredAt)
    : eq(secondAdultForms.answeredAt, new Date(begunFrom));
}

/** Replaces the second adult's answers. Throws 404, 410, 422, and 409 where others were sent or deleted meanwhile. */
export async function answerForm(parts: Parts, given: AnswerSecondAdult): Promise<OpenedSecondAdult> {
  const { db, clock } = parts;
  const row = await formOfToken(parts, given.token);
  const answers = readAnswers(given.answers);
  const [kept] = await db
    .update(secondAdultForms)
    .set({
      answers,
      name: given.name || null,
      consentVersion: given.consent.text_version,
      answeredAt: clock.now(),
    })
    // A report may have used the answers since they were read.
    .where(
      and(
        eq(secondAdultForms.tokenHash, row.tokenHash),
        isNull(secondAdultForms.usedAt),
        gt(secondAdultForms.expiresAt, clock.now()),
        isBegunFrom(given.begun_from),
      ),
    )
    .returning();
  if (kept) return present(parts, kept);
  await formOfToken(parts, given.token);
  throw new ApiError('stale_draft');
}

/** The second adult takes the answers back; the link goes on working. Throws 404, 410. */
export async function withdrawAnswers(parts: Parts & Pick<Context, 'log'>, token: string): Promise<void> {
  const row = await formOfToken(parts, token);
  const emptied = await parts.db
    .update(secondAdultForms)
    .set({ answers: null, name: null, consentVersion: null, answeredAt: null })
    .where(and(eq(secondAdultForms.tokenHash, row.tokenHash), isNull(secondAdultForms.usedAt)))
    .returning({ userId: secondAdultForms.userId });
  // A report may have used the answers since they were read.
  if (emptied.length === 0) await formOfToken(parts, token);
  else logAccountEvent(parts, 'second_adult_withdrawn', row.userId);
}
