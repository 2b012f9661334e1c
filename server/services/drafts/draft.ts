import type { Draft, SaveDraft } from '@global-fit/contract/drafts';
import { ApiError } from '@global-fit/contract/errors';
import { normaliseAnswers } from '@global-fit/questionnaire/checks/submission';
import type { Answers } from '@global-fit/questionnaire/model';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { preparedOn } from '#db/prepared';
import { consents, drafts } from '#db/schema/profiles';
import { inTransaction } from '#db/transaction';
import { holdAccount } from '#services/accounts/liveAccount';
import {
  countNewConsent,
  giveHealthConsent,
  healthAnswers,
  isStandingConsent,
  keepableAnswers,
} from '#services/consents/healthConsent';
import type { Context } from '../../context.ts';

/** The user's draft; version 0 without answers where nothing was saved. */
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
 * Overwrites an earlier version in one statement, since this is the most frequent request. The consent to health
 * answers is locked while it is read: a withdrawal before this is seen here, and one after it waits and then removes
 * the answers. An erasure deletes both rows, the consent first as here.
 */
const saveOverVersion = preparedOn((on) => {
  const consent = on.$with('consent').as(
    on
      .select({ id: consents.id })
      .from(consents)
      .where(isStandingConsent(sql.placeholder('userId')))
      .for('share'),
  );
  const isGiven = sql<boolean>`exists (select from ${consent})`;
  const leftOut = sql`case when ${isGiven} then '{}' else ${sql.placeholder('healthIds')}::text[] end`;
  return on
    .with(consent)
    .update(drafts)
    .set({
      version: sql`${sql.placeholder('version')}`,
      answers: sql`${sql.placeholder('answers')}::jsonb - ${leftOut}`,
      sectionIndex: sql`${sql.placeholder('sectionIndex')}`,
      productId: sql`${sql.placeholder('productId')}`,
      updatedAt: sql`${sql.placeholder('updatedAt')}`,
    })
    .where(
      and(eq(drafts.userId, sql.placeholder('userId')), eq(drafts.version, sql.placeholder('begunFrom'))),
    )
    .returning({ isGiven })
    .prepare('save_draft_over_version');
});

/** The columns of a draft other than its answers and version. */
type Kept = Pick<typeof drafts.$inferInsert, 'sectionIndex' | 'productId'> & { readonly updatedAt: Date };

/** Returns the health questions left out, or null where another save came in between. */
async function overEarlier(
  on: Queryable,
  userId: string,
  begunFrom: number,
  answers: Answers,
  kept: Kept,
): Promise<string[] | null> {
  const healthIds = healthAnswers(answers);
  const [saved] = await saveOverVersion(on).execute({
    userId,
    begunFrom,
    version: begunFrom + 1,
    answers: JSON.stringify(answers),
    healthIds,
    ...kept,
    updatedAt: kept.updatedAt.toISOString(),
  });
  if (!saved) return null;
  return saved.isGiven ? [] : healthIds;
}

/** Like `overEarlier`, where there is no earlier version yet. */
async function asFirst(
  context: Context,
  tx: Queryable,
  userId: string,
  answers: Answers,
  kept: Kept,
): Promise<string[] | null> {
  const found = await keepableAnswers(context, tx, userId, answers, {});
  const made = await tx
    .insert(drafts)
    .values({ userId, version: 1, answers: found.answers, ...kept })
    .onConflictDoNothing()
    .returning({ version: drafts.version });
  return made.length > 0 ? found.withheld : null;
}

export interface SavedDraft {
  readonly version: number;
  readonly updated_at: string;
  readonly withheld: string[];
}

/**
 * Saves a draft over the version it was based on. Incomplete and invalid answers are kept, unknown questions are not.
 * Throws 409 where another save came in between.
 */
export async function saveDraft(context: Context, userId: string, draft: SaveDraft): Promise<SavedDraft> {
  const answers = normaliseAnswers(Object.entries(draft.answers));
  const updatedAt = context.clock.now();
  const kept = { sectionIndex: draft.section_index, productId: draft.product_id ?? null, updatedAt };
  const { version, consents: given } = draft;
  const save = async (on: Queryable) => {
    const withheld =
      version === 0
        ? await asFirst(context, on, userId, answers, kept)
        : await overEarlier(on, userId, version, answers, kept);
    if (!withheld) throw new ApiError('stale_draft');
    return { version: version + 1, updated_at: updatedAt.toISOString(), withheld };
  };
  if (version > 0 && !given.health) return save(context.db);
  if (given.health) await countNewConsent(context, userId, given.health.text_version);
  // Inserting a row requires holding the account, which may be erased at this moment.
  return inTransaction(context.db, async (tx) => {
    await holdAccount(tx, userId);
    if (given.health) await giveHealthConsent(context, tx, userId, given.health.text_version);
    return save(tx);
  });
}

/** Deletes the draft. */
export async function discardDraft(on: Queryable, userId: string): Promise<void> {
  await on.delete(drafts).where(eq(drafts.userId, userId));
}
