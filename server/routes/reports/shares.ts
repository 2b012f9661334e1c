import {
  openShareSchema,
  shareChoiceSchema,
  sharedReportSchema,
  shareMadeSchema,
  shareStateSchema,
} from '@global-fit/contract/shares';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { during } from '#http/requestContext';
import { requireUser, signedIn } from '#http/session';
import { countUse, networkOf } from '#security/rateLimit';
import { openShare } from '#services/shares/openShare';
import { changeShare, endShare, makeShare, readShare } from '#services/shares/shareLink';
import type { Context } from '../../context.ts';

const MINE = '/api/v1/orders/:id/share';
const params = z.object({ id: z.string().max(64) });

/** The owner's side: whether there is a link, and what it shows. */
function ownerRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = { ...forSignedIn('reports'), params };
  app.get(
    MINE,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'How the private link of my report stands',
        response: { 200: shareStateSchema, ...failures(401, 404) },
      },
    },
    (request) => readShare(context, signedIn(request).user.id, request.params.id),
  );
  app.post(
    MINE,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Make a private link of my report; an earlier one stops working',
        body: shareChoiceSchema,
        response: { 201: shareMadeSchema, ...failures(401, 404, 422, 429) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await makeShare(
            during(context, request),
            signedIn(request).user.id,
            request.params.id,
            request.body,
          ),
        ),
  );
  app.patch(
    MINE,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Change what the private link of my report shows',
        body: shareChoiceSchema,
        response: { 200: shareStateSchema, ...failures(401, 404, 422) },
      },
    },
    (request) => changeShare(context, signedIn(request).user.id, request.params.id, request.body),
  );
  app.delete(
    MINE,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'End the private link of my report',
        response: { 204: z.null(), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await endShare(during(context, request), signedIn(request).user.id, request.params.id);
      return reply.code(204).send(null);
    },
  );
}

/** Private links to reports, created and ended by their owners, opened by anybody who has one. */
export function shareRoutes(app: App, context: Context): void {
  ownerRoutes(app, context);
  app.post(
    '/api/v1/shared-reports/open',
    {
      schema: {
        tags: ['reports'],
        summary: 'Open a shared report with the token of its link',
        body: openShareSchema,
        response: { 200: sharedReportSchema, ...failures(404, 422, 429) },
      },
    },
    async (request, reply) => {
      await countUse(context, 'SHARE_OPEN', networkOf(request.ip));
      const opened = await openShare(context, request.body.token);
      void reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow');
      return { scope: opened.scope, document: { ...opened.document } };
    },
  );
}
