import { ANSWERS_EXPECTED } from '@global-fit/questionnaire/checks/submission';
import { z } from 'zod';
import { answerConsentsSchema } from './consents.ts';

/**
 * POST /survey-results (specification 1, §7). `user` and `payment` are ignored: the owner is the signed-in user, and
 * the amount is the catalogue's. `answers` is an object keyed by question id, or the list of a stored payload; the
 * questionnaire package parses and validates it.
 */
export const createSurveyResultSchema = z.object({
  user: z.looseObject({}).nullish(),
  payment: z.looseObject({}).nullish(),
  survey: z.object({
    id: z.string().max(100).nullish(),
    answers: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())], {
      error: ANSWERS_EXPECTED,
    }),
  }),
  consents: answerConsentsSchema.default({}),
});
export type CreateSurveyResult = z.infer<typeof createSurveyResultSchema>;

export const surveyResultCreatedSchema = z.object({
  id: z.string(),
  /** Ids of health questions whose answers were not stored because there is no consent. */
  withheld: z.array(z.string()),
});

/** GET /survey-results/{id}: the frozen profile, for its owner. */
export const surveyResultSchema = z.object({
  id: z.string(),
  survey: z.object({ id: z.string(), version: z.string() }),
  answers: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
export type SurveyResult = z.infer<typeof surveyResultSchema>;
