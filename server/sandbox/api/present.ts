import { isCodeUsable, isCouponValid, withCoupon } from '../checkout/discounts.ts';
import type { Work } from '../types.ts';
import type { Coupon, PromotionCode } from '../wire.ts';

/** An object or list in its present state: whether coupons and codes are valid depends on the time. */
export async function present<T extends object>(work: Work, value: T): Promise<T> {
  if (isListOf(value)) {
    const data = await Promise.all(value.data.map((item) => present(work, item)));
    return { ...value, data };
  }
  const object = 'object' in value ? value.object : null;
  if (object === 'coupon') return presentCoupon(work, value as unknown as Coupon) as unknown as T;
  if (object === 'promotion_code') {
    return (await presentCode(work, value as unknown as PromotionCode)) as unknown as T;
  }
  return value;
}

function isListOf(value: object): value is { data: object[] } {
  return 'object' in value && value.object === 'list' && 'data' in value && Array.isArray(value.data);
}

function presentCoupon(work: Work, coupon: Coupon): Coupon {
  return { ...coupon, valid: isCouponValid(coupon, work.now) };
}

async function presentCode(work: Work, code: PromotionCode): Promise<PromotionCode> {
  const found = await withCoupon(work, code);
  return { ...code, active: found !== null && isCodeUsable(code, found.coupon, work.now) };
}
