import type { Draft, SaveDraft } from '@global-fit/contract/drafts';
import { ApiError } from '@global-fit/contract/errors';
import { normaliseAnswers } from '@global-fit/questionnaire/submission';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { drafts } from '#db/schema/profiles';
import { inTransaction } from '#db/transaction';
import { keepableAnswers } from '#services/consents/healthConsent';
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
  return inTransaction(context.db, async (tx) => {
    const { answers, withheld } = await keepableAnswers(context, tx, userId, given, draft.consents);
    const values = {
      version,
      answers,
      sectionIndex: draft.section_index,
      productId: draft.product_id ?? null,
      updatedAt,
    };
    const saved =
      draft.version === 0
        ? await tx
            .insert(drafts)
            .values({ userId, ...values })
            .onConflictDoNothing()
            .returning({ version: drafts.version })
        : await tx
            .update(drafts)
            .set(values)
            .where(and(eq(drafts.userId, userId), eq(drafts.version, draft.version)))
            .returning({ version: drafts.version });
    if (saved.length === 0) throw new ApiError('stale_draft');
    return { version, updated_at: updatedAt.toISOString(), withheld };
  });
}

/** Forgets the draft. */
export async function discardDraft(on: Queryable, userId: string): Promise<void> {
  await on.delete(drafts).where(eq(drafts.userId, userId));
}
