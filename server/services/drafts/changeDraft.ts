import type { ChangeDraft } from '@global-fit/contract/drafts';
import { ApiError } from '@global-fit/contract/errors';
import { normaliseChanges } from '@global-fit/questionnaire/checks/submission';
import { and, eq, not, sql } from 'drizzle-orm';
import { batched } from '#db/batched';
import { preparedOn } from '#db/prepared';
import { consents, drafts } from '#db/schema/profiles';
import { healthAnswers, isStandingConsent } from '#services/consents/healthConsent';
import type { Context } from '../../context.ts';
import type { SavedDraft } from './draft.ts';

/** A change in the form the statement below expects; its names are those of no column. */
interface Change {
  readonly of_user: string;
  readonly begun_from: number;
  readonly changed: object;
  readonly removed: readonly string[];
  /** Health questions among the changes, stored only with consent. */
  readonly health: readonly string[];
  readonly at_section: number;
  readonly of_product: string | null;
  readonly changed_at: string;
}

interface Changed {
  readonly isGiven: boolean;
}

/**
 * Maximum size in bytes of a draft that is still changed: that of one request, of which the longest honest draft needs
 * a small part. Without a limit, one row could grow, change by change, until no process has the memory to read it.
 */
const MOST_BYTES = 1024 * 1024;

/** Does not read the answers: they are stored uncompressed, and the row holds their size. */
const isFull = sql<boolean>`pg_column_size(${drafts.answers}) > ${sql.raw(String(MOST_BYTES))}`;

/**
 * Many changes of drafts as one statement, each over the version that it was begun from. As with a whole draft
 * (`draft.ts`), the consent to health answers is held as it is read. Rows come in the order of their users, so that two
 * processes do not wait for each other crosswise.
 */
const changeDrafts = preparedOn((on) => {
  const change = on
    .$with('change', {
      place: sql<number>`place`.as('place'),
      ofUser: sql<string>`of_user`.as('of_user'),
      begunFrom: sql<number>`begun_from`.as('begun_from'),
      changed: sql<object>`changed`.as('changed'),
      removed: sql<string[]>`removed`.as('removed'),
      health: sql<string[]>`health`.as('health'),
      atSection: sql<number>`at_section`.as('at_section'),
      ofProduct: sql<string | null>`of_product`.as('of_product'),
      changedAt: sql<Date>`changed_at`.as('changed_at'),
    })
    .as(
      sql`select * from jsonb_to_recordset(${sql.placeholder('changes')}::jsonb) as c(place int, of_user uuid,
        begun_from int, changed jsonb, removed text[], health text[], at_section int, of_product text,
        changed_at timestamptz) order by of_user`,
    );
  const consent = on
    .$with('consent')
    .as(
      on
        .select({ userId: consents.userId })
        .from(consents)
        .innerJoin(change, isStandingConsent(change.ofUser))
        .where(sql`${change.health} <> '{}'`)
        .for('share', { of: consents }),
    );
  const isGiven = sql<boolean>`exists (select from ${consent} where ${consent.userId} = ${drafts.userId})`;
  return on
    .with(change, consent)
    .update(drafts)
    .set({
      version: sql`${change.begunFrom} + 1`,
      answers: sql`(${drafts.answers} || ${change.changed}) - ${change.removed}
        - case when ${isGiven} then '{}' else ${change.health} end`,
      sectionIndex: sql`${change.atSection}`,
      productId: sql`${change.ofProduct}`,
      updatedAt: sql`${change.changedAt}`,
    })
    .from(change)
    .where(and(eq(drafts.userId, change.ofUser), eq(drafts.version, change.begunFrom), not(isFull)))
    .returning({ place: change.place, isGiven })
    .prepare('change_drafts');
});

const changeOne = preparedOn((on) =>
  batched(async (changes: readonly Change[]): Promise<readonly (Changed | null)[]> => {
    const numbered = changes.map((change, place) => ({ place, ...change }));
    const rows = await changeDrafts(on).execute({ changes: JSON.stringify(numbered) });
    const made = new Map(rows.map((row) => [row.place, row]));
    return changes.map((_, place) => made.get(place) ?? null);
  }),
);

/** Why a change was not made: the draft is full, or no longer the one it was begun from. */
async function refusal({ db }: Context, userId: string, { version }: ChangeDraft): Promise<ApiError> {
  const [full] = await db
    .select({ version: drafts.version })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.version, version), isFull));
  return new ApiError(full ? 'payload_too_large' : 'stale_draft');
}

/**
 * Saves the changes of a draft since the version they were based on. Invalid answers are kept, unknown questions are
 * not. Throws 409 where another save came in between, or there is no draft.
 */
export async function changeDraft(context: Context, userId: string, draft: ChangeDraft): Promise<SavedDraft> {
  const { answers, removed } = normaliseChanges(draft.answers);
  const health = healthAnswers(answers);
  const now = context.clock.now().toISOString();
  const saved = await changeOne(context.db)({
    of_user: userId,
    begun_from: draft.version,
    changed: answers,
    removed,
    health,
    at_section: draft.section_index,
    of_product: draft.product_id ?? null,
    changed_at: now,
  });
  if (!saved) throw await refusal(context, userId, draft);
  return { version: draft.version + 1, updated_at: now, withheld: saved.isGiven ? [] : health };
}
