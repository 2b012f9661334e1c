import type { Draft, SaveDraft } from '@global-fit/contract/drafts';
import { ApiError } from '@global-fit/contract/errors';
import { normaliseAnswers } from '@global-fit/questionnaire/submission';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { preparedOn } from '#db/prepared';
import { drafts } from '#db/schema/profiles';
import { inTransaction } from '#db/transaction';
import { holdAccount } from '#services/accounts/liveAccount';
import { healthAnswers, keepableAnswers } from '#services/consents/healthConsent';
import type { Context } from '../../context.ts';

/** The user's draft; one of version 0 without answers when nothing was saved. */
export async function readDraft(on: Queryable, userId: string): Promise<Draft> {
  const [row] = await on.select().from(drafts).where(eq(drafts.userId, userId));
  return {
    version: row?.version ?? 0,
    answers: { ...row?.answers },
    section_index: row?.sectionIndex ?? 0,
    product_id: row?.productId ?? null,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}

const overVersion = preparedOn((on) =>
  on
    .update(drafts)
    .set({
      version: sql`${sql.placeholder('version')}`,
      answers: sql`${sql.placeholder('answers')}`,
      sectionIndex: sql`${sql.placeholder('sectionIndex')}`,
      productId: sql`${sql.placeholder('productId')}`,
      updatedAt: sql`${sql.placeholder('updatedAt')}`,
    })
    .where(
      and(eq(drafts.userId, sql.placeholder('userId')), eq(drafts.version, sql.placeholder('begunFrom'))),
    )
    .returning({ version: drafts.version })
    .prepare('save_draft_over_version'),
);

/**
 * Saves a draft over the version it was begun from. Unfinished and wrong answers are kept as they are, unknown
 * questions are not. Throws 409 when another save came in between.
 */
export async function saveDraft(
  context: Context,
  userId: string,
  draft: SaveDraft,
): Promise<{ readonly version: number; readonly updated_at: string; readonly withheld: string[] }> {
  const given = normaliseAnswers(Object.entries(draft.answers));
  const updatedAt = context.clock.now();
  const version = draft.version + 1;
  const save = async (on: Queryable) => {
    const { answers, withheld } = await keepableAnswers(context, on, userId, given, draft.consents);
    const values = {
      version,
      answers,
      sectionIndex: draft.section_index,
      productId: draft.product_id ?? null,
      updatedAt,
    };
    const saved =
      draft.version === 0
        ? await on
            .insert(drafts)
            .values({ userId, ...values })
            .onConflictDoNothing()
            .returning({ version: drafts.version })
        : await overVersion(on).execute({
            userId,
            begunFrom: draft.version,
            ...values,
            answers: JSON.stringify(answers),
            updatedAt: updatedAt.toISOString(),
          });
    if (saved.length === 0) throw new ApiError('stale_draft');
    return { version, updated_at: updatedAt.toISOString(), withheld };
  };
  // A save over an earlier version changes a row that an erasure deletes. One that makes a row must hold the account, and
  // so must one with health answers: their consent may be taken back at this moment.
  const isPlain = !draft.consents.health && healthAnswers(given).length === 0;
  if (draft.version > 0 && isPlain) return save(context.db);
  return inTransaction(context.db, async (tx) => {
    await holdAccount(tx, userId);
    return save(tx);
  });
}

/** Forgets the draft. */
export async function discardDraft(on: Queryable, userId: string): Promise<void> {
  await on.delete(drafts).where(eq(drafts.userId, userId));
}
