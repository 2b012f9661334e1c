import type { ProviderSession, SessionLine } from '#adapters/payments/provider';
import { checkoutSessions } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import type { CheckoutDependencies } from './checkoutDependencies.ts';
import { lockOrder, moveOrderTo } from './moveOrder.ts';
import type { Order } from './moveOrder.ts';
import type { Wish } from './prepareOrder.ts';

function linesOf(order: Order): SessionLine[] {
  const report = {
    providerProductId:
      order.productSnapshot.stripePriceId === null ? null : order.productSnapshot.stripeProductId,
    name: order.productSnapshot.name,
    unitAmount: order.basePrice,
    quantity: 1,
  };
  if (order.additionalCountries === 0) return [report];
  const extra = {
    providerProductId: null,
    name: 'Additional country',
    unitAmount: order.additionalCountryPrice,
    quantity: order.additionalCountries,
  };
  return [report, extra];
}

async function recordSession(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
  session: ProviderSession,
): Promise<void> {
  await inTransaction(dependencies.db, async (tx) => {
    const now = dependencies.clock.now();
    await tx
      .insert(checkoutSessions)
      .values({
        id: session.id,
        orderId: order.id,
        attempt: order.attempt,
        uiMode: wish.uiMode,
        clientSecret: session.clientSecret,
        url: session.url,
        status: session.status,
        paymentStatus: session.paymentStatus,
        amountTotal: session.amountTotal,
        returnUrl: wish.returnUrl,
        expiresAt: session.expiresAt,
        createdAt: now,
        checkedAt: now,
      })
      .onConflictDoNothing();
    const locked = await lockOrder(tx, order.id);
    if (locked && (locked.state === 'draft' || locked.state === 'expired' || locked.state === 'failed')) {
      await moveOrderTo(dependencies, tx, locked, 'awaiting_payment', `session ${session.id} opened`);
    }
  });
}

/** Creates the provider's session of the order's current attempt and writes it down. Throws `ProviderFailure`. */
export async function openSession(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
): Promise<ProviderSession> {
  const origin = new URL(wish.returnUrl.replaceAll(/[{}]/g, '')).origin;
  const session = await dependencies.payments.createSession({
    orderId: order.id,
    attempt: order.attempt,
    uiMode: wish.uiMode === 'embedded' ? 'embedded' : 'hosted',
    currency: order.currency,
    lines: linesOf(order),
    customerEmail: order.deliveryEmail,
    returnUrl: wish.returnUrl,
    cancelUrl: `${origin}/api/v1/payments/cancel/${order.id}`,
    allowPromotionCodes: order.promotionSnapshot !== null,
    automaticTax: dependencies.config.STRIPE_TAX === 'auto',
  });
  await recordSession(dependencies, order, wish, session);
  return session;
}
