import { isDeepStrictEqual } from 'node:util';
import { canonicalAnswers } from '@global-fit/questionnaire/checks/submission';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Customer } from './customer.ts';
import type { Letter } from './postOffice.ts';

/** Queries the database under test. */
export type Ask = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/** Totals of the checks so far. */
export interface Tally {
  customers: number;
  acknowledgedSaves: number;
  acknowledgedProfiles: number;
  orders: number;
  paid: number;
  unpaid: number;
  reports: number;
  confirmations: number;
  deliveries: number;
  /** Messages received more than once, by Message-ID. */
  repeatedMessages: number;
  /** Graceful stops that ran out of time; their work is resumed. */
  stopsCutShort: number;
  readonly violations: string[];
}

export function emptyTally(): Tally {
  return {
    customers: 0,
    acknowledgedSaves: 0,
    acknowledgedProfiles: 0,
    orders: 0,
    paid: 0,
    unpaid: 0,
    reports: 0,
    confirmations: 0,
    deliveries: 0,
    repeatedMessages: 0,
    stopsCutShort: 0,
    violations: [],
  };
}

/** Work still to be done automatically: jobs, and events the provider has yet to send. */
export async function unfinished(ask: Ask): Promise<{ jobs: number; events: number }> {
  const [row] = await ask(`select
    (select count(*)::int from pgboss.job where name in ('make-report', 'send-mail', 'given-up')
      and state in ('created', 'retry', 'active')) as jobs,
    (select count(*)::int from sandbox_deliveries where next_attempt_at is not null) as events`);
  return { jobs: Number(row?.['jobs']), events: Number(row?.['events']) };
}

interface OrderRow {
  readonly id: string;
  readonly email: string;
  readonly state: string;
  readonly attention: string | null;
  /** Whether any session of this order was paid at the provider. */
  readonly charged: boolean;
  readonly revisions: readonly { readonly number: number; readonly state: string }[] | null;
  readonly mails: readonly { readonly kind: string; readonly state: string; readonly id: string }[] | null;
}

const ORDERS = `select o.id, u.email, o.state, o.attention,
  exists (select 1 from sandbox_objects s where s.kind = 'checkout.session'
    and s.data->>'client_reference_id' = o.id::text and s.data->>'payment_status' = 'paid') as charged,
  (select json_agg(json_build_object('number', r.number, 'state', r.state)) from report_revisions r
    where r.order_id = o.id) as revisions,
  (select json_agg(json_build_object('kind', m.kind, 'state', m.state, 'id', m.message_id)) from mails m
    where m.order_id = o.id) as mails
  from orders o join users u on u.id = o.user_id`;

const PEOPLE = `select u.email, d.answers as draft,
  (select json_agg(json_build_object('id', p.id, 'answers', p.answers)) from profiles p where p.user_id = u.id) as profiles
  from users u left join drafts d on d.user_id = u.id`;

interface PersonRow {
  readonly email: string;
  readonly draft: Answers | null;
  readonly profiles: readonly { readonly id: string; readonly answers: Answers }[] | null;
}

const same = (one: Answers, other: Answers) =>
  isDeepStrictEqual(canonicalAnswers(one), canonicalAnswers(other));

function checkDraft(customer: Customer, person: PersonRow | undefined, paid: boolean): string[] {
  const faults: string[] = [];
  const kept = person?.draft ?? null;
  const known = [customer.draft, customer.draftUnderWay].filter((one) => one !== null);
  if (customer.draft && !kept && (!paid || customer.changed)) faults.push('the saved draft is missing');
  if (kept && !known.some((one) => same(one, kept))) faults.push('the draft is not what was saved last');
  if (kept && paid && !customer.changed && !customer.draftUnderWay)
    faults.push('the draft outlived its order');
  return faults;
}

function checkProfile({ profile }: Customer, person: PersonRow | undefined): string[] {
  if (!profile) return [];
  const stored = person?.profiles?.find(({ id }) => id === profile.id);
  if (!stored) return ['the submitted profile is missing'];
  return same(profile.answers, stored.answers) ? [] : ['the profile has other answers'];
}

function checkAnswers(customer: Customer, person: PersonRow | undefined, paid: boolean): string[] {
  if (customer.signedUp && !person) return ['the account is missing'];
  return [...checkDraft(customer, person, paid), ...checkProfile(customer, person)];
}

function checkPaid(order: OrderRow, letters: readonly Letter[]): string[] {
  const faults: string[] = [];
  if (order.state !== 'paid') faults.push(`charged, but the order is ${order.state}`);
  if (order.attention) faults.push(`needs attention: ${order.attention}`);
  const revisions = order.revisions ?? [];
  if (revisions.length !== 1 || revisions[0]?.state !== 'delivered')
    faults.push(`report revisions: ${JSON.stringify(revisions)}`);
  for (const kind of ['confirmation', 'delivery']) {
    const own = (order.mails ?? []).filter((mail) => mail.kind === kind);
    if (own.length !== 1 || own[0]?.state !== 'sent') faults.push(`${kind} mails: ${JSON.stringify(own)}`);
    const received = new Set(letters.filter(({ messageId }) => messageId === own[0]?.id).map(({ to }) => to));
    if (received.size !== 1) faults.push(`the ${kind} reached nobody`);
  }
  return faults;
}

/** Adds a group of customers to the totals and lists everything lost, doubled or wrong. */
export async function check(
  ask: Ask,
  customers: readonly Customer[],
  letters: readonly Letter[],
  tally: Tally,
): Promise<void> {
  const wanted = new Set(customers.map(({ email }) => email));
  const orders = ((await ask(ORDERS)) as unknown as OrderRow[]).filter(({ email }) => wanted.has(email));
  const people = (await ask(PEOPLE)) as unknown as PersonRow[];
  for (const customer of customers) {
    const own = orders.filter(({ email }) => email === customer.email);
    const mine = letters.filter(({ to }) => to === customer.email);
    const paid = own.filter(({ charged }) => charged);
    const faults = checkAnswers(
      customer,
      people.find(({ email }) => email === customer.email),
      paid.length > 0,
    );
    if (customer.order && !own.some(({ id }) => id === customer.order?.id))
      faults.push('the order is missing');
    if (paid.length > 1) faults.push('two orders are paid');
    if (customer.thanked && paid.length === 0) faults.push('paid, and nobody knows of it');
    if (paid.length > 0 && !customer.pressed) faults.push('charged without having pressed the button');
    for (const order of own) {
      if (order.charged) faults.push(...checkPaid(order, mine));
      else if (order.state === 'paid' || order.revisions || order.mails)
        faults.push('not charged, yet served');
    }
    const distinct = new Set(mine.map(({ messageId }) => messageId));
    if (distinct.size !== paid.length * 2) faults.push(`${distinct.size} different messages received`);
    tally.violations.push(...faults.map((fault) => `${customer.email}: ${fault}`));
    tally.customers += 1;
    tally.acknowledgedSaves += customer.draft ? 1 : 0;
    tally.acknowledgedProfiles += customer.profile ? 1 : 0;
    tally.orders += own.length;
    tally.paid += paid.length;
    tally.unpaid += own.length - paid.length;
    tally.reports += own.flatMap(({ revisions }) => revisions ?? []).length;
    const mails = own.flatMap((order) => order.mails ?? []);
    tally.confirmations += mails.filter(({ kind }) => kind === 'confirmation').length;
    tally.deliveries += mails.filter(({ kind }) => kind === 'delivery').length;
    tally.repeatedMessages += mine.length - distinct.size;
  }
}
