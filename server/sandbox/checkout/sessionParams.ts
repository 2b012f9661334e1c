import { z } from 'zod';
import {
  amount,
  currency,
  decimal,
  email,
  expand,
  flag,
  integer,
  metadata,
  text,
  webUrl,
} from '../api/params.ts';

const quantity = integer.refine((value) => value >= 1 && value <= 999_999, {
  error: 'Invalid quantity: must be between 1 and 999999',
});

const priceData = z.strictObject({
  currency,
  product: text(255).optional(),
  product_data: z
    .strictObject({
      name: text(250),
      description: text(40_000).optional(),
      images: z.array(webUrl).max(8).optional(),
      metadata: metadata.optional(),
      tax_code: text(255).optional(),
    })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'unspecified']).optional(),
  unit_amount: amount.optional(),
  unit_amount_decimal: decimal.optional(),
});

const lineItem = z.strictObject({
  metadata: metadata.optional(),
  price: text(255).optional(),
  price_data: priceData.optional(),
  quantity,
});

const message = z.union([z.literal('').transform(() => null), z.strictObject({ message: text(1200) })]);

const customText = z.strictObject({
  after_submit: message.optional(),
  shipping_address: message.optional(),
  submit: message.optional(),
  terms_of_service_acceptance: message.optional(),
});

const paymentIntentData = z.strictObject({
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  description: text(1000).optional(),
  metadata: metadata.optional(),
  receipt_email: email.optional(),
  statement_descriptor: text(22).optional(),
  statement_descriptor_suffix: text(22).optional(),
});

const methodTypes = z.array(text(100)).max(60).optional();

/** The parameters of `checkout.sessions.create` that the sandbox supports; any other is rejected by name. */
export const sessionParams = z.strictObject({
  adaptive_pricing: z.strictObject({ enabled: flag.optional() }).optional(),
  allow_promotion_codes: flag.optional(),
  allowed_payment_method_types: methodTypes,
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto']).optional(),
  cancel_url: webUrl.optional(),
  client_reference_id: text(200).optional(),
  consent_collection: z
    .strictObject({
      promotions: z.enum(['auto', 'none']).optional(),
      terms_of_service: z.enum(['none', 'required']).optional(),
    })
    .optional(),
  currency: currency.optional(),
  custom_text: customText.optional(),
  customer_creation: z.enum(['if_required']).optional(),
  customer_email: email.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text(255).optional(), promotion_code: text(255).optional() }))
    .optional(),
  excluded_payment_method_types: methodTypes,
  expires_at: integer.optional(),
  invoice_creation: z.strictObject({ enabled: z.enum(['false']) }).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  locale: text(20).optional(),
  metadata: metadata.optional(),
  mode: z.enum(['payment']),
  payment_intent_data: paymentIntentData.optional(),
  phone_number_collection: z.strictObject({ enabled: z.enum(['false']) }).optional(),
  redirect_on_completion: z.enum(['always', 'if_required', 'never']).optional(),
  return_url: webUrl.optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  success_url: webUrl.optional(),
  tax_id_collection: z.strictObject({ enabled: z.enum(['false']) }).optional(),
  ui_mode: z.enum(['hosted_page', 'embedded_page']).default('hosted_page'),
  ...expand,
});

export type SessionParams = z.infer<typeof sessionParams>;
export type LineItemParams = SessionParams['line_items'][number];
