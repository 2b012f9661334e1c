import { isAtMost } from '@global-fit/atlas/money/deductions';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../engine/engine.ts';
import { standing } from '../rank.ts';
import { answersOf, type WrittenAnswers } from '../testing/persona.ts';
import { PERSONAS } from '../testing/personas/all.ts';
import { ownGates, ownVerdicts } from '../testing/standingOf.ts';

const atlas = realAtlas();

describe('a condition of the customer’s own', () => {
  it('is never passed silently where no record answers it', () => {
    const lines = [
      'No same-sex marriage',
      'Rent above €1,200',
      'Rent over 700 US dollars a month',
      'pollution',
      'No path to permanent residence',
      'No way to citizenship',
      'no dual citizenship',
      'power cuts',
      'Girls must be able to go to school',
      'Intolerance towards Muslims',
      'Nothing more than 3 hours of flight away',
      'Cost of living above 2000 dollars',
    ];
    let open = 0;
    for (const line of lines) {
      const gates = ownGates(line);
      expect(gates.length, line).toBe(1);
      for (const [i, { iso3 }] of atlas.countries.entries()) {
        for (const gate of gates) {
          const { status, reason } = gate.check(i);
          expect(status, `${line} ${iso3}`).not.toBe('unknown');
          if (reason().kind !== 'no record') continue;
          open += 1;
          expect(status, `${line} ${iso3}`).toBe('at_risk');
        }
      }
    }
    expect(open).toBeGreaterThan(100);
  });

  it('on citizenship or permanence is met only where the way in leads there', () => {
    const nomad = {
      citizenship: ['KOR'],
      'work-arrangement': 'remote-employee',
      'income-sources': ['remote-work'],
      'expected-annual-income': '75k-100k',
    };
    const verdict = (line: string, iso3: string, more: WrittenAnswers = {}) =>
      ownVerdicts(line, { ...nomad, ...more })(iso3);
    const line = 'No path to citizenship within 6 years';
    for (const iso3 of ['MUS', 'BRA', 'URY']) {
      expect(verdict(line, iso3)?.status, iso3).toBe('at_risk');
      expect(verdict(line, iso3)?.reason().kind, iso3).toBe('no way there');
    }
    // By a right of free movement, or on a route whose record names the years.
    expect(verdict(line, 'URY', { citizenship: ['BRA'] })?.status).toBe('met');
    expect(verdict(line, 'ECU')?.status).toBe('met');
    expect(verdict('Permanent residence must be possible within 6 years', 'ESP')?.status).toBe('met');
    // By the rule for the passport held, and open where our sources do not count alike.
    expect(verdict('citizenship within 3 years', 'ESP', { citizenship: ['ARG'] })?.status).toBe('met');
    expect(verdict('citizenship within 3 years', 'ESP')?.status).toBe('failed');
    expect(verdict(line, 'CZE')?.reason()).toMatchObject({ kind: 'naturalisation', years: [5, 10] });
  });

  it('on keeping the passport is unknown where a rule is limited, and certain where exceptions are named', () => {
    expect(ownGates('Must let me keep my passport')).toHaveLength(1);
    const status = (passport: string, iso3: string) =>
      ownVerdicts('Giving up my passport', { citizenship: [passport] })(iso3)?.status;
    expect(status('USA', 'ESP')).toBe('failed');
    expect(status('ARG', 'ESP')).toBe('met');
    expect(status('USA', 'PHL')).toBe('at_risk');
    expect(status('USA', 'TUR')).toBe('met');
  });

  it('on taxes of pay uses the nearest salary of the tables for the income told, and the middle one where none was told', () => {
    const bands = [
      [undefined, 'deductions_pct_60k_usd'],
      ['retired-fixed', 'deductions_pct_60k_usd'],
      ['under-30k', 'deductions_pct_30k_usd'],
      ['100k-150k', 'deductions_pct_100k_usd'],
      ['over-200k', 'deductions_pct_100k_usd'],
    ] as const;
    for (const [band, indicator] of bands) {
      const income: WrittenAnswers = band ? { 'expected-annual-income': band } : {};
      const gates = ownGates('Taxes of more than 35%', income);
      expect(gates.map(({ label }) => label)).toEqual([
        'no more than 35% of pay taken by taxes and contributions',
      ]);
      const failed = atlas.countries.map((_, i) => gates[0]?.check(i).status === 'failed');
      // A share that is one at most rules nothing out.
      const sure = atlas.countries.map(({ iso3 }) => {
        const fact = atlas.fact(iso3, indicator);
        return !fact || !isAtMost(fact);
      });
      expect(failed, band ?? 'none').toEqual(
        [...atlas.column(indicator)].map((share, i) => share > 35 && sure[i]),
      );
      const reasons = atlas.countries.map((_, i) => gates[0]?.check(i).reason());
      expect(reasons).toContainEqual(expect.objectContaining({ kind: 'indicator', indicator }));
    }
  });

  it('applies its strictest limit where two lines name one subject', () => {
    const gates = ownGates('Summers above 38 degrees\nSummers above 30 degrees');
    expect(gates.map(({ label }) => label)).toEqual(['no summers above 30 °C']);
  });
});

describe('the must-haves of one household', () => {
  it('have different names, even where an answer and a line mean the same', () => {
    const lines = 'No LGBT rights\nno healthcare\nExtreme heat\npollution\nslow internet';
    for (const persona of PERSONAS) {
      const answers = {
        ...persona.answers,
        ...answersOf({ 'deal-breakers': lines, 'social-values-priority': ['lgbtq-rights'] }),
      };
      const { gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
      const labels = gates.map(({ label }) => label.toLowerCase());
      expect(new Set(labels).size, persona.id).toBe(labels.length);
    }
  });
});
