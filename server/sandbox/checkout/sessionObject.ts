import type { Work } from '../types.ts';
import type { Session } from '../wire.ts';
import type { SessionParams } from './sessionParams.ts';

/** In seconds. */
const DAY = 86_400;

/** A new open session, before its amounts are known. */
export function openSession(work: Work, params: SessionParams, currency: string): Session {
  const { ids } = work.core;
  // Keeps the client secret below 100 characters, the longest path segment in the public app.
  const id = `cs_test_${ids.random(40)}`;
  const embedded = params.ui_mode === 'embedded_page';
  return {
    ...ABSENT,
    ...asAsked(params),
    id,
    object: 'checkout.session',
    // A session that says nothing follows its account; this one has it on, as an operator's may.
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: automaticTax(params),
    branding_settings: {
      background_color: '#ffffff',
      border_style: 'rounded',
      button_color: '#0e5a5f',
      display_name: work.core.settings.merchantName,
      font_family: 'default',
      icon: null,
      logo: null,
    },
    client_secret: embedded ? `${id}_secret_${ids.random(40)}` : null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent_collection: consentCollection(params),
    created: work.now,
    currency,
    custom_text: customText(params),
    customer_creation: 'if_required',
    customer_details: params.customer_email ? customerDetails(params.customer_email, null) : null,
    discounts: [],
    ...(params.excluded_payment_method_types
      ? { excluded_payment_method_types: params.excluded_payment_method_types }
      : {}),
    expires_at: params.expires_at ?? work.now + DAY,
    mode: 'payment',
    payment_method_types: methodTypes(params, currency),
    payment_status: 'unpaid',
    ...(embedded ? { redirect_on_completion: params.redirect_on_completion ?? 'always' } : {}),
    ...(params.return_url ? { return_url: params.return_url } : {}),
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: params.ui_mode,
    url: embedded ? null : `${work.core.publicUrl()}/sandbox/checkout/${id}`,
  };
}

/** Fields that a session repeats as requested; null where they were not. */
function asAsked(params: SessionParams) {
  return {
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    submit_type: params.submit_type ?? null,
    success_url: params.success_url ?? null,
  };
}

/** The provider calculates taxes and reports them immediately. */
function automaticTax({ automatic_tax }: SessionParams): Session['automatic_tax'] {
  return automatic_tax?.enabled
    ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' }
    : { enabled: false, liability: null, provider: null, status: null };
}

function consentCollection({ consent_collection: asked }: SessionParams): Session['consent_collection'] {
  return asked
    ? {
        payment_method_reuse_agreement: null,
        promotions: asked.promotions ?? 'none',
        terms_of_service: asked.terms_of_service ?? 'none',
      }
    : null;
}

function customText({ custom_text: asked = {} }: SessionParams): Session['custom_text'] {
  return {
    after_submit: asked.after_submit ?? null,
    shipping_address: asked.shipping_address ?? null,
    submit: asked.submit ?? null,
    terms_of_service_acceptance: asked.terms_of_service_acceptance ?? null,
  };
}

/** The customer fields of a session. */
export function customerDetails(
  email: string,
  name: string | null,
): NonNullable<Session['customer_details']> {
  return {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

/** Bank debits are in US dollars only, as at the provider. */
function methodTypes(params: SessionParams, currency: string): string[] {
  const known = currency === 'usd' ? ['card', 'us_bank_account'] : ['card'];
  const { allowed_payment_method_types: allowed, excluded_payment_method_types: excluded } = params;
  return known.filter((type) => (allowed?.includes(type) ?? true) && !excluded?.includes(type));
}

/** Fields for features the sandbox does not offer. */
const ABSENT = {
  after_expiration: null,
  consent: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  livemode: false,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  tax_id_collection: { enabled: false, required: 'never' },
  wallet_options: null,
} satisfies Partial<Session>;
