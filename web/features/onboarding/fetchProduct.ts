import type { Product as ProductResponse } from '@global-fit/contract/products';
import { call } from '#api/client.ts';
import { type Product, toProduct } from '#features/products/product.ts';

/** One product by our id or the payment provider's. Throws ApiError 404 when there is none. */
export async function fetchProduct(id: string): Promise<Product> {
  return toProduct(await call<ProductResponse>(`/products/${encodeURIComponent(id)}`));
}
