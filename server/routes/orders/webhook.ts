import { ApiError } from '@global-fit/contract/errors';
import { WEBHOOK_PATH, webhookResponseSchema } from '@global-fit/contract/payments';
import type { FastifyBaseLogger } from 'fastify';
import { BadEventSignature, ProviderFailure } from '#adapters/payments/provider';
import type { App } from '#http/app';
import { failures } from '#http/documented';
import { watchWebhook } from '#security/webhookWatch';
import type { OrderDependencies } from '#services/orders/dependencies';
import { handleProviderEvent } from '#services/orders/events/handleProviderEvent';
import { UnknownOrder } from '#services/orders/unknownOrder';

/** Larger than any event of the provider. */
const EVENT_LIMIT = 512 * 1024;

/** Makes the provider send an event again, with the reason for the log. */
function retryLater(cause: unknown, log: FastifyBaseLogger): unknown {
  if (cause instanceof UnknownOrder) {
    if (cause.isPaid)
      log.error({ err: cause, alert: 'payment_without_order' }, 'an order that is not here was paid');
    else log.warn({ err: cause }, 'an event is about an order that is not here');
    const detail = 'The order is not known (yet).';
    return new ApiError('service_unavailable', { detail, retryAfter: 60, cause });
  }
  if (!(cause instanceof ProviderFailure)) return cause;
  log.warn({ err: cause, alert: cause.alert }, 'the payment provider did not answer about an event');
  return new ApiError('provider_unavailable', { retryAfter: 60, cause });
}

/** The payment provider's webhook: the raw body is verified before anything reads it. */
export function webhookRoutes(app: App, orders: OrderDependencies): void {
  const watch = watchWebhook(orders);
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      WEBHOOK_PATH,
      {
        bodyLimit: EVENT_LIMIT,
        schema: {
          tags: ['payments'],
          summary: 'Events of the payment provider',
          response: { 200: webhookResponseSchema, ...failures(400, 413, 415, 502, 503) },
        },
      },
      async (request) => {
        const header = request.headers['stripe-signature'];
        const signature = typeof header === 'string' ? header : undefined;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          const event = orders.payments.readEvent(body, signature);
          watch.taken();
          const outcome = event ? await handleProviderEvent(orders, event) : 'ignored';
          return { received: true as const, outcome };
        } catch (error) {
          if (!(error instanceof BadEventSignature)) throw retryLater(error, request.log);
          watch.refused(signature !== undefined, error.cause);
          throw new ApiError('bad_signature');
        }
      },
    );
  });
}
