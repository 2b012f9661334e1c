import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '#db/schema';
import { MOST_UNUSED } from '#services/profiles/unusedProfiles';
import { KEEP } from './periods.ts';

const policy = readFileSync(new URL('../../../content/legal/PrivacyPolicy.md', import.meta.url), 'utf8');
const rows = policy.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));

/** Which row of the policy's table covers which tables, and what it has to say. */
const STATED: readonly (readonly [start: string, tables: readonly string[], says: readonly string[]])[] = [
  ['Account:', ['users'], ['until you delete the account']],
  ['Sessions:', ['access_tokens'], ['30 days after the last use', 'removed a week after']],
  ['Links for', ['one_time_tokens'], ['removed a week later']],
  ['Draft:', ['drafts'], [`${KEEP.draftMonths} months without a change`]],
  [
    'Profile:',
    ['profiles'],
    [`${KEEP.unusedProfileMonths} months after`, `submitted ${MOST_UNUSED} newer ones`],
  ],
  ['Consents:', ['consents'], ['until you delete the account']],
  ['Order:', ['orders', 'order_events', 'refunds'], [`${KEEP.unpaidOrderMonths} months`, 'ten years']],
  [
    'Payment pages:',
    ['checkout_sessions', 'provider_events'],
    [`${KEEP.checkoutSessionDays} days`, `${KEEP.providerEventDays} days`],
  ],
  [
    'Payments in test mode:',
    ['sandbox_objects', 'sandbox_deliveries', 'sandbox_idempotency'],
    [`${KEEP.testEventDays} days`, `${KEEP.testPaymentMonths} months`],
  ],
  ['Report:', ['report_revisions'], ['until you delete the account']],
  ['E-mails we sent:', ['mails'], [`${KEEP.mailContentDays} days`, 'until you delete the account']],
  ['Contact messages:', ['contact_messages'], [`${KEEP.contactMessageMonths} months`]],
  ['Limits:', ['rate_limits'], ['2 days']],
  ['Private link to a report,', ['report_shares'], ['until you end it']],
  ['Second adult:', ['second_adult_forms'], ['until you end the form or delete the account']],
];

/** Tables without personal data. */
const IMPERSONAL = ['products', 'promotions'];

it.each(STATED)('the privacy policy states the period of “%s”', (start, _tables, says) => {
  const row = rows.filter((line) => line.startsWith(`| ${start}`));
  expect(row).toHaveLength(1);
  for (const words of says) expect(row[0]).toContain(words);
});

it('the privacy policy covers every table with personal data', () => {
  const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? getTableConfig(one).name : []));
  const spoken = new Set([...STATED.flatMap(([, own]) => own), ...IMPERSONAL]);
  expect(tables.filter((name) => !spoken.has(name))).toEqual([]);
  expect(KEEP.erasedOrderYears).toBe(10);
});
