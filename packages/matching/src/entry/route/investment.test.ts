import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { entriesOf, entryOf } from '../../testing/waysIn.ts';
import { assessCountry } from '../entry.ts';
import { onlyHelps } from '../wanted.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

describe('an investment that nobody asked for', () => {
  const WISHES = [
    { 'work-arrangement': 'local-job', 'visa-preference': ['work', 'permanent-residency', 'citizenship'] },
    { 'work-arrangement': 'study', 'visa-preference': ['permanent-residency'] },
    { 'work-arrangement': 'freelance', 'visa-preference': ['digital-nomad', 'citizenship'] },
    { 'work-arrangement': 'start-business', 'visa-preference': ['entrepreneur'] },
    { 'retirement-timeline': 'already-retired', 'visa-preference': ['retirement', 'permanent-residency'] },
    { 'work-arrangement': 'undecided', 'visa-preference': ['citizenship'] },
  ];
  const households = WISHES.flatMap((wish) =>
    [undefined, 'under-10k', '100k-250k', 'over-2m'].flatMap((assets) =>
      ['KEN', 'USA'].map((passport) =>
        profilePreferences(
          atlas,
          answersOf({
            ...wish,
            citizenship: [passport],
            ...(assets ? { 'liquid-assets-available': assets } : {}),
          }),
        ),
      ),
    ),
  );

  it('is a way in only for people who have its sum, and never for employees and students', () => {
    let seen = 0;
    for (const preferences of households) {
      // Work is also looked for where only a residence or a citizenship was ticked, which shuts out no capital.
      const employed =
        preferences.arrangement !== 'undecided' &&
        preferences.routesWanted.some((want) => want === 'work' || want === 'study');
      for (let i = 0; i < engine.iso3.length; i += 1) {
        for (const { way } of assessCountry(engine, preferences, i).routes) {
          if (way.route.kind !== 'investor') continue;
          seen += 1;
          expect(employed, way.route.id).toBe(false);
          expect(way.kind === 'route' && way.test, way.route.id).toBe('passed');
          const sum = way.route.minInvestment?.usd ?? Number.POSITIVE_INFINITY;
          expect(preferences.budget?.assetsUsd ?? 0, way.route.id).toBeGreaterThanOrEqual(sum);
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('changes nothing where a way that was asked for is within reach', () => {
    let seen = 0;
    for (const preferences of households) {
      for (let i = 0; i < engine.iso3.length; i += 1) {
        const { routes } = assessCountry(engine, preferences, i);
        if (routes[0]?.way.route.kind !== 'investor') continue;
        seen += 1;
        const asked = routes.filter(({ way }) => !onlyHelps(preferences, way.route));
        expect(asked.every(({ way }) => way.kind === 'short')).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('scores below every requested way within reach, in whichever country', () => {
    const entries = entriesOf({
      citizenship: ['USA'],
      'work-arrangement': 'not-working',
      'visa-preference': ['retirement', 'citizenship', 'permanent-residency'],
      'income-sources': ['retirement-pension'],
      'expected-annual-income': '50k-75k',
      'liquid-assets-available': 'over-2m',
    });
    const grades = (unasked: boolean): readonly number[] =>
      entries.flatMap(({ grade, way }) =>
        way.kind === 'route' && (way.route.kind === 'investor') === unasked ? [grade] : [],
      );
    expect(grades(true).length).toBeGreaterThan(3);
    expect(Math.max(...grades(true))).toBeLessThanOrEqual(Math.min(...grades(false)));
  });

  it('is no way in where its sum is not on record, least of all for people who told no savings', () => {
    const investor = {
      citizenship: ['KEN'],
      'other-economic-contributions': ['business-investment'],
      'visa-preference': ['undecided'],
      'work-arrangement': 'undecided',
    };
    const unstated = (answers: WrittenAnswers) =>
      engine.iso3.flatMap((_, i) =>
        assessCountry(engine, profilePreferences(atlas, answersOf(answers)), i).routes.filter(
          ({ way }) => way.route.kind === 'investor' && !way.route.minInvestment && !way.route.minIncome,
        ),
      );
    const without = unstated(investor);
    const told = unstated({ ...investor, 'liquid-assets-available': '500k-1m' });
    expect(without.length).toBeGreaterThan(0);
    for (const [i, entry] of without.entries()) {
      expect(entry.status).toBe('at_risk');
      expect(entry.grade).toBeLessThan(told[i]?.grade ?? 0);
      expect(told[i]?.grade).toBeLessThan(0.5);
    }
  });

  it('is a way in for people who named no kind of permit and have its sum, unless an employer takes them', () => {
    const investments = (answers: object): number =>
      entriesOf({ citizenship: ['USA'], 'visa-preference': ['undecided'], ...answers }).filter(
        ({ way }) => way.kind === 'route' && way.route.kind === 'investor',
      ).length;
    const retired = { 'work-arrangement': 'not-working', 'liquid-assets-available': '500k-1m' };
    expect(investments(retired)).toBeGreaterThan(3);
    expect(investments({ ...retired, 'visa-preference': ['retirement'] })).toBe(0);
    expect(investments({ ...retired, 'liquid-assets-available': 'under-10k' })).toBe(0);
    expect(investments({ ...retired, 'work-arrangement': 'local-job' })).toBe(0);
  });

  it('is not requested by a wish to buy a home', () => {
    const buyer = {
      citizenship: ['USA'],
      'work-arrangement': 'not-working',
      'liquid-assets-available': 'over-2m',
      'visa-preference': ['retirement'],
      'other-economic-contributions': ['property-purchase'],
    };
    for (const { iso3 } of atlas.countries) {
      const { way } = entryOf(iso3, buyer);
      if ('route' in way) expect(way.route.kind, iso3).not.toBe('investor');
    }
  });
});
