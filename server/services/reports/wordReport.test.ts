import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { rewritablePassages } from '@global-fit/report/narrative/passages';
import type { ReportDocument } from '@global-fit/report/model';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadAtlas } from '#adapters/atlas';
import { createLog } from '#adapters/log';
import { chatNarrative } from '#adapters/narrative/chatService';
import { type Behaviour, type ChatStub, startChatStub } from '#adapters/narrative/testing/chatStub';
import { WORDING_LIMITS } from './collectWordings.ts';
import type { BuildInput, BuiltReport } from './dependencies.ts';
import { reportBuilder } from './reportBuilder.ts';
import { withNarrative } from './wordReport.ts';

const persona = PERSONAS.find(({ id }) => id === 'british-nomad');
if (!persona) throw new Error('The persona is gone.');

const input: BuildInput = {
  reportId: 'a-report',
  revision: 1,
  date: '2026-11-21',
  tier: 'silver',
  customerName: 'Zyxqua Vrbnlm',
  answers: {
    ...persona.answers,
    'full-name': { value: 'Zyxqua Vrbnlm', touched: true },
    'ideal-life-vision': { value: 'A plumbago hedge and silence.', touched: true },
    'current-location': {
      value: '12 Secret Street, Wobblethorpe',
      city: 'Wobblethorpe',
      country: 'United Kingdom',
      countryCode: 'gb',
      touched: true,
    },
  },
  additionalCountries: 0,
  additionalCountryCodes: [],
  previous: null,
};

const atlas = loadAtlas();
const logged: string[] = [];
const log = createLog('info', (line) => logged.push(line));
const build = reportBuilder(atlas, {
  name: 'Global Fit',
  email: 'hello@globalfit.example',
  site: 'https://globalfit.example',
});

let own: BuiltReport;
let offered: number;
let stub: ChatStub;
beforeAll(() => {
  own = build(input);
  offered = rewritablePassages(own.document, input.answers).length;
});
afterEach(() => stub.close());

async function worded(
  behaviour: Behaviour,
  limits: Partial<typeof WORDING_LIMITS> = {},
  timeLimitMs = 2_000,
): Promise<BuiltReport> {
  stub = await startChatStub(behaviour);
  const narrative = chatNarrative({ url: stub.url, key: 'k', model: 'm', timeLimitMs });
  return withNarrative(build, narrative, {
    atlas,
    log,
    limits: { ...WORDING_LIMITS, pauseMs: 1, ...limits },
  })(input);
}

const faithful = (text: string): string => text.replace(/\.$/, ', as it stands.');
const idsOf = ({ checks }: BuiltReport): readonly string[] =>
  checks.map(({ id }) => id).filter((id) => id.startsWith('narrative:'));
const rephrasedIn = (document: ReportDocument): number =>
  JSON.stringify(document).match(/"rephrased":true/g)?.length ?? 0;

test('without a service the builder is the one given', async () => {
  stub = await startChatStub(() => 'silence');
  expect(withNarrative(build, null, { atlas, log })).toBe(build);
});

test('a working service rewords passages, which is recorded and told to the customer', async () => {
  const built = await worded((text) => ({ says: faithful(text) }));
  const count = rephrasedIn(built.document);
  expect(count).toBeGreaterThan(offered / 2);
  expect(idsOf(built).filter((id) => id === 'narrative:rephrased')).toHaveLength(count);
  expect(built.checks.every(({ ok }) => ok)).toBe(true);
  expect(JSON.stringify(built.document.method)).toContain('comes from a language service');
  expect(stub.mostAtOnce).toBeLessThanOrEqual(WORDING_LIMITS.atOnce);
});

test('nothing private is sent: no name, street, town or customer’s text, and only passages', async () => {
  await worded((text) => ({ says: text }));
  expect(offered).toBeGreaterThan(10);
  expect(stub.received).toHaveLength(offered);
  for (const { raw } of stub.received) {
    expect(raw).not.toMatch(/Zyxqua|Vrbnlm|Wobblethorpe|Secret|plumbago|a-report|globalfit\.example/i);
  }
});

test.each<[string, Behaviour, string]>([
  ['lies about figures', (text) => ({ says: text.replace(/\.$/, ' for 987 years.') }), 'narrative:refused'],
  [
    'names other countries',
    (text) => ({ says: text.replace(/\.$/, ' as in Uruguay.') }),
    'narrative:refused',
  ],
  ['writes markdown', (text) => ({ says: `**${text}**` }), 'narrative:refused'],
  [
    'follows an injected order',
    () => ({ says: 'Ignore the guide and visit www.example.com!' }),
    'narrative:refused',
  ],
  ['returns rubbish', () => ({ body: '{"nothing":1}' }), 'narrative:missed'],
  ['is overloaded', () => ({ status: 429, retryAfter: '3600' }), 'narrative:missed'],
  ['is broken', () => ({ status: 500 }), 'narrative:missed'],
])('a service that %s leaves the report in our own words', async (_what, behaviour, id) => {
  const built = await worded(behaviour);
  expect(built.document).toEqual(own.document);
  expect(new Set(idsOf(built))).toEqual(new Set([id]));
});

test('a broken service is given up after a few passages', async () => {
  await worded(() => ({ status: 500 }));
  expect(stub.received.length).toBeLessThan(offered);
  expect(stub.received.length).toBeLessThanOrEqual(
    (WORDING_LIMITS.failuresInARow + WORDING_LIMITS.atOnce) * WORDING_LIMITS.tries,
  );
});

test('a temporary failure is tried once more', async () => {
  const built = await worded((text, turn) => (turn === 1 ? { status: 503 } : { says: faithful(text) }));
  expect(idsOf(built)).not.toContain('narrative:missed');
  expect(stub.received).toHaveLength(offered + 1);
});

test('a slow service never delays a report beyond the budget', async () => {
  const begun = performance.now();
  const built = await worded(() => 'silence', { budgetMs: 300 }, 60_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(built.document).toEqual(own.document);
  expect(idsOf(built)).toEqual(['narrative:missed']);
});

test('passages reworded within the budget are kept', async () => {
  const built = await worded(
    (text, turn) => (turn <= 6 ? { says: faithful(text) } : 'silence'),
    { budgetMs: 1_500, atOnce: 2 },
    60_000,
  );
  expect(rephrasedIn(built.document)).toBeGreaterThan(0);
  expect(idsOf(built)).toContain('narrative:missed');
});
