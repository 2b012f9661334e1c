import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { percentileAt } from '../../figures/world.ts';
import { rankingOf, reportFor } from '../../testing/reports.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { isGain } from './againstHome.ts';
import { LAND } from './landClauses.ts';
import { clauseFor } from './reasons.ts';
import { SOCIETY } from './societyClauses.ts';
import { clauses, mayBeSaid } from './themeClauses.ts';

const atlas = realAtlas();
/** Themes whose clause prints one figure, with the side on which a high one stands. */
const PRINTED = {
  jobs: ['unemployment_rate', 'bad'],
  safety: ['homicide_rate', 'bad'],
  healthcare: ['uhc_index', 'good'],
  digital: ['fixed_broadband', 'good'],
  environment: ['pm25_air_pollution', 'bad'],
} as const;

describe('a figure named for or against a place', () => {
  it.each(PERSONAS)('is on that side of the world: $title', (persona) => {
    const contributions = rankingOf(persona).matches.flatMap(({ contributions: of }) => of);
    for (const [factor, [indicator, high]] of Object.entries(PRINTED)) {
      const contribution = contributions.find((one) => one.factor === factor);
      if (!contribution) continue;
      for (const view of viewsOf(persona.answers)) {
        const at = percentileAt(atlas, indicator, view.iso3);
        if (at === null) continue;
        const goodness = high === 'good' ? at : 100 - at;
        if (clauseFor(view, contribution, 'good'))
          expect(goodness, `${factor} ${view.iso3}`).toBeGreaterThanOrEqual(40);
        if (clauseFor(view, contribution, 'bad'))
          expect(goodness, `${factor} ${view.iso3}`).toBeLessThanOrEqual(60);
      }
    }
  });
});

describe('a theme compared with home', () => {
  const switzerland = PERSONAS.map((persona) => ({
    persona,
    answers: {
      ...persona.answers,
      ...answersOf({ 'current-location': place('Zurich', 'Switzerland', 'ch') }),
    },
  }));

  it.each(switzerland)(
    'is no advantage where home does clearly better, and no drawback where it does worse: $persona.title',
    ({ persona, answers }) => {
      const contributions = rankingOf(persona).matches.flatMap(({ contributions: of }) => of);
      for (const factor of [
        'governance',
        'safety',
        'political_stability',
        'environment',
        'nature',
        'education',
      ]) {
        const contribution = contributions.find((one) => one.factor === factor);
        if (!contribution) continue;
        for (const view of viewsOf(answers)) {
          const good = mayBeSaid(view, contribution, 'good')
            ? clauseFor(view, contribution, 'good')?.text
            : '';
          if (good?.includes('even if'))
            expect(good, `${factor} ${view.iso3}`).not.toMatch(/\b(?:only|few|rare)\b/);
          if (factor === 'governance' && ['MLT', 'ITA', 'GRC'].includes(view.iso3)) expect(good).toBe('');
          const studied = {
            contributions: [{ ...contribution, utility: 0.2, weight: 0.2, points: 4 }],
            gates: [],
            cities: [],
          };
          const hard = clauses({ ...view, studied }, 'bad', 3);
          if (hard.length > 0) expect(isGain(view, contribution), `${factor} ${view.iso3}`).toBe(false);
        }
      }
    },
  );

  it('distinguishes years from first class and university, for people whom they concern', () => {
    const told = (factor: string, written: WrittenAnswers) => {
      const view = placeView('ESP', answersOf(written));
      return SOCIETY[factor]?.good(view)?.text;
    };
    const child = (age: number) => ({
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': age,
    });
    expect(told('education', {})).toBeUndefined();
    expect(told('universities', {})).toBeUndefined();
    expect(told('education', child(15) as never)).toBeUndefined();
    expect(told('education', child(3) as never)).toMatch(/years/);
    expect(told('universities', child(15) as never)).toMatch(/university/);
  });
});

describe('a lone city', () => {
  let met = 0;

  it.each(PERSONAS)('has no score, since there is none to compare it with: $title', (persona) => {
    const { places } = reportFor(persona, { tier: 'gold', chosenCountryCodes: ['LU', 'SG', 'MC'] });
    const lone = places.flatMap(({ cities }) => (cities.length === 1 ? cities : []));
    met += lone.length;
    expect(lone.filter(({ score }) => score !== null)).toEqual([]);
  });

  it('occurs among the personas', () => {
    expect(met).toBeGreaterThan(0);
  });
});

describe('the move', () => {
  it.each(PERSONAS)('is calculated with the fee of one person: $title', (persona) => {
    const rows = reportFor(persona).places.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))),
    );
    for (const [item] of rows) expect(item ?? '').not.toMatch(/^Application fee for the /);
  });
});

describe('a low mean height', () => {
  const against = (iso3: string, more: object = {}): string | undefined => {
    const view = placeView(iso3, answersOf({ 'outdoor-activities': ['hiking'], ...more }));
    return LAND.mountains?.bad(view)?.text;
  };
  it('counts against a flat country, but not against a rugged one, nor where slopes are too much', () => {
    expect(against('NLD')).toMatch(/mountains/);
    // 91 m on average, and a range of nearly two thousand.
    expect(against('CYP')).toBeUndefined();
    expect(against('NLD', { 'medical-conditions': ['mobility'] })).toBeUndefined();
  });
});

describe('a small share of immigrants', () => {
  const against = (citizenship: readonly string[]): string | undefined => {
    const view = placeView(
      'VNM',
      answersOf({ citizenship, 'current-location': place('Melbourne', 'Australia', 'au') }),
    );
    return SOCIETY.openness?.bad(view)?.text;
  };

  it('counts against a country except for its own citizens', () => {
    expect(against(['AUS'])).toMatch(/less open to newcomers/);
    expect(against(['AUS', 'VNM'])).toBeUndefined();
  });
});
