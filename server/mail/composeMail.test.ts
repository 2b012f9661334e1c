import { expect, test } from 'vitest';
import { composeMail } from './composeMail.ts';
import type { Sender } from './letter.ts';

const sender: Sender = {
  name: 'Global Fit',
  supportEmail: 'hello@globalfit.example',
  publicUrl: 'https://globalfit.example',
  address: ['Global Fit Advisory', '1 Meridian Row'],
  isTestMode: false,
};
const confirmation = {
  orderId: '0199f3a2-7c1e-7000-8000-000000000001',
  customerName: 'Margaret',
  productName: 'Global Fit Report Silver',
  currency: 'usd',
  total: 24900,
  discount: 12450,
  tax: 996,
  amountTotal: 13446,
  additionalCountries: 1,
  promotionCode: 'MAC25',
  paidAt: '2026-11-21T10:00:00.000Z',
};
const delivery = {
  orderId: confirmation.orderId,
  customerName: 'Margaret',
  reportTitle: 'Three places by the sea',
  revision: 1,
  places: [
    { name: 'Portugal', score: 84.4, cities: ['Setúbal', 'Braga'] },
    { name: 'Spain', score: 81.6, cities: ['Valencia'] },
  ],
  note: null,
};

test('a confirmation states every amount, the order number and when the report comes, in both parts', () => {
  const { text, html } = composeMail('confirmation', confirmation, sender);
  for (const part of [text, html]) {
    for (const words of ['$249.00', '−$124.50', 'MAC25', '$9.96', '$134.46', confirmation.orderId])
      expect(part).toContain(words);
    expect(part.replace(/\s+/g, ' ')).toContain('usually within minutes, at the latest within 72 hours');
  }
});

test('a confirmation names the seller and the terms, and what was agreed about withdrawal', () => {
  const told = (beginsAtOnce: boolean) =>
    composeMail('confirmation', { ...confirmation, beginsAtOnce }, sender).text.replaceAll('\n', ' ');
  for (const words of [
    'You ordered from Global Fit Advisory, 1 Meridian Row.',
    'https://globalfit.example/legal/terms-of-service',
    `https://globalfit.example/account/orders/${confirmation.orderId}`,
    'within 14 days of receiving it and we refund what you paid',
  ])
    expect(told(true)).toContain(words);
  expect(told(true)).toContain('your right of withdrawal ends when the report is delivered');
  expect(told(false)).not.toContain('withdrawal');
});

test('the confirmation of an order of nothing promises no refund of a payment', () => {
  const { text } = composeMail(
    'confirmation',
    { ...confirmation, discount: 24900, tax: 0, amountTotal: 0 },
    sender,
  );
  expect(text.replaceAll('\n', ' ')).toContain('contact us within 14 days of receiving it.');
  expect(text).not.toContain('you paid');
});

test('messages about money say so in test mode, where none has moved', () => {
  const amount = { ...confirmation, amount: 19900 };
  for (const [kind, payload] of [
    ['confirmation', confirmation],
    ['refund', amount],
    ['payment-failed', amount],
  ] as const) {
    expect(composeMail(kind, payload, { ...sender, isTestMode: true }).text).toContain(
      'Test mode: no card is',
    );
    expect(composeMail(kind, payload, sender).text).not.toContain('Test mode');
  }
});

test('the days for a refund count from the first edition, so a later one promises none', () => {
  const told = (revision: number) =>
    composeMail('delivery', { ...delivery, revision }, sender).text.replaceAll('\n', ' ');
  expect(told(1)).toContain('Within 14 days of receiving the report you can also have your money back.');
  expect(told(2)).not.toContain('money back');
});

test('a confirmation links to the terms, and does not show a count of countries as if it were an amount', () => {
  const { text, html } = composeMail('confirmation', confirmation, sender);
  expect(html).toContain('<a class="accent" href="https://globalfit.example/legal/terms-of-service"');
  expect(text).toMatch(/^Additional countries: +1, in the price above$/m);
});

