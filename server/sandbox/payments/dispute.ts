import { sql } from 'drizzle-orm';
import { invalidRequest } from '../errors.ts';
import { emit } from '../webhooks/emit.ts';
import { sandboxObjects } from '../schema.ts';
import { insertObject, listObjects, saveObject } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type Charge, type Dispute } from '../wire.ts';

const DAY = 86_400;

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** What a bank may ask or take back: with `inquiry` it only asks. */
export interface DisputeWish extends Pick<Dispute, 'amount' | 'reason'> {
  readonly inquiry: boolean;
}

/**
 * The cardholder disputes a charge (its row is locked); writes the dispute, the charge and the event.
 *
 * @throws SandboxError 400 where the charge is already disputed or was never paid.
 */
export async function openDispute(
  work: Work,
  charge: Charge,
  { amount, reason, inquiry }: DisputeWish,
): Promise<Dispute> {
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has already been disputed.`, { param: 'charge' });
  }
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not paid.`, { param: 'charge' });
  const { card } = charge.payment_method_details ?? {};
  const dispute: Dispute = {
    id: `dp_1${work.core.ids.random(23)}`,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...NO_EVIDENCE,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
    },
    evidence_details: {
      due_by: work.now + 9 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: idOf(charge.payment_intent),
    ...(card
      ? {
          payment_method_details: {
            card: {
              brand: card.brand ?? 'unknown',
              case_type: inquiry ? 'inquiry' : 'chargeback',
              network: card.network ?? 'unknown',
              network_reason_code: '10.4',
            },
            type: 'card' as const,
          },
        }
      : {}),
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
  await insertObject(work, 'dispute', dispute);
  await saveObject(work, { ...charge, disputed: true });
  await emit(work, 'charge.dispute.created', dispute);
  return dispute;
}

/**
 * Ends a dispute (its row is locked); writes it and its event.
 *
 * @throws SandboxError 400 where it has ended already.
 */
export async function closeDispute(work: Work, dispute: Dispute, status: 'won' | 'lost'): Promise<Dispute> {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest('This dispute is already closed.');
  }
  const closed: Dispute = { ...dispute, is_charge_refundable: status === 'won', status };
  await saveObject(work, closed);
  await emit(work, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}

/** Whether a dispute of the charge is open or lost, so that its money cannot be refunded as well. */
export async function isHeldByDispute(work: Work, charge: Charge): Promise<boolean> {
  if (!charge.disputed) return false;
  const ofCharge = sql`${sandboxObjects.data}->>'charge' = ${charge.id}`;
  const { data } = await listObjects(work, 'dispute', '/v1/disputes', { limit: 1 }, [ofCharge]);
  return data.some((dispute) => !dispute.is_charge_refundable);
}
