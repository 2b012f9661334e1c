import type { SurveyResult } from '@global-fit/contract/surveyResults';
import { and, eq } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import type { Queryable } from '#db/connect';
import { profiles } from '#db/schema/profiles';

export type ProfileRow = typeof profiles.$inferSelect;

/** A profile of this user; null for unknown ids and other users' profiles. */
export async function findProfile(on: Queryable, userId: string, id: string): Promise<ProfileRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await on
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.userId, userId)));
  return row ?? null;
}

/** A profile in the format of the API. */
export function presentProfile(row: ProfileRow): SurveyResult {
  return {
    id: row.id,
    survey: { id: row.questionnaireId, version: row.questionnaireVersion },
    answers: { ...row.answers },
    created_at: row.createdAt.toISOString(),
  };
}