test('an order without discount, tax or extra countries mentions none of them', () => {
  const plain = {
    ...confirmation,
    discount: 0,
    tax: 0,
    amountTotal: 24900,
    additionalCountries: 0,
    promotionCode: null,
  };
  const { text } = composeMail('confirmation', plain, sender);
  expect(text).not.toMatch(/discount|tax|additional/i);
  expect(text).toMatch(/Total charged:\s+\$249\.00/);
});

test('a free order is confirmed as free', () => {
  const { text } = composeMail(
    'confirmation',
    { ...confirmation, discount: 24900, tax: 0, amountTotal: 0 },
    sender,
  );
  expect(text).toMatch(/Total charged:\s+\$0\.00/);
  expect(text).toContain('Your order has reached us');
  expect(text).not.toContain('payment');
});

test('the scores in a delivery are introduced as such, of a later edition too', () => {
  for (const revision of [1, 2]) {
    const { text } = composeMail('delivery', { ...delivery, revision }, sender);
    expect(text.replaceAll('\n', ' ')).toContain('with their scores out of 100:   84  Portugal');
  }
});

test('a delivery says when no place passes every condition', () => {
  const places = delivery.places.map((place) => ({ ...place, ranked: false }));
  const { text } = composeMail('delivery', { ...delivery, places }, sender);
  expect(text.replaceAll('\n', ' ')).toContain('No country passes every condition that holds for you.');
});

test('a delivery of a move within the country shows its towns and speaks of no ranking', () => {
  const [first] = delivery.places;
  const { text } = composeMail(
    'delivery',
    {
      ...delivery,
      places: [first],
      within: true,
      towns: [
        { name: 'Braga', score: 71.6 },
        { name: 'Évora', score: 70 },
      ],
    },
    sender,
  );
  expect(text).toMatch(/ 72 {2}Braga\n 70 {2}Évora/);
  expect(text.replaceAll('\n', ' ')).toContain('the score of each out of 100 among the towns of the country');
  expect(text).not.toContain('ranking');
});

test('a delivery uses no name for a customer without one', () => {
  const { text } = composeMail('delivery', { ...delivery, customerName: '' }, sender);
  expect(text).toMatch(/^Your report is here$/im);
  expect(text).not.toContain(delivery.customerName);
});

test('a delivery shows the matches with rounded scores and links to the web report', () => {
  const { text, html } = composeMail('delivery', delivery, sender);
  expect(text).toMatch(/84 {2}Portugal +Setúbal, Braga/);
  expect(html).toContain('>82</td>');
  expect(html).toContain(`https://globalfit.example/account/orders/${delivery.orderId}/report"`);
  expect(text).not.toContain('note from the person');
  expect(text).toContain('attached as a PDF');
});

test('a requested country is marked, and does not lead without a rank', () => {
  const [first, second] = delivery.places;
  const asked = { ...first, name: 'Japan', score: 90, cities: [], chosen: true, ranked: false };
  const { text, html } = composeMail('delivery', { ...delivery, places: [asked, first, second] }, sender);
  expect(text).toMatch(/90 {2}Japan +chosen by you\n/);
  expect(text).toMatch(/82 {2}Spain +Valencia/);
  expect(html).toContain('Portugal comes first, with 84 of 100.');
});

test('the first line names the place that the report puts first, not the one with the highest score', () => {
  const [first, second] = delivery.places;
  const surer = composeMail('delivery', { ...delivery, places: [second, first] }, sender).html;
  expect(surer).toContain('Spain comes first, with 82 of 100.');
  const asked = { ...first, chosen: true };
  const highest = composeMail('delivery', { ...delivery, places: [asked, second] }, sender).html;
  expect(highest).toContain('Portugal comes first, with 84 of 100.');
  const level = { ...first, name: 'Japan', chosen: true };
  const tied = composeMail('delivery', { ...delivery, places: [level, first] }, sender).html;
  expect(tied).toContain('Portugal comes first, with 84 of 100.');
});

