import { ApiError, invalid } from '@global-fit/contract/errors';
import type { CreateCheckoutSessionRequest } from '@global-fit/contract/payments';
import { and, eq } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import type { ProductMetadata } from '#db/schema/catalogue';
import { profiles } from '#db/schema/profiles';
import { findProduct } from '../catalogue/findProduct.ts';
import { chosenCodes } from './checkoutContent.ts';
import { promotionForCheckout } from './checkoutDependencies.ts';
import type { CheckoutDependencies, Customer } from './checkoutDependencies.ts';
import type { Wish } from './prepareOrder.ts';
import { readReturnUrl, withSessionPlaceholder } from './returnUrl.ts';

/** Extra countries that the tier's price includes. */
export function includedCountries(metadata: ProductMetadata): number {
  const count = Number(metadata.default_additional_countries ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/**
 * Turns a checkout request into what is wished for, checked against catalogue and profiles. Throws 404 for a
 * product or profile that is not there or not the customer's, and 422 for a return address that is not ours.
 */
export async function readWish(
  dependencies: CheckoutDependencies,
  customer: Customer,
  request: CreateCheckoutSessionRequest,
): Promise<Wish> {
  const { db, clock, config } = dependencies;
  const returnUrl = readReturnUrl(request.return_url, config.PUBLIC_URL);
  if (!returnUrl) {
    throw invalid([
      { loc: ['body', 'return_url'], msg: 'The return address must be on this site', type: 'own_origin' },
    ]);
  }
  const product = await findProduct(db, request.product_id);
  if (!product || product.kind !== 'tier') {
    throw new ApiError('not_found', { detail: `Failed to find product with ID: ${request.product_id}` });
  }
  const profileId = request.survey_results_id;
  const [profile] = isUuid(profileId)
    ? await db
        .select({ id: profiles.id })
        .from(profiles)
        .where(and(eq(profiles.id, profileId), eq(profiles.userId, customer.id)))
    : [];
  if (!profile) throw new ApiError('not_found', { detail: 'The profile was not found.' });

  const givenAt = clock.now().toISOString();
  const { terms, immediate_delivery: immediate } = request.consents;
  return {
    userId: customer.id,
    customerName: customer.fullName,
    product,
    content: {
      profileId: profile.id,
      productId: product.id,
      additionalCountries: request.additional_countries,
      additionalCountryCodes: chosenCodes(request, includedCountries(product.metadata)),
      deliveryEmail: (request.delivery_email ?? customer.email).toLowerCase(),
    },
    promotion: await promotionForCheckout(dependencies),
    consents: {
      ...(terms ? { terms: { textVersion: terms.text_version, givenAt } } : {}),
      ...(immediate ? { immediateDelivery: { textVersion: immediate.text_version, givenAt } } : {}),
    },
    uiMode: request.ui_mode,
    returnUrl: withSessionPlaceholder(returnUrl),
  };
}
