import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView, viewsOf } from '../../testing/views.ts';
import { pensionRegime } from './pensionRegime.ts';
import { regime } from './regime.ts';

const atlas = realAtlas();
const RETIRED = { 'work-arrangement': 'not-working', 'retirement-timeline': 'already-retired' };

/** What each of these places is told of pensions from abroad. */
function told(more: WrittenAnswers, ...places: readonly string[]) {
  const countries = places.flatMap((iso3) => atlas.country(iso3) ?? []);
  return viewsOf(answersOf(more), countries).map((view) => pensionRegime(view)?.said.text ?? null);
}

describe('a regime for pensions from abroad', () => {
  it('is described to people who live on a pension, with its terms and with what treaties keep', () => {
    const [greece, italy, spain] = told({ ...RETIRED, citizenship: ['FRA'] }, 'GRC', 'ITA', 'ESP');
    expect(greece).toMatch(/7% for 15 years.*5 of the 6 years.*government service/);
    expect(italy).toMatch(/7% for 10 years.*20,000 people/);
    expect(italy).not.toContain('government service');
    expect(spain).toBeNull();
  });

  it('says where the recommended towns are larger than it allows', () => {
    const view = placeView('ITA', answersOf({ ...RETIRED, citizenship: ['FRA'] }));
    const [large, other] = atlas.cities.of('ITA').filter(({ population }) => (population ?? 0) > 20_000);
    if (!large || !other) throw new Error('no towns');
    const saidOf = (...cities: (typeof large)[]) => pensionRegime({ ...view, cities })?.said.text;
    expect(saidOf(large, other)).toMatch(/20,000 people at most[^]* have more people than that/);
    expect(saidOf({ ...large, population: 9_000 }, other)).not.toContain('more people than that');
  });

  it('says what it exempts where it has no flat rate', () => {
    const [morocco, tunisia] = told({ ...RETIRED, citizenship: ['BEL'] }, 'MAR', 'TUN');
    expect(morocco).toContain('80% off the tax');
    expect(tunisia).toContain('80% of a pension free of tax');
  });

  it('warns where its minimum tax exceeds its rate on the stated income', () => {
    const of = (income: string) =>
      told({ ...RETIRED, citizenship: ['FRA'], 'expected-annual-income': income }, 'MLT')[0];
    expect(of('30k-50k')).toContain('minimum tax alone is more than its rate');
    expect(of('150k-200k')).not.toContain('minimum tax alone');
  });

  it('holds its minimum tax against what is spent where a fixed income was not told in figures', () => {
    const of = (monthly: number) =>
      told(
        {
          ...RETIRED,
          citizenship: ['GBR'],
          'expected-annual-income': 'retired-fixed',
          'monthly-budget': monthly,
        },
        'MLT',
      )[0];
    expect(of(2300)).toMatch(
      /minimum tax alone is more than its rate would take of what you mean to spend in a year/,
    );
    expect(of(9000)).not.toContain('minimum tax alone');
  });

  it('of Malta is described to every passport but its own, by its rules since 2020', () => {
    const [malta] = told({ ...RETIRED, citizenship: ['USA'] }, 'MLT');
    expect(malta).toContain('citizens of every country but Malta');
  });

  it('is not described to people who work, nor one for foreigners to a country’s own citizens', () => {
    const works = { 'work-arrangement': 'local-job', citizenship: ['BRA'] };
    expect(told(works, 'GRC', 'CYP')).toEqual([null, null]);
    expect(told({ ...RETIRED, citizenship: ['MLT'] }, 'MLT')).toEqual([null]);
    const countries = ['CYP', 'MAR', 'TUN'].flatMap((iso3) => atlas.country(iso3) ?? []);
    for (const view of viewsOf(answersOf(works), countries)) expect(regime(view)).toBeNull();
  });
});
