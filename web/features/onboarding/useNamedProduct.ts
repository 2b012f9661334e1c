import { placeOf } from './place.ts';
import { useProductOfUrl, useRestoredProduct } from './useProductOfUrl.ts';
import type { Products } from './useProducts.ts';
import type { WizardMoves } from './useWizard.ts';

/**
 * Selects the product named outside the wizard: by the address, which then leads to the next step; else by the
 * history entry, the wizard's start (`started`) or the saved answers. True while it is looked up in one of the latter
 * three cases.
 */
export function useNamedProduct(
  { state, setForward, history, act }: WizardMoves,
  products: Products,
  named: { readonly started: string | null; readonly saved: string | null },
): boolean {
  const { location, entry, amend } = history;
  const asked = entry === null ? new URLSearchParams(location.search).get('product') : null;
  useProductOfUrl(asked, products, (product) => {
    act({ type: 'restoreProduct', product });
    act({ type: 'show', step: 'ACCOUNT_CREATION', section: null });
    setForward(true);
    amend({ ...placeOf('ACCOUNT_CREATION', 0), productId: product.id });
  });
  return useRestoredProduct(
    entry?.productId ?? named.started ?? (asked === null ? named.saved : null),
    state.product,
    products,
    (product) => act({ type: 'restoreProduct', product }),
  );
}
