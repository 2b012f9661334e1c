import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { localPay } from '../costs/localPay.ts';
import { openSituation } from '../entry/situation.ts';
import type { Entry } from '../entry/way.ts';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../rank.ts';
import { answersOf } from '../testing/persona.ts';
import { gatesOf } from './all.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);
const COUPLE = {
  age: 34,
  citizenship: ['IND'],
  'current-location': 'Pune, India',
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'family-member-1-family-member-age': 33,
  'deal-breakers': 'My wife may not work',
};
const EMPLOYEE = {
  ...COUPLE,
  'work-arrangement': 'local-job',
  'income-sources': ['employment'],
  'visa-preference': ['work'],
  'career-field': 'technology',
  'education-level': 'masters',
};
const REMOTE = {
  ...COUPLE,
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
  'expected-annual-income': '75k-100k',
};

const situationOf = (answers: Parameters<typeof answersOf>[0]) =>
  openSituation(engine, profilePreferences(atlas, answersOf(answers)));

function statusIn(answers: Parameters<typeof answersOf>[0], iso3: string) {
  const gate = gatesOf(situationOf(answers)).find(({ id }) => id === 'deal-breaker:partners-work');
  return gate?.check(atlas.indexOf(iso3)).status;
}

describe('a partner who has to be let work', () => {
  it('is, by the law of the permit that is the way in', () => {
    expect(statusIn(EMPLOYEE, 'IRL')).toBe('met');
    expect(statusIn(REMOTE, 'ESP')).toBe('met');
  });

  it('warns where a permission of their own comes first, and rules out where the law lets them do nothing', () => {
    expect(statusIn(EMPLOYEE, 'SGP')).toBe('at_risk');
    expect(statusIn(REMOTE, 'GRC')).toBe('failed');
  });

  it('stays open where the record of a permit is silent, and asks nothing of the permit of a free movement', () => {
    const silent = atlas.countries.find(({ iso3 }) => {
      const way = situationOf(EMPLOYEE).entries[atlas.indexOf(iso3)]?.way;
      return way && 'route' in way && atlas.partnersWork(way.route.id) === null;
    });
    expect(statusIn(EMPLOYEE, silent?.iso3 ?? '')).toBe('at_risk');
    expect(statusIn({ ...EMPLOYEE, citizenship: ['PRT'] }, 'IRL')).toBe('met');
  });
});

it('counts no second wage where the law lets the partner earn none', () => {
  const situation = situationOf({ ...EMPLOYEE, 'income-sources': ['employment', 'partner-income'] });
  const usa = atlas.indexOf('USA');
  const routes = atlas.routes.of('USA');
  const by = (name: RegExp) => {
    const route = routes.find((one) => name.test(one.name));
    if (!route) throw new Error(`No route ${name.source}.`);
    const entries = situation.entries.with(usa, {
      grade: 1,
      status: 'met',
      way: {
        kind: 'route',
        route,
        test: 'not stated',
        asked: null,
        neededUsd: null,
        counts: null,
        forOne: false,
      },
    } satisfies Entry);
    const preferences = {
      ...situation.preferences,
      localWage: { ...situation.preferences.localWage, two: true },
    };
    return localPay({ ...situation, preferences, entries } as typeof situation, usa);
  };
  expect(by(/^L-1/)?.two).toBe(true);
  expect(by(/^O-1/)?.two).toBe(false);
});
