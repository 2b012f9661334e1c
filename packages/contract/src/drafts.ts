import { z } from 'zod';
import { answerConsentsSchema } from './consents.ts';

/** Answers in progress, stored on the server for the signed-in user. */
export const draftSchema = z.object({
  /** Number of saves; 0 where nothing was saved. */
  version: z.int(),
  answers: z.record(z.string(), z.unknown()),
  section_index: z.int(),
  product_id: z.string().nullable(),
  updated_at: z.string().nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

/** One below the largest integer of the database. */
const MOST_SAVES = 2_147_483_646;

/** PUT: `version` is the one these answers are based on; where another save came in between, the response is 409. */
export const saveDraftSchema = z.object({
  version: z.int().min(0).max(MOST_SAVES),
  answers: z.record(z.string(), z.unknown()),
  section_index: z.int().min(0).max(100),
  product_id: z.string().max(255).nullish(),
  consents: answerConsentsSchema.default({}),
});
export type SaveDraft = z.infer<typeof saveDraftSchema>;

/**
 * PATCH: the changes since `version` of an existing draft. An answer that was taken back is null; answers not named
 * stay.
 */
export const changeDraftSchema = saveDraftSchema
  .omit({ consents: true })
  .extend({ version: z.int().min(1).max(MOST_SAVES) });
export type ChangeDraft = z.infer<typeof changeDraftSchema>;

export const draftSavedSchema = z.object({
  version: z.int(),
  updated_at: z.string(),
  /** Ids of health questions whose answers were not stored because there is no consent. */
  withheld: z.array(z.string()),
});
