import { useEffect, useEffectEvent, useState } from 'react';
import { waitAfter } from '#api/waits.ts';
import type { Product } from '#features/products/product.ts';
import type { Products } from './useProducts.ts';

/**
 * Follows `?product=` once the catalogue has loaded: calls `open` with the product. An id not in the catalogue is
 * ignored with a warning. `id` is null where the address names none, or none that applies now.
 */
export function useProductOfUrl(
  id: string | null,
  products: Products,
  open: (product: Product) => void,
): void {
  const { status, products: list } = products.state;
  const follow = useEffectEvent((named: string) => {
    const product = list.find((one) => one.id === named);
    if (product) open(product);
    else console.warn(`There is no product with the id "${named}"; the address was ignored.`);
  });
  // The list may grow by single products later, but the address is read once.
  useEffect(() => {
    if (id !== null && status === 'loaded') follow(id);
  }, [id, status]);
}

/**
 * Restores the product named by a history entry or saved answers. True while it is looked up, which is repeated while
 * the server does not respond: only an id the server does not know counts as missing.
 */
export function useRestoredProduct(
  id: string | null,
  current: Product | null,
  products: Products,
  restore: (product: Product) => void,
): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const { status } = products.state;
  const needed = id !== null && current === null && missing !== id;
  const search = useEffectEvent((wanted: string) => {
    products.find(wanted).then(
      (product) => (product ? restore(product) : setMissing(wanted)),
      () => setFailures((before) => before + 1),
    );
  });
  // One lookup per id: the list that `find` adds to must not start another.
  useEffect(() => {
    if (needed && status !== 'loading') search(id);
  }, [needed, id, status]);
  useEffect(() => {
    if (!needed || failures === 0) return;
    const timer = setTimeout(() => search(id), waitAfter(failures));
    return () => clearTimeout(timer);
  }, [needed, id, failures]);
  return needed;
}
