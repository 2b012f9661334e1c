import { errorBodySchema, validationErrorBodySchema } from '@global-fit/contract/errors';

type Failure = 400 | 401 | 404 | 409 | 410 | 413 | 415 | 429 | 502 | 503;

/** The error responses of a route, for its schema: `failures(401, 422)`. */
export function failures(
  ...statuses: readonly (Failure | 422)[]
): Record<Failure, typeof errorBodySchema> & Record<422, typeof validationErrorBodySchema> {
  const entries = statuses.map((status) => [
    status,
    status === 422 ? validationErrorBodySchema : errorBodySchema,
  ]);
  return Object.fromEntries(entries);
}

/** The schema parts shared by the routes of a subject that require a signed-in user. */
export const forSignedIn = (subject: string): { tags: string[]; security: { bearer: string[] }[] } => ({
  tags: [subject],
  security: [{ bearer: [] }],
});
