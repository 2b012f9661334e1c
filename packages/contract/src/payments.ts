import { z } from 'zod';
import { consentNoteSchema } from './consents.ts';
import { isCountryCode } from './countryCode.ts';
import { EMAIL, LONGEST_EMAIL } from './email.ts';

/** Every country of the world beyond the three of a tier: more cannot be compared. */
const MAX_ADDITIONAL_COUNTRIES = 195;

const UI_MODES = ['hosted', 'embedded'] as const;
export type UiMode = (typeof UI_MODES)[number];

/** The product of a checkout that names none, or an empty one (specification 1, §5). */
const NO_PRODUCT = 'No product selected';

/** POST /api/v1/payments/create-checkout-session (specification 1, §7). Without the optional fields it works too. */
export const createCheckoutSessionRequestSchema = z.object({
  /** The payment provider's product id; our own id is accepted as well. */
  product_id: z.string(NO_PRODUCT).min(1, NO_PRODUCT).max(255),
  survey_results_id: z.string().min(1).max(64),
  return_url: z.string().min(1).max(2048),
  additional_countries: z.int().min(0).max(MAX_ADDITIONAL_COUNTRIES).default(0),
  /** ISO 3166-1 alpha-3 codes chosen by the customer; the engine fills the remaining places. */
  additional_country_codes: z
    .array(z.string().refine(isCountryCode, 'Unknown country code'))
    .max(MAX_ADDITIONAL_COUNTRIES)
    .refine((codes) => new Set(codes).size === codes.length, 'A country can be chosen once')
    .default([]),
  ui_mode: z.enum(UI_MODES).default('hosted'),
  delivery_email: z
    .email({ pattern: EMAIL, error: 'Please enter a valid email' })
    .max(LONGEST_EMAIL)
    .optional(),
  consents: z
    .object({ terms: consentNoteSchema.optional(), immediate_delivery: consentNoteSchema.optional() })
    .default({}),
});
export type CreateCheckoutSessionRequest = z.infer<typeof createCheckoutSessionRequestSchema>;

export const createCheckoutSessionResponseSchema = z.object({
  /** For the embedded form; null for a hosted page. */
  client_secret: z.string().nullable(),
  session_id: z.string(),
  /** The hosted page; null for an embedded form. */
  url: z.string().nullable(),
  order_id: z.string(),
});
export type CreateCheckoutSessionResponse = z.infer<typeof createCheckoutSessionResponseSchema>;

/** GET /api/v1/payments/session-status/{session_id} (specification 2, §3). Amounts in minor units. */
export const sessionStatusResponseSchema = z.object({
  session_id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  /** `paid`, `pending` (a delayed payment is in progress), `unpaid`, `expired` or `failed`. */
  payment_status: z.enum(['paid', 'pending', 'unpaid', 'expired', 'failed']),
  amount: z.int(),
  currency: z.string(),
  /** Masked except for the order's owner. */
  customer_email: z.string().nullable(),
  payment_id: z.string().nullable(),
  product_id: z.string(),
  product_name: z.string(),
  base_price: z.int(),
  additional_countries: z.int(),
  additional_country_price: z.int(),
  /** Only for the owner. */
  order_id: z.string().nullable(),
  /** The money goes back, or has gone back. */
  refunded: z.boolean(),
  /** An edition of the report has been delivered and may be read. */
  report_ready: z.boolean(),
});
export type SessionStatusResponse = z.infer<typeof sessionStatusResponseSchema>;

/** Where the payment provider posts its events. */
export const WEBHOOK_PATH = '/api/v1/payments/webhook';

export const webhookResponseSchema = z.object({ received: z.literal(true), outcome: z.string() });
