import type { Stripe } from 'stripe';
import { assertNoTransaction } from '#db/guard';

export interface CatalogueItem {
  /** The provider's product id. We choose it, so a repeat finds the same product. */
  readonly providerProductId: string;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Minor units. */
  readonly price: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface CataloguePromotion {
  readonly code: string;
  readonly name: string;
  readonly percentOff: number;
  /** The last moment of its validity; null once that has passed, which deactivates the code. */
  readonly expiresAt: Date | null;
}

/** Brings products, prices and promotion codes at the provider in line with our catalogue. Safe to repeat. */
export interface ProviderCatalogue {
  /** Returns the id of the current price; an earlier price with another amount is deactivated. */
  ensureProduct(item: CatalogueItem): Promise<string>;
  /** Returns the ids that are active; a code with another percentage or end is deactivated. */
  ensurePromotion(
    promotion: CataloguePromotion,
  ): Promise<{ readonly couponId: string; readonly promotionCodeId: string | null }>;
}

async function orMissing<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return null;
    throw error;
  }
}

/** Whether a price charges exactly the item's amount, once, with tax on top as each checkout adds it. */
function isPriceOf(item: CatalogueItem, price: Stripe.Price): boolean {
  return (
    price.type === 'one_time' &&
    price.unit_amount === item.price &&
    price.currency === item.currency &&
    price.tax_behavior !== 'inclusive' &&
    !price.transform_quantity
  );
}

/** Takes or makes the price of an item. Only other prices that are paid once are ended: a subscription is not ours. */
async function ensurePrice(stripe: Stripe, item: CatalogueItem): Promise<string> {
  const known: Stripe.Price[] = [];
  const asked = { product: item.providerProductId, active: true, type: 'one_time', limit: 100 } as const;
  for await (const price of stripe.prices.list(asked)) known.push(price);
  const current =
    known.find((price) => isPriceOf(item, price)) ??
    (await stripe.prices.create({
      product: item.providerProductId,
      unit_amount: item.price,
      currency: item.currency,
    }));
  await stripe.products.update(item.providerProductId, { default_price: current.id });
  for (const old of known) {
    if (old.id !== current.id) await stripe.prices.update(old.id, { active: false });
  }
  return current.id;
}

/** Whether a coupon gives exactly the promotion's discount: on every product, however often, and with no end of its own. */
const isCouponOf = ({ percentOff }: CataloguePromotion, coupon: Stripe.Coupon): boolean =>
  coupon.valid &&
  coupon.percent_off === percentOff &&
  coupon.redeem_by == null &&
  coupon.max_redemptions == null &&
  (coupon.applies_to?.products ?? []).length === 0;

/** Takes or makes the coupon of a promotion. One that was made otherwise under its id is left alone. */
async function ensureCoupon(stripe: Stripe, promotion: CataloguePromotion): Promise<Stripe.Coupon> {
  const { code, name, percentOff } = promotion;
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? `${code}_${percentOff}` : `${code}_${percentOff}_${nth}`;
    const known = await orMissing(() => stripe.coupons.retrieve(id, { expand: ['applies_to'] }));
    if (!known) return stripe.coupons.create({ id, percent_off: percentOff, duration: 'once', name });
    if (isCouponOf(promotion, known)) return known;
  }
}

function couponOf({ promotion }: Stripe.PromotionCode): string | null {
  const { coupon } = promotion;
  return typeof coupon === 'string' ? coupon : (coupon?.id ?? null);
}

/** Whether everybody may use a code for every order, however often. */
const isForAll = ({ max_redemptions, customer, customer_account, restrictions }: Stripe.PromotionCode) =>
  max_redemptions == null &&
  customer == null &&
  customer_account == null &&
  restrictions.minimum_amount == null &&
  !restrictions.first_time_transaction;

/** The provider's catalogue through its SDK. No call may happen inside a transaction. */
export function openProviderCatalogue(stripe: Stripe): ProviderCatalogue {
  return {
    async ensureProduct(item) {
      assertNoTransaction('The payment provider (catalogue)');
      const wanted = {
        name: item.name,
        description: item.description,
        active: true,
        marketing_features: item.features.map((name) => ({ name })),
        metadata: { ...item.metadata },
      };
      const known = await orMissing(() => stripe.products.retrieve(item.providerProductId));
      if (known) await stripe.products.update(item.providerProductId, wanted);
      else await stripe.products.create({ id: item.providerProductId, ...wanted });
      return ensurePrice(stripe, item);
    },

    async ensurePromotion(promotion) {
      assertNoTransaction('The payment provider (catalogue)');
      const { code, expiresAt } = promotion;
      const coupon = await ensureCoupon(stripe, promotion);
      const { data } = await stripe.promotionCodes.list({ code, limit: 100 });
      const active = data.filter((entry) => entry.active);
      if (expiresAt === null) {
        for (const entry of active) await stripe.promotionCodes.update(entry.id, { active: false });
        return { couponId: coupon.id, promotionCodeId: active[0]?.id ?? data[0]?.id ?? null };
      }
      const ends = Math.floor(expiresAt.getTime() / 1000);
      const current = active.find(
        (entry) => couponOf(entry) === coupon.id && entry.expires_at === ends && isForAll(entry),
      );
      // A code can change neither coupon nor expiry nor whom it is for, and only one active code may have a given spelling.
      for (const entry of active) {
        if (entry !== current) await stripe.promotionCodes.update(entry.id, { active: false });
      }
      if (current) return { couponId: coupon.id, promotionCodeId: current.id };
      const made = await stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon.id },
        code,
        expires_at: ends,
      });
      return { couponId: coupon.id, promotionCodeId: made.id };
    },
  };
}
