import { ApiError, invalid } from '@global-fit/contract/errors';
import {
  createCheckoutSessionRequestSchema,
  createCheckoutSessionResponseSchema,
  sessionStatusResponseSchema,
} from '@global-fit/contract/payments';
import { z } from 'zod';
import { ProviderFailure } from '#adapters/payments/provider';
import type { App } from '#http/app';
import { failures, forSignedIn } from '#http/documented';
import { allowUser, requireUser, signedIn } from '#http/session';
import { countUse } from '#security/rateLimit';
import { cancelledCheckoutPath } from '#services/orders/checkout/cancelledCheckout';
import type { CheckoutDependencies } from '#services/orders/checkout/checkoutDependencies';
import { inTurn } from '#services/orders/checkout/inTurn';
import { readSessionStatus } from '#services/orders/payment/sessionStatus';
import { spacedLooks } from '#services/orders/payment/spacedLooks';
import { startCheckout } from '#services/orders/checkout/startCheckout';
import type { Context } from '../../context.ts';

const sessionParams = z.object({ session_id: z.string().min(1).max(255) });

/** How often the provider is asked about a session, however many clients want to know. */
const LOOK_SPACING_MS = 500;
/** A customer's checkouts at a time. Each ends the payment page of the one before. */
const CHECKOUTS_IN_LINE = 10;

/** We accept more addresses than the provider does. */
const BAD_EMAIL = {
  loc: ['body', 'delivery_email'],
  msg: 'The payment provider does not take this address. Please give another',
  type: 'value_error',
};

/** Starts a payment and reports its state. */
export function paymentRoutes(app: App, context: Context & CheckoutDependencies): void {
  const looks = spacedLooks(LOOK_SPACING_MS);
  const turn = inTurn(CHECKOUTS_IN_LINE);
  app.post(
    '/api/v1/payments/create-checkout-session',
    {
      onRequest: requireUser(context),
      schema: {
        ...forSignedIn('payments'),
        summary: 'Start, or pick up again, the payment of a report',
        body: createCheckoutSessionRequestSchema,
        response: { 200: createCheckoutSessionResponseSchema, ...failures(401, 404, 409, 422, 429, 502) },
      },
    },
    async (request) => {
      const { user } = signedIn(request);
      await countUse(context, 'CHECKOUT', user.id);
      try {
        return await turn(user.id, () => startCheckout(context, user, request.body));
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        if (error.kind === 'bad_email') throw invalid([BAD_EMAIL]);
        const line = { err: error, alert: error.kind === 'unavailable' ? undefined : 'checkout_refused' };
        request.log.error(line, 'the payment provider did not take a checkout');
        throw new ApiError('provider_unavailable', { cause: error, retryAfter: 5 });
      }
    },
  );

  app.get(
    '/api/v1/payments/session-status/:session_id',
    {
      onRequest: allowUser(context),
      schema: {
        tags: ['payments'],
        summary: 'What became of a checkout session',
        params: sessionParams,
        response: { 200: sessionStatusResponseSchema, ...failures(404, 422) },
      },
    },
    (request) =>
      readSessionStatus(context, request.params.session_id, request.session?.user.id ?? null, looks),
  );

  app.get(
    '/api/v1/payments/cancel/:order_id',
    {
      schema: {
        tags: ['payments'],
        summary: 'Where the payment page sends a customer who goes back',
        params: z.object({ order_id: z.string().min(1).max(64) }),
      },
    },
    async (request, reply) =>
      reply.redirect(await cancelledCheckoutPath(context, request.params.order_id), 303),
  );
}
