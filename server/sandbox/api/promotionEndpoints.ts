import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findCode } from '../checkout/discounts.ts';
import { invalidRequest } from '../errors.ts';
import { findObject, holdObject, insertObject, needObject, saveObject } from '../store.ts';
import type { SandboxCore, Work } from '../types.ts';
import type { Coupon, PromotionCode } from '../wire.ts';
import { mount } from './endpoint.ts';
import { listEndpoint } from './listEndpoint.ts';
import {
  amount,
  changedMetadata,
  currency,
  decimal,
  expand,
  flag,
  integer,
  metadata,
  text,
} from './params.ts';
import { retrieveEndpoint } from './retrieveEndpoint.ts';

const couponParams = z.strictObject({
  amount_off: amount.optional(),
  applies_to: z.strictObject({ products: z.array(text(255)).max(100) }).optional(),
  currency: currency.optional(),
  duration: z.enum(['once', 'forever']).default('once'),
  id: text(200).optional(),
  max_redemptions: integer.optional(),
  metadata: metadata.optional(),
  name: text(40).optional(),
  percent_off: decimal
    .refine((value) => value > 0 && value <= 100, {
      error: 'Invalid percent_off: must be above 0 and at most 100',
    })
    .optional(),
  redeem_by: integer.optional(),
  ...expand,
});

const codeParams = z.strictObject({
  active: flag.optional(),
  code: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,500}$/, { error: 'Invalid code: letters, digits and dashes only' })
    .optional(),
  expires_at: integer.optional(),
  max_redemptions: integer.optional(),
  metadata: metadata.optional(),
  promotion: z.strictObject({ type: z.enum(['coupon']), coupon: text(255) }),
  restrictions: z
    .strictObject({ minimum_amount: amount.optional(), minimum_amount_currency: currency.optional() })
    .optional(),
  ...expand,
});

/** Coupons and promotion codes: create, retrieve, update, list. */
export function mountPromotions(app: FastifyInstance, core: SandboxCore): void {
  mount(app, core, retrieveEndpoint('coupon', '/v1/coupons'));
  mount(app, core, listEndpoint('coupon', '/v1/coupons'));
  mount(app, core, { method: 'POST', path: '/v1/coupons', params: couponParams, run: makeCoupon });
  mount(app, core, {
    method: 'POST',
    path: '/v1/coupons/:id',
    params: z.strictObject({ metadata: metadata.optional(), name: text(40).optional(), ...expand }),
    async run(work, { metadata: change, name }, id) {
      const { object } = await holdObject(work, 'coupon', id);
      const pairs = changedMetadata(object.metadata ?? {}, change);
      const changed: Coupon = { ...object, name: name ?? object.name, metadata: pairs };
      await saveObject(work, changed);
      return changed;
    },
  });

  const codes = '/v1/promotion_codes';
  mount(app, core, retrieveEndpoint('promotion_code', codes));
  mount(
    app,
    core,
    listEndpoint('promotion_code', codes, {
      active: { type: 'flag' },
      code: { type: 'text' },
      coupon: { type: 'text', path: ['promotion', 'coupon'] },
    }),
  );
  mount(app, core, { method: 'POST', path: codes, params: codeParams, run: makeCode });
  mount(app, core, {
    method: 'POST',
    path: `${codes}/:id`,
    params: z.strictObject({ active: flag.optional(), metadata: metadata.optional(), ...expand }),
    async run(work, { active, metadata: change }, id) {
      const { object } = await holdObject(work, 'promotion_code', id);
      const pairs = changedMetadata(object.metadata ?? {}, change);
      const changed: PromotionCode = { ...object, active: active ?? object.active, metadata: pairs };
      await saveObject(work, changed);
      return changed;
    },
  });
}

async function makeCoupon(work: Work, wish: z.infer<typeof couponParams>): Promise<Coupon> {
  const id = wish.id ?? work.core.ids.random(8);
  if ((wish.percent_off === undefined) === (wish.amount_off === undefined)) {
    throw invalidRequest('Specify either percent_off or amount_off.', { param: 'percent_off' });
  }
  if (wish.amount_off !== undefined && wish.currency === undefined) {
    throw invalidRequest('You must pass currency when passing amount_off.', { param: 'currency' });
  }
  if (await findObject(work, 'coupon', id)) {
    throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: wish.amount_off ?? null,
    ...(wish.applies_to ? { applies_to: wish.applies_to } : {}),
    created: work.now,
    currency: wish.amount_off === undefined ? null : (wish.currency ?? null),
    duration: wish.duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: wish.max_redemptions ?? null,
    metadata: wish.metadata ?? {},
    name: wish.name ?? null,
    percent_off: wish.percent_off ?? null,
    redeem_by: wish.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  await insertObject(work, 'coupon', coupon);
  return coupon;
}

async function makeCode(work: Work, wish: z.infer<typeof codeParams>): Promise<PromotionCode> {
  await needObject(work, 'coupon', wish.promotion.coupon, { param: 'promotion[coupon]' });
  const typed = wish.code ?? work.core.ids.random(8).toUpperCase();
  const present = await findCode(work, typed);
  if (present?.code.active && (wish.active ?? true)) {
    throw invalidRequest(`An active promotion code with \`code: ${typed}\` already exists.`, {
      param: 'code',
    });
  }
  const code: PromotionCode = {
    id: `promo_1${work.core.ids.random(23)}`,
    object: 'promotion_code',
    active: wish.active ?? true,
    code: typed,
    created: work.now,
    customer: null,
    customer_account: null,
    expires_at: wish.expires_at ?? null,
    livemode: false,
    max_redemptions: wish.max_redemptions ?? null,
    metadata: wish.metadata ?? {},
    promotion: wish.promotion,
    restrictions: {
      first_time_transaction: false,
      minimum_amount: wish.restrictions?.minimum_amount ?? null,
      minimum_amount_currency: wish.restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  };
  await insertObject(work, 'promotion_code', code);
  return code;
}
