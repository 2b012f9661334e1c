import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { Written } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

type WrittenAnswers = Readonly<Record<string, Written>>;

const atlas = realAtlas();

const JOB: WrittenAnswers = {
  'work-arrangement': 'local-job',
  'income-sources': ['local-income'],
  'career-field': 'creative-media',
  'education-level': 'bachelor',
  'monthly-budget': 900,
  'expected-annual-income': '30k-50k',
};

/** Somebody whose work is in no group of occupations, and who can count on no mean pay. */
const UNSKILLED: WrittenAnswers = { 'career-field': '', 'education-level': 'secondary' };

/** How the budget stands in every country, by its code. */
function budgets(more: WrittenAnswers = {}) {
  const gate = standingOf({ ...JOB, ...more }).gates.find(({ id }) => id === 'budget');
  return new Map(
    atlas.countries.map(({ iso3 }, country) => {
      const verdict = gate?.check(country);
      return [iso3, { status: verdict?.status, past: verdict?.past, reason: verdict?.reason() }];
    }),
  );
}

describe('a month of who will live on a wage paid there', () => {
  it('is compared with pay on record and the income expected, not with spending today', () => {
    const today = budgets();
    expect(today.get('NLD')?.status).toBe('met');
    expect(today.get('KOR')?.status).toBe('met');
    for (const [iso3, { status, reason }] of today) {
      if (reason?.kind !== 'cost on wages') continue;
      const { cost, pay, expectedUsd } = reason;
      const carried = Math.min(pay?.netUsd ?? Number.POSITIVE_INFINITY, expectedUsd ?? 0);
      if (cost.costUsd <= 900) {
        expect(status, iso3).toBe('at_risk');
        expect(pay?.netUsd ?? 0, iso3).toBeLessThan(cost.costUsd);
        continue;
      }
      if (status === 'met') expect(cost.costUsd, iso3).toBeLessThanOrEqual(carried);
      if (status === 'failed') expect(cost.costUsd, iso3).toBeGreaterThan((expectedUsd ?? 0) * 1.3);
    }
    const remote = budgets({ 'work-arrangement': 'remote-employee', 'income-sources': ['remote-work'] });
    expect(remote.get('NLD')?.status).toBe('failed');
  });

  it('is at risk where local pay does not cover it, whatever is spent today', () => {
    const cook = budgets({ 'career-field': 'hospitality-tourism', 'monthly-budget': 9000 });
    const short = [...cook].filter(([, { reason }]) => reason?.kind === 'cost on wages');
    expect(short.length).toBeGreaterThan(0);
    for (const [iso3, { status }] of short) expect(status, iso3).toBe('at_risk');
    // The mean of everybody is nobody's pay, and who brings an income along lives on none of it.
    const onPay = (more: WrittenAnswers) =>
      [...budgets({ 'monthly-budget': 9000, ...more }).values()].flatMap(({ reason }) =>
        reason?.kind === 'cost on wages' ? [reason.pay?.of] : [],
      );
    expect(onPay({ 'career-field': '' })).not.toContain('total');
    expect(onPay({ 'work-arrangement': 'remote-employee', 'income-sources': ['remote-work'] })).toEqual([]);
  });

  it('is at risk in the same way beside a rent or a return from abroad, for people who have to work', () => {
    const along = {
      'income-sources': ['local-income', 'passive-income'],
      'financial-independence-level': 'dependent-on-work',
    };
    const kinds = (more: WrittenAnswers): readonly (string | undefined)[] =>
      [...budgets({ ...along, ...more }).values()].map(({ reason }) => reason?.kind);
    expect(budgets(along).get('NLD')?.status).not.toBe('failed');
    expect(kinds({})).toContain('cost on wages');
    expect(kinds({ 'financial-independence-level': 'fully-independent' })).not.toContain('cost on wages');
    expect(kinds({ 'income-sources': ['passive-income'] })).not.toContain('cost on wages');
    // What comes on top is not known, so a place within what is spent today is not held against pay alone.
    expect(kinds({ 'career-field': 'hospitality-tourism', 'monthly-budget': 9000 })).not.toContain(
      'cost on wages',
    );
  });

  it('excludes no country for a higher income, not even for the highest band without an upper edge', () => {
    const failing = (band: string): readonly string[] =>
      [...budgets({ ...UNSKILLED, 'expected-annual-income': band })].flatMap(([iso3, { status }]) =>
        status === 'failed' ? [iso3] : [],
      );
    const byLittle = failing('under-30k');
    expect(byLittle).toContain('CHE');
    for (const band of ['30k-50k', 'over-200k'])
      expect(byLittle, band).toEqual(expect.arrayContaining([...failing(band)]));
  });

  it('is never met by the mean pay of everybody, and warns where no income was told that pay on record would carry it', () => {
    const anybody = [...budgets({ 'career-field': '' }).values()].flatMap(({ status, reason }) =>
      reason?.kind === 'cost on wages' && reason.pay?.of === 'total' ? [status] : [],
    );
    expect(anybody).toContain('at_risk');
    expect(anybody).not.toContain('met');
    expect(budgets({ 'expected-annual-income': '' }).get('CHE')?.status).toBe('at_risk');
    expect(budgets({ ...UNSKILLED, 'expected-annual-income': 'under-30k' }).get('CHE')?.status).toBe(
      'failed',
    );
  });

  it('rules out no place that the own work pays for, and holds back one beyond all that is expected', () => {
    const dentist = {
      'career-field': 'healthcare',
      'special-skills': 'Dentist',
      'monthly-budget': '',
      'relocating-family-members': 'yes',
      'number-of-family-members': 2,
      'family-member-1-relationship': 'spouse',
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 9,
    };
    const little = budgets({ ...dentist, 'expected-annual-income': 'under-30k' });
    for (const iso3 of ['CHE', 'DNK'])
      expect(little.get(iso3), iso3).toMatchObject({ status: 'at_risk', past: 1 });
    // A month there is beyond what is expected by less, and Czech pay is not far from it: no step lies between.
    expect(little.get('DEU')).toMatchObject({ status: 'at_risk' });
    expect(little.get('DEU')?.past).toBeGreaterThan(little.get('CZE')?.past ?? 0);
    expect(little.get('DEU')?.past).toBeLessThan(1);
    expect(budgets({ ...dentist, 'expected-annual-income': '50k-75k' }).get('DEU')?.past ?? 0).toBe(0);
  });

  it('is limited by the top of the income expected where no budget was told, and low pay excludes nothing', () => {
    const none = { 'monthly-budget': '', 'expected-annual-income': 'under-30k' };
    const family = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 2,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 9,
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 14,
    };
    const alone = budgets(none);
    expect(alone.get('CZE')?.status).not.toBe('failed');
    expect(alone.get('MDA')?.status).not.toBe('failed');
    const many = budgets({ ...UNSKILLED, ...none, ...family });
    expect(many.get('CHE')?.status).toBe('failed');
    expect(many.get('MDA')?.status).toBe('at_risk');
  });

  it('includes a partner who works, at the mean pay of everybody', () => {
    const partner = (occupation: string) =>
      budgets({
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-relationship': 'spouse',
        'family-member-1-occupation': occupation,
        'expected-annual-income': '100k-150k',
      }).get('DEU')?.reason;
    const [one, two] = [partner('homemaker'), partner('employed-full')];
    if (one?.kind !== 'cost on wages' || two?.kind !== 'cost on wages') throw new Error('no wages');
    expect(two.pay?.netUsd).toBeGreaterThan((one.pay?.netUsd ?? 0) + 1000);
  });
});

