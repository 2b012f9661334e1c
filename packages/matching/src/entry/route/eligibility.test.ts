import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { entryOf, waysInto } from '../../testing/waysIn.ts';
import { admits, householdTimes } from './eligibility.ts';
import { assessCountry, closedRoutes } from '../entry.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

describe('whom a route admits', () => {
  it('excludes people who mean to do no work from routes given for skills, and people above its age limit', () => {
    const retired = {
      citizenship: ['USA'],
      age: 50,
      'work-arrangement': 'not-working',
      'visa-preference': ['retirement', 'permanent-residency'],
    };
    for (const iso3 of ['AUS', 'NZL', 'CAN']) {
      expect(entryOf(iso3, retired).way, iso3).toMatchObject({ kind: 'no record' });
      const skilled = { ...retired, age: 40, 'work-arrangement': 'local-job' };
      expect(entryOf(iso3, skilled).way.kind, iso3).not.toBe('no record');
    }
    const old = {
      ...retired,
      age: 60,
      'work-arrangement': 'local-job',
      'visa-preference': ['permanent-residency'],
    };
    expect(entryOf('NZL', old).way.kind).not.toBe('route');
  });

  it('excludes people below its least age', () => {
    const retired = {
      citizenship: ['GBR'],
      'retirement-timeline': 'already-retired',
      'monthly-budget': 2500,
      'expected-annual-income': '30k-50k',
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
    };
    const young = entryOf('THA', { ...retired, age: 40 });
    const old = entryOf('THA', { ...retired, age: 60 });
    expect(old.grade).toBeGreaterThan(young.grade);
  });

  it('is limited to its group where it is for the young, for nationals of some country or for other trades', () => {
    const engineer = {
      citizenship: ['IND'],
      age: 36,
      'career-field': 'technology',
      'work-arrangement': 'local-job',
      'visa-preference': ['work', 'permanent-residency', 'citizenship'],
    };
    const preferences = profilePreferences(atlas, answersOf(engineer));
    for (let i = 0; i < engine.iso3.length; i += 1) {
      for (const { way } of assessCountry(engine, preferences, i).routes) {
        const { forWhom, nationalities, greatestAge } = way.route.conditions;
        expect(['youth', 'health', 'transferees', 'partner'], way.route.id).not.toContain(forWhom);
        expect(nationalities ?? ['IND'], way.route.id).toContain('IND');
        expect(greatestAge ?? 99, way.route.id).toBeGreaterThanOrEqual(36);
      }
    }
    const young = { ...engineer, age: 25 };
    const youth = (told: WrittenAnswers) =>
      waysInto('AUS', told).routes.flatMap(({ way: { route } }) =>
        route.conditions.forWhom === 'youth' ? [/\d{3}/.exec(route.name)?.[0]] : [],
      );
    expect(youth(young)).toEqual(['462']);
    expect(youth({ ...young, citizenship: ['GBR'], age: 34 })).toEqual(['417']);
    expect(youth({ ...young, citizenship: ['DEU'], age: 34 })).toEqual([]);
    expect(youth({ ...young, citizenship: ['KEN'] })).toEqual([]);
  });

  it('includes founders only with a passport of the treaty', () => {
    const founder = {
      'work-arrangement': 'start-business',
      'visa-preference': ['entrepreneur'],
      'liquid-assets-available': '250k-500k',
    };
    for (const passport of ['ISR', 'MEX'])
      expect(entryOf('USA', { ...founder, citizenship: [passport] }).way, passport).toMatchObject({
        kind: 'route',
        route: { name: 'E-2 Treaty Investor' },
      });
    expect(entryOf('USA', { ...founder, citizenship: ['IND'] }).way).not.toMatchObject({
      route: { name: 'E-2 Treaty Investor' },
    });
  });
});

