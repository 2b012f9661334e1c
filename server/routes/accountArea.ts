import {
  acceptedSchema,
  accountDataSchema,
  changeEmailSchema,
  changePasswordSchema,
  changeUserSchema,
  confirmEmailSchema,
  deleteAccountSchema,
  sessionListSchema,
} from '@global-fit/contract/accountArea';
import { userSchema } from '@global-fit/contract/accounts';
import { ApiError } from '@global-fit/contract/errors';
import { z } from 'zod';
import { ProviderFailure } from '#adapters/payments/provider';
import type { App } from '#http/app';
import { failures } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import { logAccountEvent } from '#services/accounts/accountEvent';
import {
  confirmEmailChange,
  EMAIL_CHANGE_ACCEPTED,
  requestEmailChange,
} from '#services/accounts/changeEmail';
import { changePassword, changeUser } from '#services/accounts/changeUser';
import { deleteAccount } from '#services/accounts/deleteAccount';
import { exportData } from '#services/accounts/exportData';
import { closeAllSessions } from '#services/accounts/session';
import { endSession, listSessions } from '#services/accounts/sessions';
import type { Context } from '../context.ts';

const ME = '/api/v1/users/me';

/** What a signed-in person can change, see, take along and delete. */
export function accountAreaRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = { tags: ['accounts'], security: [{ bearer: [] }] };

  app.patch(
    ME,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Change name or country',
        body: changeUserSchema,
        response: { 200: userSchema, ...failures(401, 422) },
      },
    },
    (request) => changeUser(context, signedIn(request).user.id, request.body),
  );

  app.post(
    `${ME}/password`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Change the password; every other session ends',
        body: changePasswordSchema,
        response: { 204: z.null(), ...failures(401, 422, 429) },
      },
    },
    async (request, reply) => {
      await changePassword(during(context, request), signedIn(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ME}/email`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Ask for another address: a link is sent there',
        body: changeEmailSchema,
        response: { 202: acceptedSchema, ...failures(401, 422, 429) },
      },
    },
    async (request, reply) => {
      await requestEmailChange(during(context, request), signedIn(request), request.body);
      return reply.code(202).send({ detail: EMAIL_CHANGE_ACCEPTED });
    },
  );

  app.post(
    '/api/v1/users/confirm-email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Confirm the new address with the token of the link',
        body: confirmEmailSchema,
        response: { 200: userSchema, ...failures(400, 409, 422) },
      },
    },
    (request) => confirmEmailChange(during(context, request), request.body.token),
  );

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

  app.get(
    `${ME}/data`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Everything held about me, as a file',
        response: { 200: accountDataSchema, ...failures(401) },
      },
    },
    async (request, reply) => {
      void reply.header('content-disposition', 'attachment; filename="global-fit-my-data.json"');
      void reply.header('cache-control', 'private, no-store');
      const { user } = signedIn(request);
      const data = await exportData(context, user.id);
      logAccountEvent(during(context, request), 'data_exported', user.id);
      return data;
    },
  );

  app.delete(
    ME,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Delete my account and everything about me that the law does not keep',
        body: deleteAccountSchema,
        response: { 204: z.null(), ...failures(401, 422, 429, 502) },
      },
    },
    async (request, reply) => {
      try {
        await deleteAccount(during(context, request), signedIn(request), request.body.password);
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        request.log.error({ err: error }, 'an account could not be deleted: its checkouts are still open');
        throw new ApiError('provider_unavailable', { cause: error, retryAfter: 30 });
      }
      return reply.code(204).send(null);
    },
  );
}