describe('a home that no survey of flats knows', () => {
  it('is a room for people who share and move alone, whose month contains no rent of a flat', () => {
    const shared = budgets({ 'housing-preference': 'serviced-coliving', 'monthly-budget': 500 });
    for (const { reason } of shared.values()) {
      if (reason?.kind !== 'cost on wages') continue;
      expect(reason.cost.rent ?? reason.cost.by).toBeNull();
    }
  });

  it('leaves the budget at risk in one city without a survey of rents, less so the more is left for a rent', () => {
    const of = (budget: number) =>
      budgets({ 'work-arrangement': 'freelance', 'income-sources': [], 'monthly-budget': budget }).get('SGP');
    const [least, more] = [of(1700), of(2300)];
    expect([least?.status, more?.status]).toEqual(['at_risk', 'at_risk']);
    expect(least?.past).toBeGreaterThan(more?.past ?? 1);
    expect(more?.past).toBeGreaterThan(0);
    expect(of(4000)?.status).toBe('met');
  });

  it('holds such a city back from a family whose wages there leave little for a rent', () => {
    const family = {
      'relocating-family-members': 'yes',
      'family-composition-type': 'couple-school-children',
      'number-of-family-members': 3,
      'monthly-budget': 3000,
    };
    const past = (field: string, more: WrittenAnswers = {}) =>
      budgets({ ...more, 'career-field': field, 'monthly-budget': 3000 }).get('SGP')?.past ?? 0;
    expect(past('hospitality-tourism', family)).toBeGreaterThan(past('business-management', family));
    expect(past('hospitality-tourism', family)).toBeGreaterThan(past('hospitality-tourism'));
  });

  it('holds such a city back in full, as any other, where the income expected reaches no month there', () => {
    const past = (income: string) =>
      budgets({
        'relocating-family-members': 'yes',
        'family-composition-type': 'couple-school-children',
        'number-of-family-members': 3,
        'career-field': 'engineering',
        'education-level': 'bachelor',
        'expected-annual-income': income,
      }).get('SGP')?.past ?? 0;
    expect(past('under-30k')).toBe(1);
    expect(past('100k-150k')).toBeLessThan(1);
  });

  it('is beyond a budget that is below the planning figure for such a city', () => {
    const of = (budget: number) =>
      budgets({ 'work-arrangement': 'freelance', 'income-sources': [], 'monthly-budget': budget }).get('SGP');
    expect(of(1200)?.status).toBe('failed');
  });
});
