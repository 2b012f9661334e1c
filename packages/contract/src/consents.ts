import { z } from 'zod';

/** What a person agreed to, and to which wording of it. */
export const consentNoteSchema = z.object({
  /** Version of the wording that was shown, e.g. "2026-11". */
  text_version: z.string().trim().min(1).max(40),
});

/** Consents that may ride along with answers. */
export const answerConsentsSchema = z.object({ health: consentNoteSchema.optional() });
export type AnswerConsents = z.infer<typeof answerConsentsSchema>;

/** GET /consents/health. */
export const healthConsentSchema = z.object({
  given: z.boolean(),
  text_version: z.string().nullable(),
  given_at: z.string().nullable(),
});
