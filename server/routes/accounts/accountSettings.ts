import {
  acceptedSchema,
  changeEmailSchema,
  changePasswordSchema,
  changeUserSchema,
  confirmEmailSchema,
} from '@global-fit/contract/accountArea';
import { userSchema } from '@global-fit/contract/accounts';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import {
  confirmEmailChange,
  EMAIL_CHANGE_ACCEPTED,
  requestEmailChange,
} from '#services/accounts/changeEmail';
import { changePassword, changeUser } from '#services/accounts/changeUser';
import type { Context } from '../../context.ts';
import { ME } from './accounts.ts';

/** Account settings of a signed-in person. */
export function accountSettingsRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = forSignedIn('accounts');

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
}
