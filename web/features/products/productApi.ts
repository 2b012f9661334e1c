import type { Product as ProductResponse } from '@global-fit/contract/products';
import { call } from '#api/client.ts';
import { byRank, type Product, toProduct } from './product.ts';

/** The catalogue by ascending rank. Throws when the call fails or answers without a list. */
export async function fetchProducts(): Promise<readonly Product[]> {
  const answer = await call<{ data?: readonly ProductResponse[] } | null>('/products');
  if (!Array.isArray(answer?.data)) throw new Error('Failed to load products: Invalid response format');
  return answer.data.map(toProduct).sort(byRank);
}
