import type { Product as ProductResponse } from '@global-fit/contract/products';
import { call } from '#api/client.ts';
import { byRank, type Product, toProduct } from './product.ts';

export const INVALID_FORMAT = 'Failed to load products: Invalid response format';

/** The catalogue by ascending rank. Throws where the call fails, and `INVALID_FORMAT` for a response without a list. */
export async function fetchProducts(): Promise<readonly Product[]> {
  const answer = await call<{ data?: readonly ProductResponse[] } | null>('/products');
  if (!Array.isArray(answer?.data)) throw new Error(INVALID_FORMAT);
  return answer.data.map(toProduct).sort(byRank);
}

/** A product by our id or the payment provider's. Throws ApiError 404 where there is none. */
export async function fetchProduct(id: string, signal?: AbortSignal): Promise<Product> {
  const path = `/products/${encodeURIComponent(id)}`;
  return toProduct(await call<ProductResponse>(path, signal ? { signal } : {}));
}
