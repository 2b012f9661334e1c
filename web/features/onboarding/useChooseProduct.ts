import { useOnboarding } from './useOnboarding.ts';

/** Returns to the packages with the current offer. */
export function useChooseProduct(): () => void {
  const { products, goTo } = useOnboarding();
  return () => {
    products.refresh();
    goTo('PRODUCT_SELECTION');
  };
}
