import { useEffect, useEffectEvent, useState } from 'react';
import { waitAfter } from '#api/waits.ts';
import type { Product } from '#features/products/product.ts';
import type { Products } from './useProducts.ts';

/**
 * Follows `?product=` once the catalogue is here: `open` with the product it names. An id that is not in the
 * catalogue is ignored with a warning. `id` is null when the address names none, or none that counts now.
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
  // The list may grow by single products later; the address is read once.
  useEffect(() => {
    if (id !== null && status === 'loaded') follow(id);
  }, [id, status]);
}

/**
 * Puts a product back that a history entry or saved answers name. True while it is looked for, which goes on by itself
 * while the server does not answer: only what the server does not know is missing.
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
  // One search per id: the list that `find` adds to must not start another.
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
