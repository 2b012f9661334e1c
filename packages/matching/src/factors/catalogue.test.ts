import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Atlas } from '@global-fit/atlas/atlas';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { questionById } from '@global-fit/questionnaire/definition';
import { optionsOf } from '@global-fit/questionnaire/lists/options';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../engine/engine.ts';
import { PERSONAL_FACTORS } from '../personal/all.ts';
import { utilityOf } from '../scoring/utility.ts';
import { WEIGHT_RULES } from '../profile/weights/weightRules.ts';
import { BASE_WEIGHTS, PRIORITIES } from '../scoring/weights.ts';
import { FACTORS, INDICATORS_READ } from './catalogue.ts';
import { cataloguePage } from '../cataloguePage.ts';
import { QUIZ_FACTORS } from './quiz.ts';

const atlas = realAtlas();
const TAXES = ['taxes_modest', 'taxes_middle', 'taxes_high', 'taxes_unearned'];

describe('the catalogue', () => {
  it('reads at least 150 indicators, all of which the atlas has', () => {
    expect(INDICATORS_READ.length).toBeGreaterThanOrEqual(150);
    for (const id of INDICATORS_READ) expect(atlas.indicator(id), id).not.toBeNull();
  });

  it('counts every indicator once (the tax factors exclude each other)', () => {
    const read = FACTORS.filter(({ id }) => !TAXES.includes(id) || id === 'taxes_modest').flatMap(
      ({ parts }) => parts.map(({ indicator }) => indicator),
    );
    expect(read.length).toBe(new Set(read).size);
  });

  it('contains no near-duplicates', () => {
    const read = new Set(INDICATORS_READ);
    const twins = INDICATORS_READ.filter((id) => /_percentile$|_factbook$|_itu$|_vdem$|_hief$/.test(id));
    expect(twins).toEqual([]);
    expect(read.has('hazard_count') && read.has('hazard_floods')).toBe(false);
    expect(read.has('life_expectancy_female') && read.has('life_expectancy')).toBe(false);
  });

  it('judges safety and stability by no figure that depends on the number or age of people', () => {
    const units = ['safety', 'political_stability'].flatMap((id) =>
      (FACTORS.find((one) => one.id === id)?.parts ?? []).map(
        ({ indicator }) => atlas.indicator(indicator)?.unit,
      ),
    );
    expect(units).not.toContain('persons');
    expect(units).not.toContain('% of deaths');
  });

  it('gives full marks to every inflation rate that central banks call stable', () => {
    const parts = FACTORS.find(({ id }) => id === 'price_stability')?.parts ?? [];
    for (const { indicator, curve } of parts.filter((one) => one.indicator.startsWith('inflation'))) {
      for (const rate of [0, 0.2, 1, 2]) expect(utilityOf(curve, rate), `${indicator} ${rate}`).toBe(1);
      expect(utilityOf(curve, -1), indicator).toBeLessThan(utilityOf(curve, 3));
    }
  });

  it('compares public debt of one year, and networks by recent figures', () => {
    const yearsOf = (id: string): readonly number[] =>
      atlas.countries.flatMap(({ iso3 }) => atlas.fact(iso3, id)?.year ?? []);
    const debt = FACTORS.find(({ id }) => id === 'economy')?.parts.find(({ indicator }) =>
      indicator.startsWith('public_debt'),
    );
    expect(new Set(yearsOf(debt?.indicator ?? '')).size).toBe(1);
    for (const { indicator } of FACTORS.find(({ id }) => id === 'digital')?.parts ?? [])
      expect(Math.max(...yearsOf(indicator)), indicator).toBeGreaterThanOrEqual(2021);
  });

  it('has shares that sum to 1 and curves whose breakpoints rise within bounds', () => {
    for (const { id, parts } of [...FACTORS, ...QUIZ_FACTORS]) {
      expect(
        parts.reduce((sum, { share }) => sum + share, 0),
        id,
      ).toBeCloseTo(1, 9);
      for (const { indicator, curve, reason } of parts) {
        expect(reason.length, indicator).toBeGreaterThan(5);
        const xs = curve.points.map(([x]) => x);
        expect(xs, indicator).toEqual(xs.toSorted((a, b) => a - b));
        const utilities = curve.words
          ? Object.values(curve.words)
          : curve.points.map(([, utility]) => utility);
        expect(Math.min(...utilities), indicator).toBeGreaterThanOrEqual(0);
        expect(Math.max(...utilities), indicator).toBeLessThanOrEqual(1);
        expect(Math.max(...utilities), indicator).toBeGreaterThan(Math.min(...utilities));
      }
    }
  });

  it('covers every word of the indicators that are words', () => {
    for (const { parts } of FACTORS) {
      for (const { indicator, curve } of parts) {
        const values = atlas.indicator(indicator)?.values ?? null;
        expect(values === null, indicator).toBe(curve.words === undefined);
        if (values && curve.words)
          expect(Object.keys(curve.words).toSorted(), indicator).toEqual(values.toSorted());
      }
    }
  });

  it('changes its factor when the value of any indicator changes', () => {
    const before = openEngine(atlas);
    for (const { id, parts } of FACTORS) {
      for (const { indicator, curve } of parts) {
        const column = atlas.column(indicator);
        const at = column.findIndex((value) => !Number.isNaN(value));
        const [first, last] = [curve.points[0]?.[0] ?? 0, curve.points.at(-1)?.[0] ?? 1];
        const ends = curve.scale === 'log10' ? [10 ** first, 10 ** last] : [first, last];
        const now = before.column(id)?.utilities[at];
        const then = ends.map((value) => {
          const changed: Atlas = {
            ...atlas,
            column: (one) =>
              one === indicator ? column.map((old, i) => (i === at ? value : old)) : atlas.column(one),
          };
          return openEngine(changed, [id]).column(id)?.utilities[at];
        });
        expect(
          then.some((utility) => utility !== now),
          indicator,
        ).toBe(true);
      }
    }
  }, 30_000);

  it('ranks no place as clean where homes burn solid fuels or lack water', () => {
    const { utilities } = openEngine(atlas, ['environment']).column('environment') ?? { utilities: [] };
    const of = (iso3: string): number => utilities[atlas.indexOf(iso3)] as number;
    // They produce little waste and use little oil, which once made up most of this factor beside fine dust.
    for (const iso3 of ['MOZ', 'MDG', 'PNG', 'AGO', 'VUT']) expect(of(iso3), iso3).toBeLessThan(of('ESP'));
    for (const iso3 of ['ISL', 'NZL', 'SWE', 'FIN']) expect(of(iso3), iso3).toBeGreaterThan(of('ESP'));
  });

  it('counts parental leave reserved for fathers, whatever it is called', () => {
    const { utilities } = openEngine(atlas, ['family']).column('family') ?? { utilities: [] };
    const of = (iso3: string): number => utilities[atlas.indexOf(iso3)] as number;
    // Norway, Finland and Germany keep weeks of parental leave for fathers and call none of them paternity leave.
    for (const iso3 of ['NOR', 'FIN', 'DEU']) {
      expect(atlas.fact(iso3, 'paternity_leave_paid_days')?.value, iso3).toBe(0);
      expect(atlas.fact(iso3, 'family_leave_father_own_days')?.value, iso3).toBeGreaterThan(50);
      expect(of(iso3), iso3).toBeGreaterThan(of('USA'));
    }
  });

  it('ranks passports mainly by how many countries they open', () => {
    const { utilities } = openEngine(atlas, ['passport']).column('passport') ?? { utilities: [] };
    const of = (iso3: string): number => utilities[atlas.indexOf(iso3)] as number;
    const opened = atlas.column('visa_free_destinations');
    expect(opened[atlas.indexOf('SGP')]).toBeGreaterThan(opened[atlas.indexOf('ROU')] as number);
    expect(of('SGP')).toBeGreaterThan(of('ROU'));
    expect(of('SGP')).toBeGreaterThan(0.93);
  });

  it('has every factor that weights and rules name', () => {
    const ids = new Set([...FACTORS, ...PERSONAL_FACTORS].map(({ id }) => id));
    const named = [
      ...Object.keys(BASE_WEIGHTS),
      ...Object.values(PRIORITIES),
      ...WEIGHT_RULES.flatMap(({ adds }) => Object.keys(adds)),
    ];
    expect(named.filter((id) => id !== 'taxes' && !ids.has(id))).toEqual([]);
  });

  it('is weighed only by options that the form offers', () => {
    const offered = (id: string): readonly string[] => {
      const question = questionById(id);
      return question ? optionsOf(question).map(({ value }) => value) : [];
    };
    expect(WEIGHT_RULES.filter(({ question, value }) => !offered(question).includes(value))).toEqual([]);
  });
});

describe('docs/indicators.md', () => {
  it('equals what the catalogue prints', () => {
    const file = join(import.meta.dirname, '../../../../docs/indicators.md');
    expect(readFileSync(file, 'utf8')).toBe(cataloguePage(atlas));
  });
});
