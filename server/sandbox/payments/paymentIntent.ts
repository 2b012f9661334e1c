import { emit } from '../webhooks/emit.ts';
import { insertObject, saveObject } from '../store.ts';
import type { Work } from '../types.ts';
import { type PaymentIntent, type PaymentMethod, type Session, type SessionInternal } from '../wire.ts';
import type { ChargeFailure } from './charge.ts';

/** The payment intent of a session, created at the first attempt to pay; writes it and its event. */
export async function makeIntent(
  work: Work,
  session: Session,
  internal: SessionInternal,
): Promise<PaymentIntent> {
  const id = `pi_3${work.core.ids.random(23)}`;
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${work.core.ids.random(25)}`,
    confirmation_method: 'automatic',
    created: work.now,
    currency: session.currency ?? 'usd',
    customer: null,
    customer_account: null,
    description: internal.intent.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: internal.intent.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: internal.intent.receipt_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: internal.intent.statement_descriptor,
    statement_descriptor_suffix: internal.intent.statement_descriptor_suffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  await insertObject(work, 'payment_intent', intent, {
    internal: { awaiting: null },
  });
  await emit(work, 'payment_intent.created', intent);
  return intent;
}

/** Marks the intent as paid. */
export async function succeedIntent(work: Work, intent: PaymentIntent, chargeId: string, methodId: string) {
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: chargeId,
    next_action: null,
    payment_method: methodId,
    status: 'succeeded',
  };
  await saveObject(work, paid);
  await emit(work, 'payment_intent.succeeded', paid);
  return paid;
}

/** Records a failed attempt; the intent waits for another payment method. */
export async function failIntent(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: ChargeFailure & { readonly type: 'card_error' | 'invalid_request_error' },
  chargeId: string | null,
): Promise<PaymentIntent> {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: {
      ...(chargeId === null ? {} : { charge: chargeId }),
      code: failure.code,
      ...(failure.declineCode === null ? {} : { decline_code: failure.declineCode }),
      doc_url: `https://stripe.com/docs/error-codes/${failure.code.replaceAll('_', '-')}`,
      message: failure.message,
      payment_method: method,
      payment_method_type: method.type,
      type: failure.type,
    },
    latest_charge: chargeId ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  await saveObject(work, failed);
  await emit(work, 'payment_intent.payment_failed', failed);
  return failed;
}
