import type { Work } from '../types.ts';
import type { PaymentMethod } from '../wire.ts';
import type { CardEntry } from './cardFields.ts';

/** The payer as typed on the payment page. */
export interface Payer {
  readonly email: string;
  readonly name: string;
}

function base(work: Work, payer: Payer) {
  return {
    id: `pm_1${work.core.ids.random(23)}`,
    object: 'payment_method' as const,
    allow_redisplay: 'limited' as const,
    billing_details: billingDetails(payer),
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
}

/** The billing details of payment methods and charges. */
function billingDetails(payer: Payer) {
  return {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: payer.email,
    name: payer.name === '' ? null : payer.name,
    phone: null,
    tax_id: null,
  };
}

/** A card as a payment method: brand, last four digits and expiry, never the number. */
export function cardMethod(work: Work, card: CardEntry, payer: Payer): PaymentMethod {
  return {
    ...base(work, payer),
    type: 'card',
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
}

/** The test bank account as a payment method. */
export function bankAccountMethod(work: Work, last4: string, payer: Payer): PaymentMethod {
  return {
    ...base(work, payer),
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4,
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: null,
    },
  };
}
