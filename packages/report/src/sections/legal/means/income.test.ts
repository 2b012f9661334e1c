import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { openRoutes, rightByPassport } from '../../../place/entry/routes.ts';
import { ENGINEER, FREELANCER, RETIRED, viewFor, viewOf, STUDENT } from '../../../testing/lawHouseholds.ts';
import { coupleLead } from '../../family/couple.ts';
import { monthTable } from '../../financial/monthTable.ts';
import { legalInsight } from '../insights.ts';
import { routeLead } from '../lead.ts';
import { incomeVerdict } from './income.ts';

const atlas = realAtlas();

describe('the income', () => {
  it('that nobody asked about is no shortfall: the sum to show is given instead', () => {
    for (const { iso3 } of atlas.countries) {
      const view = viewFor(iso3, RETIRED);
      const best = openRoutes(view)[0];
      if (rightByPassport(view) || best?.standing.way.kind !== 'route') continue;
      if (best.standing.way.asked !== 'income') continue;
      const text = incomeVerdict(view)?.said.text ?? '';
      expect(text, iso3).toMatch(/US\$[\d,]+/);
      expect(text, iso3).not.toMatch(/miss|short|out of reach|missing/);
    }
  });

  it('within a band is located in it, and a shortfall is given as a sum', () => {
    expect(incomeVerdict(viewFor('PRT', FREELANCER))?.said.text).toMatch(
      /US\$4,150.*upper part|upper part.*US\$4,150/s,
    );
    const short = incomeVerdict(viewFor('ISL', { ...FREELANCER, 'expected-annual-income': '30k-50k' }));
    const poor = incomeVerdict(viewFor('PRT', { ...FREELANCER, 'expected-annual-income': 'under-30k' }));
    expect(short === null || /US\$/.test(short.said.text)).toBe(true);
    expect(poor?.said.text).toMatch(/US\$1,6\d0/);
  });

  it('of two people is not compared with a contract for one', () => {
    const couple = {
      ...ENGINEER,
      'expected-annual-income': '150k-200k',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    };
    const of = (occupation: string): string =>
      incomeVerdict(viewFor('AUS', { ...couple, 'family-member-1-occupation': occupation }))?.said.text ?? '';
    expect(of('homemaker')).toContain('US$12,500');
    expect(of('employed-full')).toMatch(/one contract/i);
    expect(of('employed-full')).not.toContain('US$12,500');
  });

  it('is described as expected after the move, not as earned today', () => {
    for (const expected of ['30k-50k', '75k-100k', '150k-200k'])
      for (const { iso3 } of atlas.countries) {
        const text =
          incomeVerdict(viewFor(iso3, { ...ENGINEER, 'expected-annual-income': expected }))?.said.text ?? '';
        expect(text, iso3).not.toMatch(/you earn|today|present income/i);
      }
  });
});

describe('a sum that a permit requires', () => {
  it('is reached by months and savings together, which are not called an income', () => {
    const student = answersOf({
      age: 22,
      citizenship: ['KAZ'],
      'work-arrangement': 'study',
      'study-level': 'master',
      'monthly-budget': 950,
      'liquid-assets-available': '10k-25k',
      'expected-annual-income': 'under-30k',
      'income-sources': ['savings', 'local-income'],
    });
    const said = ['NOR', 'CZE'].map((iso3) => legalInsight(viewOf(iso3, student))?.said.text);
    for (const text of said) {
      expect(text).toMatch(/means/);
      expect(text).not.toMatch(/income/);
    }
  });

  it('may be named in a remark of the record, or be savings to show', () => {
    const own = { ...FREELANCER, citizenship: ['DEU'], 'visa-preference': ['digital-nomad', 'entrepreneur'] };
    const georgia = legalInsight(viewFor('GEO', own))?.said.text ?? '';
    expect(georgia).toMatch(/a turnover of GEL\s?50,000 a year decides/);
    expect(georgia).not.toMatch(/names? no sum/);
    const thailand = viewFor('THA', { ...own, 'liquid-assets-available': '10k-25k' });
    expect(routeLead(thailand)?.said.text).toMatch(/asks for THB 500,000 in savings/);
    expect(legalInsight(thailand)?.said.text).not.toMatch(/names? no sum/);
  });
});

describe('a student', () => {
  it('reads of the budget compared, and of no income band', () => {
    let met = 0;
    for (const { iso3 } of atlas.countries) {
      const text = incomeVerdict(viewFor(iso3, STUDENT))?.said.text ?? '';
      expect(text, iso3).not.toMatch(/US\$0\b|band|you expect/);
      if (/US\$900 a month/.test(text)) met += 1;
    }
    expect(met).toBeGreaterThan(20);
  });
});

describe('a permit for people of means', () => {
  const MIXED = {
    citizenship: ['USA'],
    'work-arrangement': 'not-working',
    'retirement-timeline': 'already-retired',
    'expected-annual-income': '50k-75k',
    'income-sources': ['retirement-pension', 'remote-work'],
    'visa-preference': ['retirement'],
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'couple-lifestyle-priorities': ['partner-work-permit'],
  };

  it('counts income without work, and warns where it allows no work', () => {
    expect(incomeVerdict(viewFor('PRT', MIXED))?.said.text).toMatch(
      /[Oo]nly pensions and other income without work count towards it: about US\$1,5\d0 a month for the two of you/,
    );
    for (const iso3 of ['ESP', 'ITA'])
      expect(routeLead(viewFor(iso3, MIXED))?.said.text, iso3).toMatch(/allows no work, not even remotely/);
  });

  it('sends no partner with work elsewhere to look for work there', () => {
    for (const { iso3 } of atlas.countries) {
      const text = coupleLead(viewFor(iso3, MIXED))?.said.text ?? '';
      expect(text, iso3).not.toMatch(/find none|look for work/);
    }
    expect(coupleLead(viewFor('ITA', MIXED))?.said.text).toMatch(/allows no work by its record/);
  });

  it('gives its sum for everybody who moves, or says that it is for one', () => {
    expect(
      monthTable(viewFor('PRT', { ...MIXED, 'monthly-budget': 4000 }))
        ?.rows.flat()
        .join(' '),
    ).toMatch(/US\$1,5\d0/);
    expect(
      monthTable(viewFor('ITA', { ...MIXED, 'monthly-budget': 4000 }))
        ?.rows.flat()
        .join(' '),
    ).toMatch(/US\$3,[45]\d0/);
    expect(
      monthTable(viewFor('FRA', { ...MIXED, 'monthly-budget': 4000 }))
        ?.rows.flat()
        .join(' '),
    ).toMatch(/for one person US\$1,6/);
  });
});
