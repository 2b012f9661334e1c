import { and, eq, sql } from 'drizzle-orm';
import { formatMoney } from '../money.ts';
import { sandboxObjects } from '../schema.ts';
import { findObject, lockObject, saveObject } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type Coupon, type LineItem, type PromotionCode } from '../wire.ts';
import type { DiscountRule } from './totals.ts';

/** A coupon is valid until its last day and its last redemption. */
export function isCouponValid(coupon: Coupon, now: number): boolean {
  const { redeem_by: redeemBy, max_redemptions: most, times_redeemed: used } = coupon;
  return (redeemBy === null || now <= redeemBy) && (most === null || used < most);
}

/** A promotion code is valid while it is active and neither it nor its coupon has run out. */
export function isCodeUsable(code: PromotionCode, coupon: Coupon, now: number): boolean {
  const { expires_at: expiresAt, max_redemptions: most, times_redeemed: used } = code;
  const running = (expiresAt === null || now <= expiresAt) && (most === null || used < most);
  return code.active && running && isCouponValid(coupon, now);
}

export interface FoundCode {
  readonly code: PromotionCode;
  readonly coupon: Coupon;
}

/** The promotion code a customer typed, ignoring case; the newest of that name. */
export async function findCode(work: Work, typed: string): Promise<FoundCode | null> {
  const [row] = await work.tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      and(
        eq(sandboxObjects.kind, 'promotion_code'),
        sql`lower(${sandboxObjects.data}->>'code') = ${typed.toLowerCase()}`,
      ),
    )
    .orderBy(sql`(${sandboxObjects.data}->>'active') desc, ${sandboxObjects.seq} desc`)
    .limit(1);
  if (!row) return null;
  return withCoupon(work, row.data as PromotionCode);
}

/** A promotion code with its coupon; null where the coupon is gone. */
export async function withCoupon(work: Work, code: PromotionCode): Promise<FoundCode | null> {
  const coupon = await findObject(work, 'coupon', idOf(code.promotion.coupon) ?? '');
  return coupon && { code, coupon: coupon.object };
}

/** Why a code is not valid for these lines, in words for the customer; null where it is. `subtotal` in minor units. */
export function problemWithCode(
  found: FoundCode | null,
  lines: readonly LineItem[],
  subtotal: number,
  currency: string,
  now: number,
): string | null {
  if (!found || !isCodeUsable(found.code, found.coupon, now)) return 'This code is not valid.';
  const { minimum_amount: least, minimum_amount_currency: leastCurrency } = found.code.restrictions;
  if (least !== null && (leastCurrency !== currency || subtotal < least)) {
    return `This code is for orders of at least ${formatMoney(least, leastCurrency ?? currency)}.`;
  }
  return problemWithCoupon(found.coupon, lines, currency);
}

/** Why a coupon is not valid for these lines; null where it is. */
export function problemWithCoupon(
  coupon: Coupon,
  lines: readonly LineItem[],
  currency: string,
): string | null {
  if (coupon.amount_off !== null && coupon.currency !== currency) {
    return 'This code is for another currency.';
  }
  return lines.some((line) => appliesTo(coupon, line)) ? null : 'This code does not apply to this order.';
}

/** Whether the coupon applies to this line. */
export function appliesTo(coupon: Coupon, line: LineItem): boolean {
  const products = coupon.applies_to?.products ?? [];
  return products.length === 0 || products.includes(idOf(line.price.product) ?? '');
}

/** The discount a coupon gives. */
export function ruleOf(coupon: Coupon): DiscountRule {
  if (coupon.percent_off !== null) return { kind: 'percent', percent: coupon.percent_off };
  return { kind: 'amount', amount: coupon.amount_off ?? 0 };
}

/**
 * Counts a redemption of a coupon and its code with both rows locked, so that the last redemption is used once.
 * Returns false, without counting, where either has run out meanwhile.
 */
export async function redeem(work: Work, couponId: string, codeId: string | null): Promise<boolean> {
  const code = codeId === null ? null : await lockObject(work, 'promotion_code', codeId);
  const coupon = await lockObject(work, 'coupon', couponId);
  if (!coupon || (codeId !== null && !code)) return false;
  const usable = code
    ? isCodeUsable(code.object, coupon.object, work.now)
    : isCouponValid(coupon.object, work.now);
  if (!usable) return false;
  await saveObject(work, { ...coupon.object, times_redeemed: coupon.object.times_redeemed + 1 });
  if (code) await saveObject(work, { ...code.object, times_redeemed: code.object.times_redeemed + 1 });
  return true;
}
