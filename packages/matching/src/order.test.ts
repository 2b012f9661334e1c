import { mildestAdvice, RECONSIDER } from '@global-fit/atlas/entry/health';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { pointsBehind } from './order.ts';
import { LEAST_COVERAGE } from './scoring/score.ts';
import { place, type WrittenAnswers, wish } from './testing/persona.ts';
import { standingOf } from './testing/standingOf.ts';

const atlas = realAtlas();

/** A Japanese couple who will live on a pension. */
const PENSIONERS: WrittenAnswers = {
  age: 67,
  citizenship: ['JPN'],
  'current-location': place('Osaka', 'Japan', 'jp'),
  'languages-spoken': ['ja', 'en'],
  'relocating-family-members': 'yes',
  'family-composition-type': 'couple',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'family-member-1-family-member-age': 66,
  'visa-preference': ['retirement'],
  'income-sources': ['retirement-pension'],
  'monthly-budget': 1800,
};

const behindIn = (written: WrittenAnswers, iso3: string): number =>
  pointsBehind([standingOf(written)], atlas.indexOf(iso3));
const rankOf = (written: WrittenAnswers, iso3: string): number =>
  standingOf(written).passing.indexOf(atlas.indexOf(iso3));

describe('a must-have that is nearly missed', () => {
  it('holds a place back the more, the further a month is past the budget, and never by a leap', () => {
    const points = [3000, 2600, 2200, 2000, 1900, 1800, 1700, 1660].map((usd) =>
      behindIn({ ...PENSIONERS, 'monthly-budget': usd }, 'PRT'),
    );
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(points[0]).toBe(0);
    expect(points.at(-1)).toBeGreaterThan(5);
    expect(rankOf({ ...PENSIONERS, 'monthly-budget': 1800 }, 'MYS')).toBeLessThan(
      rankOf({ ...PENSIONERS, 'monthly-budget': 1800 }, 'PRT'),
    );
  });

  it('puts no place first that a hundred dollars less rule out, nor where every town in question costs as much', () => {
    const american = {
      ...PENSIONERS,
      citizenship: ['USA'],
      'current-location': place('Columbus', 'United States', 'us'),
      'languages-spoken': ['en'],
      'climate-preference': wish(4, 4),
    };
    const sums = Array.from({ length: 31 }, (_, i) => 1500 + 100 * i);
    const orders = sums.map((usd) => standingOf({ ...american, 'monthly-budget': usd }).passing);
    const leaps = orders.slice(1).filter(([first], i) => !orders[i]?.includes(first as number));
    expect(leaps).toEqual([]);
    // Malta's towns are one built-up area of one surveyed rent.
    const malta = sums.findIndex((_, i) => orders[i]?.includes(atlas.indexOf('MLT')));
    expect(malta).toBeGreaterThan(0);
    expect(behindIn({ ...american, 'monthly-budget': sums[malta] }, 'MLT')).toBeGreaterThan(6);
  });

  it('lets what is spent today hold nothing back for those who will live on pay there', () => {
    const waged = { ...PENSIONERS, 'visa-preference': ['work'], 'income-sources': ['local-income'] };
    expect(behindIn(waged, 'PRT')).toBe(0);
  });

  it('holds back where the permit ends for good before the stay that is planned, the more of it is left', () => {
    const remote = {
      age: 35,
      citizenship: ['USA'],
      'current-location': place('Columbus', 'United States', 'us'),
      'languages-spoken': ['en'],
      'work-arrangement': 'remote-employee',
      'expected-annual-income': '150k-200k',
      'visa-preference': ['digital-nomad'],
    };
    const iceland = ['temporary', 'medium', 'long-term', 'permanent'].map((duration) =>
      behindIn({ ...remote, 'relocation-duration': duration }, 'ISL'),
    );
    expect(iceland[0]).toBe(0);
    expect(iceland).toEqual(iceland.toSorted((a, b) => a - b));
    expect(iceland[1]).toBeGreaterThan(2);
    expect(behindIn({ ...remote, 'relocation-duration': 'permanent' }, 'PRT')).toBe(0);
  });

  it('holds back where a work permit asks for more than such work brings, and no more is expected', () => {
    const trade = {
      age: 30,
      citizenship: ['PHL'],
      'current-location': place('Cebu', 'Philippines', 'ph'),
      'languages-spoken': ['en'],
      'education-level': 'secondary',
      'career-field': 'construction-trades',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'income-sources': ['local-income'],
    };
    const expecting = (income: string) => ({ ...trade, 'expected-annual-income': income });
    expect(behindIn(expecting('under-30k'), 'NLD')).toBeGreaterThan(2);
    expect(behindIn(expecting('75k-100k'), 'NLD')).toBe(0);
    // Who told no income can expect what is usual in such work.
    expect(behindIn(trade, 'NLD')).toBe(behindIn(expecting('under-30k'), 'NLD'));
    expect(behindIn(expecting('undecided'), 'NLD')).toBeGreaterThan(2);
    // Without any training nobody can expect more than the mean of all, whatever the occupation.
    const elsewhere = { ...trade, 'career-field': 'other' };
    expect(behindIn(elsewhere, 'NLD')).toBeGreaterThan(0);
    expect(behindIn({ ...elsewhere, 'education-level': 'master' }, 'NLD')).toBe(0);
  });

  it('holds back a little where such work pays what a permit asks for, and far less is expected', () => {
    const accountant = {
      age: 30,
      citizenship: ['VEN'],
      'languages-spoken': ['en'],
      'education-level': 'bachelor',
      'career-field': 'finance',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'income-sources': ['local-income'],
      'monthly-budget': 9000,
    };
    const [little, more, enough] = ['under-30k', '50k-75k', '75k-100k'].map((income) =>
      behindIn({ ...accountant, 'expected-annual-income': income }, 'DNK'),
    ) as [number, number, number];
    expect(little).toBeGreaterThan(3);
    expect(little).toBeLessThan(4);
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan(little);
    expect(enough).toBe(0);
  });

  it('holds back where a permit is drawn by lot or for a few of those who qualify, and not where it is for all', () => {
    const engineer = {
      age: 30,
      citizenship: ['IND'],
      'languages-spoken': ['en'],
      'education-level': 'bachelor',
      'career-field': 'engineering',
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'income-sources': ['local-income'],
    };
    expect(behindIn(engineer, 'USA')).toBeGreaterThan(2);
    expect(behindIn(engineer, 'CHE')).toBe(behindIn(engineer, 'USA'));
    expect(behindIn(engineer, 'CZE')).toBe(0);
    // A citizen of the Union needs no place in the Swiss quota.
    expect(behindIn({ ...engineer, citizenship: ['POL'] }, 'CHE')).toBe(0);
  });

  it('holds back where few speak a language that daily life has to work in', () => {
    const must = {
      ...PENSIONERS,
      'monthly-budget': 6000,
      'languages-spoken': ['en'],
      'language-preference': 'must-speak',
    };
    const willing = { ...must, 'language-preference': 'willing-to-learn' };
    const { passing, gates } = standingOf(must);
    const speaks = gates.find(({ id }) => id === 'language');
    const few = passing.filter((country) => (speaks?.check(country).past ?? 0) > 0.5);
    expect(few.length).toBeGreaterThan(5);
    for (const country of few)
      expect(pointsBehind([standingOf(must)], country)).toBeGreaterThanOrEqual(
        pointsBehind([standingOf(willing)], country) + 3,
      );
  });

  it('holds back where two governments advise to reconsider travel, and not where one does', () => {
    const state = standingOf({});
    const levels = (country: number) => atlas.travelAdvice(state.situation.engine.iso3[country] as string);
    const both = state.passing.filter((country) => mildestAdvice(levels(country)) === RECONSIDER);
    const alone = atlas.indexOf('JOR');
    expect(both).toContain(atlas.indexOf('ARE'));
    for (const country of both) expect(pointsBehind([state], country)).toBeGreaterThanOrEqual(3);
    expect(pointsBehind([state], alone)).toBe(0);
  });

  it('holds back where little more is known than a recommendation requires', () => {
    const state = standingOf({ citizenship: ['USA'], 'income-sources': ['passive-income'] });
    const thin = state.passing.filter((country) => (state.coverage[country] as number) < 0.7);
    expect(thin.length).toBeGreaterThan(0);
    for (const country of thin) {
      expect(state.coverage[country]).toBeGreaterThanOrEqual(LEAST_COVERAGE);
      expect(pointsBehind([state], country)).toBeGreaterThan(4);
    }
    const well = state.passing.filter((country) => (state.coverage[country] as number) >= 0.8);
    expect(well.some((country) => pointsBehind([state], country) === 0)).toBe(true);
  });

  it('holds back where even the closest town is far from the warmth wished for, the more, the more that counts', () => {
    const behind = (step: number, importance: number) =>
      behindIn({ 'climate-preference': wish(step, importance) }, 'ISL');
    const [cold, cool, mild, warm] = [1, 2, 3, 4].map((step) => behind(step, 3));
    expect([cold, cool]).toEqual([behind(1, 2), behind(1, 2)]);
    expect(warm).toBeGreaterThan((mild as number) + 6);
    expect(behind(3, 2)).toBe(cold);
    expect(behind(3, 4)).toBeGreaterThan(behind(3, 3) + 1);
  });

  it.each([
    ['warmth', 'climate-preference', [2, 3, 4]],
    ['rain', 'precipitation-preference', [4]],
  ] as const)('holds back in full what one step more of importance rules out: %s', (id, question, steps) => {
    for (const importance of steps) {
      const now = standingOf({ [question]: wish(2, importance) });
      const next = standingOf({ [question]: wish(2, importance + 1) });
      const gate = (state: typeof now) =>
        state.gates.find((one) => one.id === id.replace('warmth', 'climate'));
      const out = now.passing.filter((country) => gate(next)?.check(country).status === 'failed');
      expect(out.length).toBeGreaterThan(0);
      for (const country of out)
        expect(gate(now)?.check(country)).toMatchObject({ status: 'at_risk', past: 1 });
    }
    const free = standingOf({ [question]: wish(2, steps[0] - 1) });
    expect(free.gates.map((gate) => gate.id)).not.toContain(id.replace('warmth', 'climate'));
  });

  it('holds back what is no better than home for who moves for a better climate, at every importance but the least', () => {
    const [somewhat, much] = [2, 3].map((importance) =>
      standingOf({
        citizenship: ['SWE'],
        'current-location': place('Stockholm', 'Sweden', 'se'),
        'relocation-drivers': ['better-climate'],
        'climate-preference': wish(4, importance),
      }),
    );
    const climate = (state: typeof somewhat, iso3: string) =>
      state?.gates.find(({ id }) => id === 'climate')?.check(atlas.indexOf(iso3));
    expect(climate(much, 'FIN')?.status).toBe('failed');
    expect(climate(somewhat, 'FIN')).toMatchObject({ status: 'at_risk', past: 1 });
    expect(climate(somewhat, 'ESP')?.status).toBe('met');
  });

  it('holds back where a condition of the customer’s own is kept only in part', () => {
    const american = {
      citizenship: ['USA'],
      'current-location': place('Columbus', 'United States', 'us'),
      'languages-spoken': ['en'],
    };
    const afraid = { ...american, 'deal-breakers': 'No earthquakes' };
    const { passing, gates } = standingOf(afraid);
    const quakes = gates.find(({ id }) => id === 'deal-breaker:earthquakes');
    const inPart = passing.filter((country) => (quakes?.check(country).past ?? 0) > 0);
    expect(inPart).toContain(atlas.indexOf('ISL'));
    const [feared, without] = [standingOf(afraid), standingOf(american)];
    for (const country of inPart)
      expect(pointsBehind([feared], country)).toBeGreaterThanOrEqual(pointsBehind([without], country) + 3);
    expect(behindIn(afraid, 'SWE')).toBe(behindIn(american, 'SWE'));
    // What is only wished for rules nothing out, so that no limit is near.
    expect(behindIn({ ...american, 'deal-breakers': 'No earthquakes if possible' }, 'ISL')).toBe(
      behindIn(american, 'ISL'),
    );
  });

  it('holds back the more, the nearer a figure comes to a limit in the customer’s own words', () => {
    const points = [40, 25, 20, 18, 17].map((most) =>
      behindIn({ 'deal-breakers': `No fine dust above ${most} micrograms` }, 'POL'),
    );
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(points[0]).toBe(0);
    expect(points.at(-1)).toBeGreaterThan(0);
  });
});
