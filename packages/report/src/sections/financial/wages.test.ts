import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { monthTable } from './monthTable.ts';
import { moveTable } from './tables.ts';
import { salaryDeductions } from './tax.ts';
import { wagesLead } from './wages.ts';

const atlas = realAtlas();

const JOB: Readonly<Record<string, Written>> = {
  citizenship: ['EGY'],
  'current-location': place('Cairo', 'Egypt', 'eg'),
  'relationship-status': 'married',
  'work-arrangement': 'local-job',
  'income-sources': ['local-income'],
  'career-field': 'healthcare',
  'expected-annual-income': '50k-75k',
  'monthly-budget': 1800,
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'family-member-1-occupation': 'employed-full',
};

/** What Financial tells of wages in one country: its first sentences, and the rows of the month. */
function told(iso3: string, more: Readonly<Record<string, Written>> = {}) {
  const answers = answersOf({ ...JOB, ...more });
  const { matches, excluded } = rankCountries(atlas, profilePreferences(atlas, answers), { study: [iso3] });
  const studied =
    matches.find((one) => one.iso3 === iso3) ?? excluded.find((one) => one.iso3 === iso3)?.studied ?? null;
  const [view] = viewsOf(
    answers,
    atlas.countries.filter((one) => one.iso3 === iso3),
  ).map((one) => ({ ...one, studied }));
  if (!view) throw new Error(iso3);
  return {
    lead: wagesLead(view)?.said.text ?? '',
    rows: (monthTable(view)?.rows ?? []).map((row) => row.join(' | ')),
    move: (moveTable(view)?.rows ?? []).map((row) => row.join(' | ')),
    tax: salaryDeductions(view)?.said.text ?? '',
  };
}

const OPEN = 'only once your partner may work there';

it('tells what the expected income would leave where that pays for a month that average pay does not', () => {
  const six: Record<string, Written> = {
    'expected-annual-income': '100k-150k',
    'number-of-family-members': 5,
  };
  for (const [i, age] of [15, 14, 9, 1].entries()) {
    six[`family-member-${i + 2}-relationship`] = 'child';
    six[`family-member-${i + 2}-family-member-age`] = age;
  }
  const homemaker = { ...six, 'family-member-1-occupation': 'homemaker', 'monthly-budget': 0 };
  expect(told('AUS', homemaker).lead).toMatch(
    /would leave about US\$[\d,]+ a month after tax, which would pay for that\./,
  );
  expect(told('AUS', { ...homemaker, 'expected-annual-income': '30k-50k' }).lead).not.toMatch(/pay for that/);
});

describe('a wage that does not pay for the month', () => {
  const COOK = {
    'relationship-status': 'divorced',
    'career-field': 'hospitality-tourism',
    'expected-annual-income': '30k-50k',
    'monthly-budget': 2800,
    'number-of-family-members': 2,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': 13,
    'family-member-1-occupation': 'school-age',
    'family-member-2-relationship': 'child',
    'family-member-2-family-member-age': 8,
  };

  it('sets no rent for the deposit, which follows from the month’s share for a home', () => {
    for (const iso3 of ['ESP', 'DEU', 'SVN']) {
      const row = told(iso3, COOK).move.find((one) => one.startsWith('First rent and deposit')) ?? '';
      expect(row, iso3).toContain('a home costs in our reckoning of that month');
      const sum = Number(/US\$([\d,]+)/.exec(row)?.[1]?.replace(',', ''));
      expect(sum, iso3).toBeGreaterThan(2000);
    }
  });

  it('is mentioned even where the place costs less than is spent today', () => {
    const { lead } = told('SVN', COOK);
    expect(lead).toMatch(/wage/);
    expect(lead).not.toContain('would not pay for it');
  });
});

