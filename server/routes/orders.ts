import { orderList, orderSummary } from '@global-fit/contract/orders';
import { z } from 'zod';
import type { App } from '#http/app';
import { failures } from '#http/documented';
import { requireUser, signedIn } from '#http/session';
import { findOrder, listOrders } from '#services/orders/listOrders';
import type { Context } from '../context.ts';

/** The signed-in customer's orders. */
export function orderRoutes(app: App, context: Context): void {
  const onRequest = requireUser(context);
  const common = { tags: ['orders'], security: [{ bearer: [] }] };

  app.get(
    '/api/v1/orders',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'My orders, newest first',
        response: { 200: orderList, ...failures(401) },
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
        params: z.object({ id: z.string().max(64) }),
        response: { 200: orderSummary, ...failures(401, 404) },
      },
    },
    (request) => findOrder(context, signedIn(request).user.id, request.params.id),
  );
}
