import { sessionListSchema } from '@global-fit/contract/accountArea';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import { logAccountEvent } from '#services/accounts/accountEvent';
import { closeAllSessions } from '#services/accounts/session';
import { endSession, listSessions } from '#services/accounts/ownSessions';
import type { Context } from '../../context.ts';
import { ME } from './accounts.ts';

/** Lists and ends the sessions of a signed-in person. */
export function accountSessionRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = forSignedIn('accounts');

  app.get(
    `${ME}/sessions`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Where I am signed in',
        response: { 200: sessionListSchema, ...failures(401) },
      },
    },
    (request) => listSessions(context, signedIn(request)),
  );

  app.delete(
    `${ME}/sessions/:id`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Sign out one session',
        params: z.object({ id: z.string().max(64) }),
        response: { 204: z.null(), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const { user } = signedIn(request);
      await endSession(context, user.id, request.params.id);
      logAccountEvent(during(context, request), 'session_ended', user.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ME}/sign-out-everywhere`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Sign out everywhere, here too',
        response: { 204: z.null(), ...failures(401) },
      },
    },
    async (request, reply) => {
      const { user } = signedIn(request);
      await closeAllSessions(context, context.db, user.id);
      logAccountEvent(during(context, request), 'signed_out_everywhere', user.id);
      return reply.code(204).send(null);
    },
  );
}
