import { useOnboarding } from './useOnboarding.ts';

/** Back to the packages, as they are on offer now. */
export function useChooseProduct(): () => void {
  const { products, goTo } = useOnboarding();
  return () => {
    products.refresh();
    goTo('PRODUCT_SELECTION');
  };
}
