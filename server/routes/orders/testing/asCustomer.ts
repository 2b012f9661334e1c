import type { OrderSummary } from '@global-fit/contract/orders';
import type { Checkout, Shop } from '#services/orders/testing/shop';
import type { Person } from '#testing/person';

/** What customers do with their orders over HTTP. */
export function asCustomer(shop: Shop) {
  /** Gets `/orders`, or a path below it. */
  const get = (person: Person, path = '') =>
    shop.app.inject({ url: `/api/v1/orders${path}`, headers: person.headers });
  return {
    get,
    post: (person: Person, path: string, payload: object) =>
      shop.app.inject({ method: 'POST', url: `/api/v1/orders${path}`, headers: person.headers, payload }),
    /** The order as its owner sees it. */
    summary: async ({ buyer, order_id: id }: Checkout) => (await get(buyer, `/${id}`)).json<OrderSummary>(),
  };
}
