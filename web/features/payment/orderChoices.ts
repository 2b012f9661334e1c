import type { Product } from '#features/products/product.ts';

/** The choices for an order, stored for the tab so that a reload or a cancelled payment loses nothing. */
export interface OrderChoices {
  readonly userId: string;
  readonly productId: string | null;
  readonly additionalCountries: number;
  /** ISO 3166-1 alpha-3. */
  readonly countryCodes: readonly string[];
  /** Null for the address of the account. */
  readonly deliveryEmail: string | null;
  readonly terms: boolean;
  readonly immediateDelivery: boolean;
  /** The cancel page requests the summary for the wizard's next load. */
  readonly resume?: boolean;
}

const key = 'onboarding-order';

/** Initial choices. */
export function noChoices(userId: string): OrderChoices {
  return {
    userId,
    productId: null,
    additionalCountries: 0,
    countryCodes: [],
    deliveryEmail: null,
    terms: false,
    immediateDelivery: false,
  };
}

/** Whether the choices were made for a product; a resumed order names it by the payment provider's id. */
export const areOf = (
  { productId }: Pick<OrderChoices, 'productId'>,
  product: Pick<Product, 'id' | 'stripeProductId'>,
): boolean => productId === product.id || productId === product.stripeProductId;

/** The choices of this tab, or null. */
export function readChoices(): OrderChoices | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<OrderChoices> | null;
    if (typeof value?.userId !== 'string' || !Array.isArray(value.countryCodes)) return null;
    return { ...noChoices(value.userId), ...value };
  } catch {
    return null;
  }
}

/** Stores the choices for a reload of this tab, where the browser has storage. */
export function writeChoices(choices: OrderChoices): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(choices));
  } catch (error) {
    console.warn('The choices of the order could not be kept for a reload.', error);
  }
}

/** Deletes the choices after they were ordered or given up. */
export function clearChoices(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that cannot be cleared has stored nothing.
  }
}

/** Whether the wizard should open at the summary; reading it clears it. */
export function takeResume(): OrderChoices | null {
  const choices = readChoices();
  if (!choices?.resume) return null;
  const { resume: _taken, ...kept } = choices;
  writeChoices(kept);
  return kept;
}
