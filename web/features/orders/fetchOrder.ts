import type { OrderSummary } from '@global-fit/contract/orders';
import { call } from '#api/client.ts';

/** The signed-in person's orders, newest first. */
export async function fetchOrders(signal?: AbortSignal): Promise<readonly OrderSummary[]> {
  const { data } = await call<{ data: readonly OrderSummary[] }>('/orders', signal ? { signal } : {});
  return data;
}

/** An order of the signed-in person. Throws ApiError 404 where it is not theirs. */
export const fetchOrder = (id: string, signal?: AbortSignal): Promise<OrderSummary> =>
  call<OrderSummary>(`/orders/${encodeURIComponent(id)}`, signal ? { signal } : {});
