import { useCallback, useEffect, useState } from 'react';
import { isUnanswered } from '#api/unanswered.ts';
import type { Product } from '#features/products/product.ts';
import { fetchProduct, fetchProducts, INVALID_FORMAT } from '#features/products/productApi.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';

export type ProductsState =
  | { readonly status: 'loading'; readonly products: readonly Product[] }
  | { readonly status: 'loaded'; readonly products: readonly Product[] }
  | { readonly status: 'error'; readonly products: readonly Product[]; readonly message: string };

const FETCH_FAILED = 'Failed to load products. Please try again later.';

function messageOf(error: unknown): string {
  return error instanceof Error && error.message === INVALID_FORMAT ? INVALID_FORMAT : FETCH_FAILED;
}

export interface Products {
  readonly state: ProductsState;
  refresh(): void;
  /**
   * A product of the list, or fetched by its id and added to the list; null where there is none. Throws like `call`
   * where there was no response.
   */
  find(id: string): Promise<Product | null>;
}

/** The catalogue, loaded with the wizard. */
export function useProducts(): Products {
  const [state, setState] = useState<ProductsState>({ status: 'loading', products: [] });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    setState({ status: 'loading', products: [] });
    fetchProducts().then(
      (products) => current && setState({ status: 'loaded', products }),
      (error: unknown) => {
        console.error('Failed to load products from API', error);
        if (current) setState({ status: 'error', products: [], message: messageOf(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [round]);

  const { products } = state;
  const find = useCallback(
    async (id: string): Promise<Product | null> => {
      const known = products.find((product) => product.id === id || product.stripeProductId === id);
      if (known) return known;
      try {
        const found = await fetchProduct(id);
        setState((now) => ({ ...now, products: [...now.products, found] }));
        return found;
      } catch (error) {
        console.error(`Failed to find product with ID: ${id}`, error);
        if (isUnanswered(error)) throw error;
        return null;
      }
    },
    [products],
  );
  const refresh = (): void => setRound((count) => count + 1);
  useWhenOnline(() => state.status === 'error' && refresh());
  return { state, refresh, find };
}
