import { ADDITIONAL_COUNTRY_PRICE, totalPrice } from '@global-fit/contract/price';
import type { Queryable } from '#db/connect';
import { orders } from '#db/schema/orders';
import type { OrderDependencies } from '../dependencies.ts';
import { type Order, recordOrderEvent } from '../orderRow.ts';
import type { Wish } from './readWish.ts';

/** Inserts a new order with everything on sale and chosen at this moment. */
export async function insertOrder(
  dependencies: OrderDependencies,
  tx: Queryable,
  wish: Wish,
): Promise<Order> {
  const { clock, ids } = dependencies;
  const { product, content } = wish;
  const at = clock.now();
  const parts = {
    basePrice: product.price,
    additionalCountries: content.additionalCountries,
    additionalCountryPrice: ADDITIONAL_COUNTRY_PRICE,
  };
  const [order] = await tx
    .insert(orders)
    .values({
      ...parts,
      id: ids.next(),
      userId: wish.userId,
      profileId: content.profileId,
      productId: product.id,
      productSnapshot: {
        id: product.id,
        stripeProductId: product.stripeProductId,
        stripePriceId: product.stripePriceId,
        name: product.name,
        description: product.description,
        price: product.price,
        currency: product.currency,
        metadata: product.metadata,
      },
      currency: product.currency,
      additionalCountryCodes: content.additionalCountryCodes,
      total: totalPrice(parts),
      promotionSnapshot: wish.promotion,
      deliveryEmail: content.deliveryEmail,
      customerName: wish.customerName,
      state: 'draft',
      attempt: 1,
      consents: wish.consents,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!order) throw new Error('The new order was not returned.');
  const started = { orderId: order.id, from: null, to: 'draft', reason: 'checkout started' } as const;
  await recordOrderEvent(dependencies, tx, started);
  return order;
}
