import { ApiError, invalid } from '@global-fit/contract/errors';
import type { CreateCheckoutSessionRequest, UiMode } from '@global-fit/contract/payments';
import type { products } from '#db/schema/catalogue';
import type { OrderConsents, PromotionSnapshot } from '#db/schema/orders';
import { findProduct } from '#services/catalogue/findProduct';
import { runningPromotions } from '#services/catalogue/findPromotion';
import { findProfile } from '#services/profiles/findProfile';
import { canMakeReport } from '#services/catalogue/reportTiers';
import { snapshotOf } from '../promotionSnapshots.ts';
import { type CheckoutContent, chosenCodes } from './checkoutContent.ts';
import type { CheckoutDependencies, Customer } from './checkoutDependencies.ts';
import { readReturnUrl, withSessionPlaceholder } from './returnUrl.ts';

/** A purchase, checked against catalogue and profiles. */
export interface Wish {
  readonly userId: string;
  readonly customerName: string;
  readonly product: typeof products.$inferSelect;
  readonly content: CheckoutContent;
  /** The promotions for a checkout started now, by the server's clock; null where there are none. */
  readonly promotion: PromotionSnapshot | null;
  readonly consents: OrderConsents;
  readonly uiMode: UiMode;
  readonly returnUrl: string;
}

async function readProduct(
  { db, canBuild = canMakeReport }: CheckoutDependencies,
  id: string,
): Promise<Wish['product']> {
  const product = await findProduct(db, id);
  if (!product) throw new ApiError('not_found', { detail: `Failed to find product with ID: ${id}` });
  if (!canBuild(product.id))
    throw new ApiError('conflict', { detail: `The ${product.name} cannot be ordered at the moment.` });
  return product;
}

function readConsents(request: CreateCheckoutSessionRequest, givenAt: string): OrderConsents {
  const { terms, immediate_delivery: immediate } = request.consents;
  return {
    ...(terms ? { terms: { textVersion: terms.text_version, givenAt } } : {}),
    ...(immediate ? { immediateDelivery: { textVersion: immediate.text_version, givenAt } } : {}),
  };
}

/**
 * Turns a checkout request into a purchase, checked against catalogue and profiles. Throws 404 for a product or
 * profile that does not exist or is not the customer's, 409 for a product that cannot be made, and 422 for a return
 * URL that is not ours or countries the product does not accept.
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
  const product = await readProduct(dependencies, request.product_id);
  const profile = await findProfile(db, customer.id, request.survey_results_id);
  if (!profile) throw new ApiError('not_found', { detail: 'The profile was not found.' });
  return {
    userId: customer.id,
    customerName: customer.fullName,
    product,
    content: {
      profileId: profile.id,
      productId: product.id,
      additionalCountries: request.additional_countries,
      additionalCountryCodes: chosenCodes(request, product),
      deliveryEmail: (request.delivery_email ?? customer.email).toLowerCase(),
    },
    promotion: snapshotOf(await runningPromotions(db, clock.now())),
    consents: readConsents(request, clock.now().toISOString()),
    uiMode: request.ui_mode,
    returnUrl: withSessionPlaceholder(returnUrl),
  };
}
