import { invalid } from '@global-fit/contract/errors';
import type { CreateCheckoutSessionRequest } from '@global-fit/contract/payments';
import type { ProductMetadata, products } from '#db/schema/catalogue';
import { includedCountries } from '#services/catalogue/includedCountries';
import type { Order } from '../orderRow.ts';

/** The content of an order, apart from price and time. */
export interface CheckoutContent {
  readonly profileId: string;
  readonly productId: string;
  readonly additionalCountries: number;
  /** ISO 3166-1 alpha-3, sorted; for a single-country analysis, that country. */
  readonly additionalCountryCodes: readonly string[];
  readonly deliveryEmail: string;
}

/** Throws 422 unless a single-country analysis names its country and adds none. */
function checkAddon(request: CreateCheckoutSessionRequest): void {
  const named = request.additional_country_codes.length;
  const faults = [
    ...(named === 1
      ? []
      : [
          {
            loc: ['body', 'additional_country_codes'],
            msg: `A single-country analysis is about exactly one country, not ${named}`,
            type: 'one_country',
          },
        ]),
    ...(request.additional_countries === 0
      ? []
      : [
          {
            loc: ['body', 'additional_countries'],
            msg: 'A single-country analysis has no additional countries',
            type: 'too_many',
          },
        ]),
  ];
  if (faults.length > 0) throw invalid(faults);
}

/** Throws 422 where more countries are chosen than paid for and included. */
function checkTier(request: CreateCheckoutSessionRequest, metadata: ProductMetadata): void {
  const chosen = request.additional_country_codes.length;
  const places = request.additional_countries + includedCountries(metadata);
  if (chosen <= places) return;
  throw invalid([
    {
      loc: ['body', 'additional_country_codes'],
      msg: `${chosen} ${chosen === 1 ? 'country is' : 'countries are'} chosen, but the order has ${places}`,
      type: 'too_many',
    },
  ]);
}

/** The chosen countries, sorted, where the product accepts them. Throws 422. */
export function chosenCodes(
  request: CreateCheckoutSessionRequest,
  product: Pick<typeof products.$inferSelect, 'kind' | 'metadata'>,
): readonly string[] {
  if (product.kind === 'addon') checkAddon(request);
  else checkTier(request, product.metadata);
  return request.additional_country_codes.toSorted();
}

/** Whether an order is the same purchase: the same report for the same profile, to whatever address. */
export function isSamePurchase(order: Order, content: CheckoutContent): boolean {
  return (
    order.profileId === content.profileId &&
    order.productId === content.productId &&
    order.additionalCountries === content.additionalCountries &&
    order.additionalCountryCodes.toSorted().join() === content.additionalCountryCodes.join()
  );
}

/** Whether an order has exactly this content, address included, so that its session can be reused. */
export function isSameCheckout(order: Order, content: CheckoutContent): boolean {
  return isSamePurchase(order, content) && order.deliveryEmail === content.deliveryEmail;
}
