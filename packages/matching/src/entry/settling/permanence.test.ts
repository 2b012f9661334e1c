import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
import { answersOf, type Written } from '../../testing/persona.ts';
import { assessCountry } from '../entry.ts';
import { generalPermanence, permanence } from './permanence.ts';
import { GRADE } from '../way.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

const preferencesOf = (passport: string, more: Readonly<Record<string, Written>> = {}) =>
  profilePreferences(
    atlas,
    answersOf({
      citizenship: [passport],
      'work-arrangement': 'local-job',
      'visa-preference': ['work'],
      'expected-annual-income': '75k-100k',
      'career-field': 'technology',
      'education-level': 'master',
      ...more,
    }),
  );
const after = (passport: string, iso3: string, more: Readonly<Record<string, Written>> = {}) =>
  permanence(engine, preferencesOf(passport, more), atlas.indexOf(iso3));

describe('the years until permanent residence', () => {
  it('are those of the permit where its record tells them, else those of the general rule', () => {
    expect(after('IND', 'DEU')).toMatchObject({ own: true, years: 2.25, route: { kind: 'work' } });
    expect(after('IND', 'CZE')).toMatchObject({
      own: false,
      years: 5,
      route: { kind: 'permanent-residency' },
    });
  });

  it.each([
    ['GBR', 5],
    ['NOR', 3],
    ['DNK', 8],
    ['AUS', 2],
    ['KOR', 5],
    ['HKG', 7],
  ])('are on record for the work permits of %s', (iso3, years) => {
    expect(after('IND', iso3)).toMatchObject({ own: true, years });
  });

  it('depend on the passport where the general rule does', () => {
    expect(after('IND', 'CHE')).toMatchObject({ years: 10, sooner: { yearsToPermanence: 5 } });
    expect(after('USA', 'CHE')).toMatchObject({ years: 5, sooner: null });
    expect(after('DEU', 'CHE')).toMatchObject({ years: 5 });
  });

  it('are none on a route that is permanent from the start, and not told to citizens', () => {
    const ticked = { 'visa-preference': ['work', 'permanent-residency'] };
    expect(after('IND', 'CAN', ticked)).toMatchObject({ years: 0, own: true });
    expect(after('CAN', 'CAN')).toBeNull();
  });

  it('are never those of a grant to the well integrated', () => {
    for (const { iso3 } of atlas.countries)
      expect(
        generalPermanence(engine, preferencesOf('IND'), atlas.indexOf(iso3))?.route.conditions.selection,
      ).not.toBe('integration');
  });

  it('exclude no country where an authority may grant it in time, and promise none', () => {
    const status = (passport: string) => {
      const { gates } = standing(
        engine,
        preferencesOf(passport, { 'deal-breakers': 'More than 5 years to permanent residence' }),
      );
      const gate = gates.find(({ id }) => id === 'deal-breaker:permanent-residence');
      return gate?.check(atlas.indexOf('CHE')).status;
    };
    expect(['IND', 'USA', 'DEU', 'CHE'].map(status)).toEqual(['at_risk', 'met', 'met', 'met']);
  });
});

describe('a permit by lot', () => {
  const statusOf = (line: string) => {
    const { gates } = standing(engine, preferencesOf('IND', { 'deal-breakers': line }));
    const gate = gates.find(({ id }) => id === 'deal-breaker:visa-lottery');
    return gate && ['USA', 'DEU'].map((iso3) => gate.check(atlas.indexOf(iso3)).status);
  };

  it.each([
    'A work visa that depends on a lottery',
    'No visa lottery',
    'H-1B lottery',
    'Permits drawn by lot',
  ])('is excluded by "%s"', (line) => {
    expect(statusOf(line)).toEqual(['failed', 'met']);
  });

  it.each(['The lottery of the weather', 'No draft beer'])('is not excluded by "%s"', (line) => {
    expect(statusOf(line)).toBeUndefined();
  });

  it('scores no higher than a chance', () => {
    const { entry } = assessCountry(engine, preferencesOf('IND'), atlas.indexOf('USA'));
    expect(entry).toMatchObject({ grade: GRADE.exceptional, way: { kind: 'job offer' } });
  });
});
