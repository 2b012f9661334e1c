import { accountDataSchema, deleteAccountSchema } from '@global-fit/contract/accountArea';
import { ApiError } from '@global-fit/contract/errors';
import { z } from 'zod';
import { ProviderFailure } from '#adapters/payments/provider';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import { logAccountEvent } from '#services/accounts/accountEvent';
import { deleteAccount } from '#services/personalData/deleteAccount';
import { exportData } from '#services/personalData/exportData';
import type { Context } from '../../context.ts';
import { ME } from './accounts.ts';

/** Lets a signed-in person export and delete everything about them. */
export function accountDataRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = forSignedIn('accounts');

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
