import { z } from 'zod';

/** GET /places/suggest: localities, postal codes, first-level regions and countries while typing. */
export const suggestQuerySchema = z.object({
  q: z.string().trim().max(100),
  /** ISO 3166-1 alpha-2: restricts the search to a country. */
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'A country is a code of two letters')
    .optional(),
  limit: z.coerce.number<string>().int().min(1).max(10).default(5),
  /** Identifies the calls of one search, where an external service bills by search. */
  session_token: z.string().max(64).optional(),
});

/** A place in the form in which the questionnaire stores it. */
const placeAnswerSchema = z.object({
  value: z.string(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string(),
  countryCode: z.string(),
  postalCode: z.string().optional(),
  formattedAddress: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).optional(),
});
export type PlaceAnswer = z.infer<typeof placeAnswerSchema>;

const placeSuggestionSchema = z.object({
  /** The text in the list. */
  label: z.string(),
  /** For requesting details where `answer` is null. */
  place_id: z.string().nullable(),
  answer: placeAnswerSchema.nullable(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;

export const placeSuggestionsSchema = z.object({ suggestions: z.array(placeSuggestionSchema) });

/** GET /places/details. */
export const placeDetailsQuerySchema = z.object({
  place_id: z.string().min(1).max(300),
  session_token: z.string().max(64).optional(),
});
export const placeDetailsSchema = z.object({ answer: placeAnswerSchema });
