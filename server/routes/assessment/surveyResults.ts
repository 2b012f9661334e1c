import { ApiError } from '@global-fit/contract/errors';
import {
  createSurveyResultSchema,
  surveyResultCreatedSchema,
  surveyResultSchema,
} from '@global-fit/contract/surveyResults';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { requireUser, signedIn } from '#http/session';
import { findProfile, presentProfile } from '#services/profiles/findProfile';
import { submitProfile } from '#services/profiles/submitProfile';
import type { Context } from '../../context.ts';

/** Profiles: completed sets of answers. */
export function surveyResultRoutes(app: App, context: Context): void {
  app.post(
    '/api/v1/survey-results',
    {
      onRequest: requireUser(context),
      schema: {
        ...forSignedIn('profiles'),
        summary: 'Submit answers and freeze them as a profile',
        body: createSurveyResultSchema,
        response: { 200: surveyResultCreatedSchema, ...failures(401, 413, 422, 429) },
      },
    },
    (request) => submitProfile(context, signedIn(request).user.id, request.body),
  );

  app.get(
    '/api/v1/survey-results/:id',
    {
      onRequest: requireUser(context),
      schema: {
        ...forSignedIn('profiles'),
        summary: 'A profile of the signed-in user',
        params: z.object({ id: z.string() }),
        response: { 200: surveyResultSchema, ...failures(401, 404) },
      },
    },
    async (request) => {
      const row = await findProfile(context.db, signedIn(request).user.id, request.params.id);
      if (!row) throw new ApiError('not_found');
      return presentProfile(row);
    },
  );
}