test('a report without a plan does not promise one', () => {
  const told = (roadmap: boolean) =>
    composeMail('delivery', { ...delivery, roadmap }, sender).text.replaceAll('\n', ' ');
  expect(told(true)).toContain('month by month');
  expect(told(false)).not.toContain('month by month');
});

test('a later edition and a reviewer’s note say so', () => {
  const { text } = composeMail(
    'delivery',
    { ...delivery, revision: 2, note: 'Look at\nBraga first.' },
    sender,
  );
  expect(text).toContain('edition 2');
  expect(text).toContain('> Look at\n> Braga first.');
});

test('phones are asked to leave figures and dates as they are', () => {
  const { html } = composeMail('confirmation', confirmation, sender);
  expect(html).toMatch(/<meta name="format-detection" content="telephone=no,date=no/);
});

test('customers’ words cannot become markup', () => {
  const { html } = composeMail(
    'contact',
    { name: '<b>"x"</b>', email: 'a@b.example', message: '<script>alert(1)</script>\n& more' },
    sender,
  );
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>&amp; more');
});

test('a link must be a web address', () => {
  expect(() => composeMail('password-reset', { url: 'javascript:alert(1)', minutes: 30 }, sender)).toThrow(
    'web or mail address',
  );
  expect(
    composeMail('password-reset', { url: 'https://globalfit.example/reset#t', minutes: 30 }, sender).text,
  ).toContain('30 minutes');
});

test('answers to a contact message go to the visitor; other messages have no reply address', () => {
  expect(composeMail('contact', { name: 'V', email: 'v@x.example', message: 'Hi' }, sender).replyTo).toBe(
    'v@x.example',
  );
  expect(composeMail('delivery', delivery, sender).replyTo).toBeNull();
});

test('a letter breaks a word that is longer than the line of a phone', () => {
  const newEmail = `${'long.'.repeat(12)}name@example.com`;
  const { html } = composeMail('email-changed', { newEmail }, sender);
  const sheet = /<td class="sheet[^>]+>/.exec(html)?.[0];
  expect(sheet).toContain('overflow-wrap:anywhere');
});

test('unknown kinds and payloads that do not match are refused', () => {
  expect(() => composeMail('toString', {}, sender)).toThrow('no message of kind');
  expect(() => composeMail('refund', { amount: 'much' }, sender)).toThrow('expected');
});

test('plain text keeps to 72 columns where its words allow', () => {
  const { text } = composeMail('confirmation', confirmation, sender);
  const long = text.split('\n').filter((line) => line.length > 72 && line.includes(' '));
  expect(long).toEqual([]);
});

test('the mail about a failed bank payment gives the amount not charged and the way to pay again', () => {
  const { text } = composeMail(
    'payment-failed',
    {
      orderId: confirmation.orderId,
      customerName: 'Margaret',
      productName: confirmation.productName,
      amount: 24_900,
      currency: 'usd',
    },
    sender,
  );
  for (const part of [
    'Nothing was charged',
    '$249.00',
    `${sender.publicUrl}/account/orders/${confirmation.orderId}`,
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
});

test.each([
  ['password', 'with the old password', 'choose a new password at once'],
  ['link', 'with a link that we had sent to this address', 'Change the password of your mailbox first'],
])('a password set by %s is reported with time, way and advice', (by, how, advice) => {
  const changed = { at: '2026-11-07T09:05:59.000Z', by };
  const { text, html } = composeMail('password-changed', changed, sender);
  for (const part of [text.replaceAll('\n', ' '), html])
    for (const words of [
      'On 7 November 2026 at 09:05 UTC the password of your account',
      how,
      'If this was you, there is nothing to do.',
      advice,
      'answer this message',
      'https://globalfit.example/account/reset-password',
    ])
      expect(part).toContain(words);
});
