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

/** Sorted codes; 422 when more were chosen than counted. */
export function chosenCodes(request: CreateCheckoutSessionRequest): readonly string[] {
  const codes = request.additional_country_codes;
  if (codes.length > request.additional_countries) {
    throw invalid([
      {
        loc: ['body', 'additional_country_codes'],
        msg: `${codes.length} countries are chosen, but only ${request.additional_countries} are counted`,
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