describe('a route that is closed to a passport', () => {
  const investor = (...citizenship: string[]) => ({
    citizenship,
    'other-economic-contributions': ['business-investment'],
    'visa-preference': ['citizenship'],
    'work-arrangement': 'business-owner',
    'liquid-assets-available': '1m-2m',
  });
  const kindsInto = (iso3: string, ...passports: string[]) => {
    const { routes } = waysInto(iso3, investor(...passports));
    return routes.map(({ way }) => way.route.kind);
  };

  it.each(['MLT', 'ATG', 'DMA', 'GRD', 'KNA', 'LCA', 'GRC', 'ITA'])('is no way into %s', (iso3) => {
    expect(kindsInto(iso3, 'RUS')).not.toContain('investor');
    // A further passport does not open it.
    expect(kindsInto(iso3, 'RUS', 'ARM')).not.toContain('investor');
  });

  it('stays open to other passports, and names the passport it is closed to', () => {
    expect(kindsInto('MLT', 'ARM')).toContain('investor');
    const closed = (passport: string) =>
      closedRoutes(
        engine,
        profilePreferences(atlas, answersOf(investor(passport))),
        atlas.indexOf('MLT'),
      ).map((one) => one.passport);
    expect(closed('RUS')).toEqual(['RUS']);
    expect(closed('ARM')).toEqual([]);
  });

  it('is open by a second passport where its record says so', () => {
    const study = (...citizenship: string[]) =>
      waysInto('USA', { citizenship, 'work-arrangement': 'study', 'visa-preference': ['study'] })
        .routes.map(({ way }) => way.route.kind)
        .includes('study');
    expect(study('NGA')).toBe(false);
    expect(study('NGA', 'GHA')).toBe(true);
    expect(study('NGA', 'IRN')).toBe(false);
  });
});

describe('permits for a way of working', () => {
  const names = (iso3: string, answers: WrittenAnswers) =>
    waysInto(iso3, { citizenship: ['IND'], ...answers }).routes;
  const FOUNDER = { 'work-arrangement': 'start-business', 'visa-preference': ['entrepreneur'] };

  it('admit freelancers but no founders where they are for professions', () => {
    const forWhom = (answers: WrittenAnswers) =>
      ['DEU', 'FRA'].flatMap((iso3) => names(iso3, answers).map(({ way }) => way.route.conditions.forWhom));
    expect(forWhom(FOUNDER)).not.toContain('freelancers');
    expect(forWhom({ 'work-arrangement': 'freelance', 'visa-preference': ['entrepreneur'] })).toContain(
      'freelancers',
    );
  });

  it('are never promised to founders where a body has to find the business innovative', () => {
    const innovative = names('SGP', FOUNDER).filter(
      ({ way }) => way.route.conditions.forWhom === 'innovators',
    );
    expect(innovative).not.toEqual([]);
    for (const one of innovative) expect(one).toMatchObject({ status: 'at_risk', way: { test: 'chosen' } });
  });

  it('are no way in for founders where they require a job there', () => {
    const wants = { 'visa-preference': ['entrepreneur', 'permanent-residency'] };
    const kinds = (answers: WrittenAnswers) => names('NZL', answers).map(({ way }) => way.route.kind);
    expect(kinds({ ...FOUNDER, ...wants })).not.toContain('permanent-residency');
    expect(
      kinds({ 'work-arrangement': 'local-job', 'visa-preference': ['work', 'permanent-residency'] }),
    ).toContain('permanent-residency');
  });
});

describe('a status for work in offices', () => {
  it('admits nobody who works in health, which requires a licence of its own', () => {
    const [route] = atlas.routes.open('JPN', 'work').filter(({ name }) => name.startsWith('Engineer'));
    if (!route) throw new Error('no such route');
    const admitted = (careerField: string) =>
      admits(route, { ...profilePreferences(atlas, answersOf({ 'career-field': careerField })) });
    expect(admitted('engineering')).toBe(true);
    expect(admitted('healthcare')).toBe(false);
  });
});

describe('the income that a household has to show', () => {
  const [visa] = atlas.routes.open('ESP', 'digital-nomad');
  const times = (companions: WrittenAnswers): number | null => {
    const { household } = profilePreferences(atlas, answersOf(companions));
    return visa ? householdTimes(visa, household) : null;
  };
  const spouse = {
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'family-member-1-family-member-age': 40,
  };
  const child = {
    ...spouse,
    'family-member-1-relationship': 'child',
    'family-member-1-family-member-age': 9,
  };
  const both = {
    ...spouse,
    'number-of-family-members': 2,
    'family-member-2-relationship': 'child',
    'family-member-2-family-member-age': 9,
  };

  it('counts the first who comes along by a share of their own, adult or child', () => {
    expect([{}, spouse, child, both].map(times)).toEqual([1, 1.375, 1.375, 1.5]);
  });
});
