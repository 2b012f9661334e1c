import type { ReportDocument } from '@global-fit/report/model';

/** One row of each table as the first migration created it: the content of a database from that release. */
export type Rows = readonly (readonly [table: string, row: Readonly<Record<string, unknown>>])[];

export const USER = '019a0000-0000-7000-8000-000000000001';
export const ORDER = '019a0000-0000-7000-8000-000000000003';
const PROFILE = '019a0000-0000-7000-8000-000000000002';
const REVISION = '019a0000-0000-7000-8000-000000000004';
const AT = '2026-01-02T03:04:05.678Z';
const id = (last: number) => `019a0000-0000-7000-8000-0000000000${last}`;

/** A customer with a delivered report, a refused refund and a draft of the next profile, with all related rows. */
export function firstRelease(document: ReportDocument): Rows {
  const made = { created_at: AT };
  const changed = { ...made, updated_at: AT };
  const product = {
    id: 'silver',
    stripeProductId: 'prod_global_fit_silver',
    stripePriceId: null,
    name: 'Silver',
  };
  const rest = { description: '', price: 19_900, currency: 'usd', metadata: {} };
  const money = {
    currency: 'usd',
    base_price: 19_900,
    additional_countries: 1,
    additional_country_price: 5000,
  };
  const session = { attempt: 1, ui_mode: 'hosted', status: 'complete', payment_status: 'paid' };
  return [
    [
      'users',
      { id: USER, email: 'ada@example.org', full_name: 'Ada Person', password_hash: 'x', ...changed },
    ],
    [
      'access_tokens',
      { id: id(20), user_id: USER, token_hash: 'a', ...made, expires_at: AT, last_used_at: AT },
    ],
    [
      'one_time_tokens',
      { id: id(21), user_id: USER, purpose: 'reset', token_hash: 'b', payload: {}, expires_at: AT },
    ],
    [
      'drafts',
      { user_id: USER, version: 7, answers: { age: { value: 36 } }, section_index: 2, updated_at: AT },
    ],
    ['consents', { id: id(22), user_id: USER, kind: 'health', text_version: '1', given_at: AT }],
    [
      'profiles',
      {
        id: PROFILE,
        user_id: USER,
        content_hash: 'c',
        questionnaire_id: 'profile-assessment-v1',
        questionnaire_version: '1.0',
        answers: { age: { value: 35 } },
        ...made,
      },
    ],
    [
      'products',
      {
        id: 'silver',
        stripe_product_id: product.stripeProductId,
        kind: 'tier',
        name: product.name,
        description: '',
        images: [],
        marketing_features: [],
        price: 19_900,
        currency: 'usd',
        metadata: {},
        active: true,
        ...made,
      },
    ],
    [
      'orders',
      {
        id: ORDER,
        user_id: USER,
        profile_id: PROFILE,
        product_id: 'silver',
        product_snapshot: { ...product, ...rest },
        ...money,
        additional_country_codes: ['PRT'],
        total: 24_900,
        amount_total: 24_900,
        delivery_email: 'ada@example.org',
        customer_name: 'Ada Person',
        state: 'paid',
        consents: {},
        ...changed,
        paid_at: AT,
      },
    ],
    ['order_events', { id: id(23), order_id: ORDER, at: AT, to_state: 'paid', reason: 'session cs_1' }],
    [
      'checkout_sessions',
      {
        id: 'cs_1',
        order_id: ORDER,
        ...session,
        amount_total: 24_900,
        return_url: '',
        expires_at: AT,
        ...made,
      },
    ],
    [
      'provider_events',
      { id: 'evt_1', type: 'checkout.session.completed', received_at: AT, outcome: 'paid' },
    ],
    [
      'refunds',
      {
        id: id(24),
        order_id: ORDER,
        amount: 1,
        currency: 'usd',
        state: 'failed',
        requested_by: 'operator',
        ...changed,
      },
    ],
    [
      'report_revisions',
      {
        id: REVISION,
        order_id: ORDER,
        number: 1,
        profile_id: PROFILE,
        state: 'delivered',
        document,
        ...made,
        ready_at: AT,
        delivered_at: AT,
      },
    ],
    [
      'mails',
      {
        id: id(25),
        dedupe_key: 'confirmation',
        kind: 'confirmation',
        order_id: ORDER,
        user_id: USER,
        to_address: 'ada@example.org',
        subject: 'Your order',
        payload: {},
        message_id: '<1@example.org>',
        state: 'sent',
        ...made,
      },
    ],
    [
      'contact_messages',
      {
        id: id(26),
        name: 'Ada',
        email: 'ada@example.org',
        message: 'Hi',
        consent_at: AT,
        remote: '::/64',
        ...made,
      },
    ],
    ['rate_limits', { key: 'login:x', window_start: AT, count: 3 }],
  ];
}
