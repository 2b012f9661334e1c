import { consentNoteSchema, healthConsentSchema } from '@global-fit/contract/consents';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import {
  noteHealthConsent,
  standingHealthConsent,
  withdrawHealthConsent,
} from '#services/consents/healthConsent';
import type { Context } from '../../context.ts';

const HEALTH = '/api/v1/consents/health';

/** Consent to storing health answers: requested, given and withdrawn separately from everything else. */
export function consentRoutes(app: App, context: Context): void {
  const common = forSignedIn('profiles');
  app.get(
    HEALTH,
    {
      onRequest: requireUser(context),
      schema: {
        ...common,
        summary: 'Whether consent stands',
        response: { 200: healthConsentSchema, ...failures(401) },
      },
    },
    async (request) => {
      const row = await standingHealthConsent(context.db, signedIn(request).user.id);
      return {
        given: row !== null,
        text_version: row?.textVersion ?? null,
        given_at: row?.givenAt.toISOString() ?? null,
      };
    },
  );
  app.put(
    HEALTH,
    {
      onRequest: requireUser(context),
      schema: {
        ...common,
        summary: 'Give consent to one wording',
        body: consentNoteSchema,
        response: { 204: z.null(), ...failures(401, 422, 429) },
      },
    },
    async (request, reply) => {
      await noteHealthConsent(context, signedIn(request).user.id, request.body.text_version);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    HEALTH,
    {
      onRequest: requireUser(context),
      schema: {
        ...common,
        summary: 'Take consent back; health answers leave the draft',
        response: { 204: z.null(), ...failures(401) },
      },
    },
    async (request, reply) => {
      await withdrawHealthConsent(during(context, request), signedIn(request).user.id);
      return reply.code(204).send(null);
    },
  );
}
