import { z } from 'zod';
import { answerConsentsSchema } from './consents.ts';

/** Answers on their way, kept on the server for the signed-in user. */
export const draftSchema = z.object({
  /** Counts saves; 0 when nothing was ever saved. */
  version: z.int(),
  answers: z.record(z.string(), z.unknown()),
  section_index: z.int(),
  product_id: z.string().nullable(),
  updated_at: z.string().nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

/** One below the greatest number that the database counts to. */
const MOST_SAVES = 2_147_483_646;

/** PUT: `version` is the one these answers were begun from; a save made elsewhere in the meantime gives 409. */
export const saveDraftSchema = z.object({
  version: z.int().min(0).max(MOST_SAVES),
  answers: z.record(z.string(), z.unknown()),
  section_index: z.int().min(0).max(100),
  product_id: z.string().max(255).nullish(),
  consents: answerConsentsSchema.default({}),
});
export type SaveDraft = z.infer<typeof saveDraftSchema>;

/**
 * PATCH: what has changed since `version`, a draft that is there already. An answer that was taken back is null; what
 * is not named stays as it is.
 */
export const changeDraftSchema = saveDraftSchema
  .omit({ consents: true })
  .extend({ version: z.int().min(1).max(MOST_SAVES) });
export type ChangeDraft = z.infer<typeof changeDraftSchema>;

export const draftSavedSchema = z.object({
  version: z.int(),
  updated_at: z.string(),
  /** Ids of health questions whose answers were not kept because no consent to keep them is on record. */
  withheld: z.array(z.string()),
});
