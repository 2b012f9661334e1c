import {
  newRevisionRequestSchema,
  orderListSchema,
  orderSummarySchema,
  refundRequestSchema,
} from '@global-fit/contract/orders';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { requireUser, signedIn } from '#http/session';
import { findOrder, listOrders } from '#services/orders/customer/listOrders';
import { regenerateReport } from '#services/orders/report/regenerateReport';
import { requestRefund } from '#services/orders/refund/requestRefund';
import type { Context } from '../../context.ts';

const params = z.object({ id: z.string().max(64) });

/** Orders of the signed-in customer. */
export function orderRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = forSignedIn('orders');

  app.get(
    '/api/v1/orders',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'My orders, newest first',
        response: { 200: orderListSchema, ...failures(401) },
      },
    },
    async (request) => ({ data: await listOrders(context, signedIn(request).user.id) }),
  );

  app.get(
    '/api/v1/orders/:id',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'One of my orders',
        params,
        response: { 200: orderSummarySchema, ...failures(401, 404) },
      },
    },
    (request) => findOrder(context, signedIn(request).user.id, request.params.id),
  );

  app.post(
    '/api/v1/orders/:id/revisions',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Have the report made anew from other answers of mine',
        params,
        body: newRevisionRequestSchema,
        response: { 202: orderSummarySchema, ...failures(401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { user } = signedIn(request);
      const { id } = request.params;
      const { survey_results_id: profileId, after } = request.body;
      await regenerateReport(context, user.id, id, profileId, after);
      return reply.code(202).send(await findOrder(context, user.id, id));
    },
  );

  app.post(
    '/api/v1/orders/:id/refund-request',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Ask for the money back, within 14 days of delivery',
        params,
        body: refundRequestSchema,
        response: { 202: orderSummarySchema, ...failures(401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { user } = signedIn(request);
      const { id } = request.params;
      await requestRefund(context, user.id, id, request.body.reason || null);
      return reply.code(202).send(await findOrder(context, user.id, id));
    },
  );
}
