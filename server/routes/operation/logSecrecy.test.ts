import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#db/schema/mails';
import { SAID, type Walked, walkWholePurchase } from '../testing/wholePurchase.ts';

/** Everything a customer can do, including jobs that are retried after some seconds. */
const LIMIT_MS = 300_000;

let walked: Walked;
let lines: readonly string[];
let events: readonly { readonly event: string; readonly userId: string | null }[];
beforeAll(async () => {
  walked = await walkWholePurchase();
  const { shop } = walked;
  const messages = await shop.context.db.select().from(mails);
  subjects = messages.map(({ subject }) => subject);
  metrics = (await shop.app.inject('/metrics')).body;
  jobs = JSON.stringify((await shop.context.db.execute('select data, output from pgboss.job')).rows);
  const me = { authorization: `Bearer ${walked.tokens.filter((token) => token.length === 43).at(-1)}` };
  await shop.app.inject({
    method: 'DELETE',
    url: '/api/v1/users/me',
    headers: me,
    payload: { password: SAID.newPassword },
  });
  // Also with a database that disappears during signup, whose driver quotes its parameters.
  await shop.database.close();
  await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/signup',
    payload: { email: SAID.unknownEmail, password: SAID.password, full_name: SAID.name },
  });
  lines = [...shop.logged];
  events = lines
    .map((line) => JSON.parse(line) as { event?: string; userId?: string | null; requestId?: string })
    .flatMap(({ event, userId = null }) => (event === undefined ? [] : [{ event, userId }]));
}, LIMIT_MS);
afterAll(() => walked.close().catch(() => {}));

let subjects: readonly string[] = [];
let metrics = '';
let jobs = '';

const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** The lines that contain a text in any possible encoding. */
function linesWith(text: string): readonly string[] {
  const forms = [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1), text.toLowerCase()];
  return lines.filter((line) => forms.some((form) => line.includes(form)));
}

describe('the log of a whole purchase, at its most talkative', () => {
  it('contains every step, and failures too', () => {
    const all = lines.join('');
    for (const told of [
      '"route":"/api/v1/users/signup","status":200',
      '"route":"/api/v1/users/signup","status":400',
      '"route":"/api/v1/users/signup","status":422',
      '"route":"/api/v1/drafts/:name","status":200',
      '"route":"/api/v1/survey-results","status":200',
      '"route":"/api/v1/payments/create-checkout-session","status":200',
      '"route":"/api/v1/payments/webhook","status":200',
      '"route":"/api/v1/payments/webhook","status":400',
      '"route":"/api/v1/orders/:id/report.pdf","status":200',
      '"route":"/api/v1/shared-reports/open","status":200',
      '"route":"/api/v1/second-adult/answers","status":200',
      '"route":"/f/:formId","status":200',
      '"route":"/api/v1/reset-password","status":204',
      '"route":"/api/v1/users/confirm-email","status":200',
      '"job":"make-report"',
      '"job":"send-mail"',
      'a job failed and will be tried again',
      'Failed query',
    ])
      expect(all).toContain(told.replace('/drafts/:name', '/drafts/profile-assessment'));
  });

  it.each(Object.entries(SAID))('does not contain the %s', (_name, text) => {
    expect(linesWith(text)).toEqual([]);
  });

  it('contains no token, and nothing shaped like one', () => {
    expect(walked.tokens.length).toBeGreaterThanOrEqual(8);
    for (const token of walked.tokens) expect(linesWith(token)).toEqual([]);
    expect(lines.filter((line) => /(?<![\w-])[\w-]{43}(?![\w-])/.test(line))).toEqual([]);
  });

  it('contains no address of a person, no query and no card number', () => {
    expect(lines.filter((line) => /[\w.+-]+@[\w-]+\.\w+/.test(line))).toEqual([]);
    for (const line of lines) {
      const { route } = JSON.parse(line) as { route?: string };
      expect(route ?? '').not.toContain('?');
      // Our ids may contain that many digits in a row.
      expect(line.replace(UUID, '')).not.toMatch(/\b(\d[ -]?){13,19}\b/);
    }
  });
});

describe('stored or exported data outside the log', () => {
  it.each(Object.entries(SAID))(
    'contains no %s: subjects of messages, metrics and the queue',
    (_name, text) => {
      expect(subjects.length).toBeGreaterThanOrEqual(6);
      expect(jobs).toContain('revisionId');
      expect(jobs).not.toContain(text);
      expect(subjects.filter((subject) => subject.includes(text))).toEqual([]);
      expect(metrics.toLowerCase()).not.toContain(text.toLowerCase());
    },
  );
});

describe('a change to an account', () => {
  it('is logged with the account’s id, in order', () => {
    const owner = events.find(({ event }) => event === 'signed_up')?.userId;
    expect(owner).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      events.map(({ event, userId }) => `${event} ${userId === owner ? 'owner' : String(userId)}`),
    ).toEqual([
      'signed_up owner',
      'signed_in owner',
      'sign_in_failed owner',
      'sign_in_failed null',
      'report_shared owner',
      'second_adult_invited owner',
      'second_adult_withdrawn owner',
      'reset_asked null',
      'reset_asked owner',
      'reset_refused null',
      'password_reset owner',
      'signed_in owner',
      'password_refused owner',
      'email_change_asked owner',
      'email_change_refused null',
      'email_changed owner',
      'password_changed owner',
      'data_exported owner',
      'signed_out_everywhere owner',
      'signed_in owner',
      'signed_out owner',
      'signed_in owner',
      'account_deleted owner',
    ]);
  });

  it('is logged with its request', () => {
    const told = lines
      .map((line) => JSON.parse(line) as { event?: string; requestId?: string })
      .filter(({ event }) => event !== undefined);
    for (const { requestId } of told) expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
