import { emit } from '../webhooks/emit.ts';
import { insertObject, saveObject } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type Charge, type PaymentIntent, type PaymentMethod } from '../wire.ts';

export interface ChargeFailure {
  readonly code: string;
  readonly message: string;
  readonly declineCode: string | null;
}

export type ChargeResult =
  | { readonly status: 'succeeded' | 'pending'; readonly authenticated?: boolean }
  | { readonly status: 'failed'; readonly failure: ChargeFailure };

/** Attempts to charge a payment intent; writes the charge and its event. */
export async function makeCharge(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  result: ChargeResult,
  behaviour: string | null,
): Promise<Charge> {
  const failure = result.status === 'failed' ? result.failure : null;
  const succeeded = result.status === 'succeeded';
  const charge: Charge = {
    id: `ch_3${work.core.ids.random(23)}`,
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: work.core.settings.merchantName.toUpperCase().slice(0, 22),
    captured: failure === null,
    created: work.now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(failure),
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount, result),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: result.status,
    transfer_data: null,
    transfer_group: null,
  };
  await insertObject(work, 'charge', charge, { internal: behaviour === null ? null : { behaviour } });
  await emit(work, `charge.${result.status}`, charge);
  return charge;
}

/** Ends a pending charge; writes it and its event. */
export async function endCharge(work: Work, charge: Charge, failure: ChargeFailure | null): Promise<Charge> {
  const ended: Charge = {
    ...charge,
    amount_captured: failure ? 0 : charge.amount,
    captured: failure === null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    outcome: outcomeOf(failure),
    paid: failure === null,
    status: failure ? 'failed' : 'succeeded',
  };
  await saveObject(work, ended);
  await emit(work, failure ? 'charge.failed' : 'charge.succeeded', ended);
  return ended;
}

function outcomeOf(failure: ChargeFailure | null) {
  if (failure === null) {
    return {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 10,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    advice_code: 'try_again_later' as const,
    network_advice_code: null,
    network_decline_code: '05',
    network_status: 'declined_by_network',
    reason: failure.declineCode ?? failure.code,
    risk_level: 'normal',
    risk_score: 10,
    seller_message: 'The bank did not approve the payment.',
    type: 'issuer_declined',
  };
}

function detailsOf(
  method: PaymentMethod,
  amount: number,
  result: ChargeResult,
): NonNullable<Charge['payment_method_details']> {
  const { card, us_bank_account: account } = method;
  if (account) {
    const {
      networks: _networks,
      status_details: _status,
      financial_connections_account: _fc,
      ...shown
    } = account;
    return { type: 'us_bank_account', us_bank_account: { ...shown, payment_reference: null } };
  }
  if (!card) throw new Error(`The payment method ${idOf(method)} is neither a card nor a bank account.`);
  const authenticated = result.status === 'succeeded' && result.authenticated === true;
  return {
    type: 'card',
    card: {
      amount_authorized: result.status === 'failed' ? null : amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: authenticated ? '05' : null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      extended_authorization: { status: 'disabled' },
      fingerprint: null,
      funding: card.funding,
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: card.last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: card.regulated_status,
      three_d_secure: authenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: null,
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
