import { z } from 'zod';

/** A consent, and the wording it was given to. */
export const consentNoteSchema = z.object({
  /** Version of the wording that was shown, e.g. "2026-11". */
  text_version: z.string().trim().min(1).max(40),
});

/** Consents that may be sent with answers. */
export const answerConsentsSchema = z.object({ health: consentNoteSchema.optional() });
export type AnswerConsents = z.infer<typeof answerConsentsSchema>;

/** GET /consents/health. */
export const healthConsentSchema = z.object({
  given: z.boolean(),
  text_version: z.string().nullable(),
  given_at: z.string().nullable(),
});
