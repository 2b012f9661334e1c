import {
  acceptedSchema,
  passwordRecoverySchema,
  resetPasswordSchema,
} from '@global-fit/contract/accountArea';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures } from '#http/documented';
import { during } from '#http/requestContext';
import { RECOVERY_ACCEPTED, requestPasswordReset, resetPassword } from '#services/accounts/resetPassword';
import type { Context } from '../../context.ts';

/** For people who cannot sign in: a link by mail, and a new password with it. */
export function accountRecoveryRoutes(app: App, context: Context): void {
  app.post(
    '/api/v1/password-recovery',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ask for a link to choose a new password',
        body: passwordRecoverySchema,
        response: { 202: acceptedSchema, ...failures(422, 429) },
      },
    },
    async (request, reply) => {
      await requestPasswordReset(during(context, request), request.body.email, request.ip);
      return reply.code(202).send({ detail: RECOVERY_ACCEPTED });
    },
  );

  app.post(
    '/api/v1/reset-password',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Choose a new password with the token of the link; every session ends',
        body: resetPasswordSchema,
        response: { 204: z.null(), ...failures(400, 422) },
      },
    },
    async (request, reply) => {
      await resetPassword(during(context, request), request.body);
      return reply.code(204).send(null);
    },
  );
}
