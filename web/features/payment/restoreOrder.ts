import type { OrderSummary } from '@global-fit/contract/orders';
import type { User } from '#api/account.ts';
import { storageKeys, writeStored } from '#features/drafts/storage.ts';
import { fetchOrder } from '#features/orders/fetchOrder.ts';
import { noChoices, readChoices, writeChoices } from './orderChoices.ts';
import { fetchSessionStatus } from './sessionStatus.ts';

/** The signed-in person's order of a checkout session; null where it cannot be read. */
export async function orderOf(sessionId: string): Promise<OrderSummary | null> {
  try {
    const { order_id } = await fetchSessionStatus(sessionId);
    return order_id === null ? null : await fetchOrder(order_id);
  } catch (error) {
    console.warn('The cancelled order could not be read; what this tab remembers is used.', error);
    return null;
  }
}

/** Prepares the wizard to open at the summary of an order, with its product, countries and address. */
export function takeUpOrder(order: OrderSummary, user: User): void {
  writeChoices({
    ...noChoices(user.id),
    productId: order.product_id,
    additionalCountries: order.additional_countries,
    countryCodes: order.additional_country_codes,
    deliveryEmail: order.delivery_email === user.email ? null : order.delivery_email,
    resume: true,
  });
  writeStored(storageKeys.profileId, order.profile_id);
}

/**
 * Prepares the wizard to open at the summary of a cancelled payment: from this tab's stored choices, else from the
 * order, where one was found.
 */
export function restoreOrder(order: OrderSummary | null, user: User | null): void {
  const kept = readChoices();
  if (kept && kept.productId !== null && (!user || kept.userId === user.id))
    return writeChoices({ ...kept, resume: true });
  if (order && user) takeUpOrder(order, user);
}
