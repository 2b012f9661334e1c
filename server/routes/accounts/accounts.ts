import formbody from '@fastify/formbody';
import { accessTokenSchema, loginFormSchema, signupSchema, userSchema } from '@global-fit/contract/accounts';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import { logAccountEvent } from '#services/accounts/accountEvent';
import { logIn } from '#services/accounts/logIn';
import { presentUser } from '#services/accounts/presentUser';
import { closeSession } from '#services/accounts/session';
import { signUp } from '#services/accounts/signUp';
import type { Context } from '../../context.ts';

/** The address of the current user. */
export const ME = '/api/v1/users/me';

/** Signing up, in and out, and the current user. */
export function accountRoutes(app: App, context: Context): void {
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    scope.post(
      '/api/v1/login/access-token',
      {
        schema: {
          tags: ['accounts'],
          summary: 'Sign in',
          consumes: ['application/x-www-form-urlencoded'],
          body: loginFormSchema,
          response: { 200: accessTokenSchema, ...failures(401, 422, 429) },
        },
      },
      async (request) => {
        const { username: email, password } = request.body;
        const token = await logIn(during(context, request), { email, password }, request.ip);
        return { access_token: token, token_type: 'bearer' as const };
      },
    );
  });

  app.post(
    '/api/v1/users/signup',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Create an account',
        body: signupSchema,
        response: { 200: userSchema, ...failures(409, 422, 429) },
      },
    },
    (request) => signUp(during(context, request), request.body, request.ip),
  );

  app.get(
    ME,
    {
      onRequest: requireUser(context),
      schema: {
        ...forSignedIn('accounts'),
        summary: 'The signed-in user',
        response: { 200: userSchema, ...failures(401) },
      },
    },
    async (request) => presentUser(signedIn(request).user),
  );

  app.post(
    '/api/v1/logout',
    {
      onRequest: requireUser(context),
      schema: {
        ...forSignedIn('accounts'),
        summary: 'Sign out: the token stops working',
        response: { 204: z.null(), ...failures(401) },
      },
    },
    async (request, reply) => {
      const { user, tokenId } = signedIn(request);
      await closeSession(context, tokenId);
      logAccountEvent(during(context, request), 'signed_out', user.id);
      return reply.code(204).send(null);
    },
  );
}