describe('the wages of two', () => {
  it('are described as two, of which the second waits for the right to work where no law gives it', () => {
    const { lead, rows } = told('JPN');
    expect(lead).toContain(OPEN);
    // By the law of the permit she may work in Germany.
    expect(told('DEU').lead).not.toContain(OPEN);
    expect(lead).toMatch(/live on wages|two such wages|come from wages/);
    expect(rows.find((row) => row.startsWith('What two wages there may leave'))).toMatch(
      /averages, not offers\. The second counts once your partner may work there/,
    );
  });

  it('need no right beyond free movement, which a marriage gives', () => {
    const italian = { citizenship: ['ITA'], 'current-location': place('Milan', 'Italy', 'it') };
    expect(told('DEU', italian).lead).not.toContain(OPEN);
    expect(told('DEU', { ...italian, 'relationship-status': 'partnered' }).lead).toContain(OPEN);
  });

  it('leave the first rent to what the same month reckons with for a home', () => {
    const family = {
      'number-of-family-members': 4,
      'family-member-2-relationship': 'child',
      'family-member-3-relationship': 'child',
      'family-member-4-relationship': 'child',
      'monthly-budget': 3600,
    };
    const rent = told('AUS', family).move.find((row) => row.startsWith('First rent and deposit')) ?? '';
    expect(rent).toMatch(/three times the US\$[12],\d{3} that a home costs in our reckoning of that month/);
  });

  it('are no guide to the first rent where none is on record and the month is beyond today’s spending', () => {
    const mother = {
      citizenship: ['PER'],
      'current-location': place('Arequipa', 'Peru', 'pe'),
      'relationship-status': 'single',
      'career-field': 'finance',
      'education-level': 'bachelor',
      'expected-annual-income': 'under-30k',
      'monthly-budget': 1500,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 0,
    };
    const rent = told('PRT', mother).move.find((row) => row.startsWith('First rent and deposit')) ?? '';
    expect(rent).toMatch(/three times the US\$\d{3,} that a home costs in our reckoning of that month/);
    expect(rent).not.toContain('your budget allows');
  });

  it('leave the first rent open where a third of the month exceeds all other costs', () => {
    const means = { 'work-arrangement': 'not-working', 'income-sources': ['investments'] };
    const firstRent = (budget: number): string =>
      told('JPN', { ...means, 'monthly-budget': budget }).move.find((row) => row.startsWith('First rent')) ??
      '';
    expect(firstRent(3000)).toMatch(/three times the US\$[\d,]+ that a home costs in our reckoning/);
    expect(firstRent(28_000)).not.toContain('three times');
  });

  it('are one where the partner does not work', () => {
    const { lead, rows, tax } = told('DEU', { 'family-member-1-occupation': 'homemaker' });
    expect(lead).not.toContain(OPEN);
    expect(rows.some((row) => row.startsWith('What a wage there may leave'))).toBe(true);
    expect(tax).not.toContain('half of the income');
  });

  it('share the expected income equally, and say so', () => {
    expect(told('AUS').tax).toContain('nearest to half of the income you expect, as one of two wages');
    expect(told('CHE', { 'expected-annual-income': '30k-50k' }).lead).toMatch(
      /income you expect\]?, as two equal wages, would leave/,
    );
  });

  it('are held against half of the income at every place that has no nearer salary on record', () => {
    const places = atlas.countries.filter(({ iso3 }) => ['AUT', 'DEU'].includes(iso3));
    for (const view of viewsOf(answersOf(JOB), places))
      expect(salaryDeductions(view)?.said.text).toContain(
        `the nearest on record for ${view.name} to half of the income you expect`,
      );
  });

  it('leave money sent home out of the month’s sum', () => {
    const sends = { 'additional-comments': 'We send 250 dollars a month to my mother.' };
    const { lead, rows } = told('DEU', sends);
    expect(lead).toContain('The US$250 a month that you pay on loans or send comes on top.');
    expect(rows.find((row) => row.startsWith('Loans, or money you send'))).toContain('on top of the month');
    expect(told('DEU').lead).not.toContain('comes on top');
  });
});
