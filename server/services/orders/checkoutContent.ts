import { invalid } from '@global-fit/contract/errors';
import type { CreateCheckoutSessionRequest } from '@global-fit/contract/payments';
import type { Order } from './moveOrder.ts';

/** What a customer ordered, apart from price and time: two orders of equal content are one purchase. */
export interface CheckoutContent {
  readonly profileId: string;
  readonly productId: string;
  readonly additionalCountries: number;
  /** ISO 3166-1 alpha-3, sorted. */
  readonly additionalCountryCodes: readonly string[];
  readonly deliveryEmail: string;
}

/**
 * The chosen countries, sorted. Those that the tier includes may be chosen too, on top of the ones counted and
 * charged; 422 when more are chosen than the customer gets.
 */
export function chosenCodes(request: CreateCheckoutSessionRequest, included: number): readonly string[] {
  const codes = request.additional_country_codes;
  const places = request.additional_countries + included;
  if (codes.length > places) {
    throw invalid([
      {
        loc: ['body', 'additional_country_codes'],
        msg: `${codes.length} countries are chosen, but the order has ${places}`,
        type: 'too_many',
      },
    ]);
  }
  return codes.toSorted();
}

/** Whether an order is for exactly this content. */
export function hasContent(order: Order, content: CheckoutContent): boolean {
  return (
    order.profileId === content.profileId &&
    order.productId === content.productId &&
    order.additionalCountries === content.additionalCountries &&
    order.deliveryEmail === content.deliveryEmail &&
    order.additionalCountryCodes.toSorted().join() === content.additionalCountryCodes.join()
  );
}
