import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { localPay } from '../../costs/localPay.ts';
import { openSituation } from '../../entry/situation.ts';
import type { Entry } from '../../entry/way.ts';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { EMPLOYEE as EMPLOYED_COUPLE, REMOTE as REMOTE_COUPLE } from '../../testing/couple.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { gatesOf } from '../all.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);
const LINE = { 'deal-breakers': 'My wife may not work' };
const EMPLOYEE = { ...EMPLOYED_COUPLE, ...LINE };
const REMOTE = { ...REMOTE_COUPLE, ...LINE };

const situationOf = (answers: WrittenAnswers) =>
  openSituation(engine, profilePreferences(atlas, answersOf(answers)));

function statusIn(answers: WrittenAnswers, iso3: string) {
  const gate = gatesOf(situationOf(answers)).find(({ id }) => id === 'deal-breaker:partners-work');
  return gate?.check(atlas.indexOf(iso3)).status;
}

describe('a partner who has to be let work', () => {
  it('may work where the law of the permit that is the way in allows it', () => {
    expect(statusIn(EMPLOYEE, 'IRL')).toBe('met');
    expect(statusIn(REMOTE, 'ESP')).toBe('met');
  });

  it('is at risk where a permission of their own comes first, and fails where the law allows no work', () => {
    expect(statusIn(EMPLOYEE, 'SGP')).toBe('at_risk');
    expect(statusIn(REMOTE, 'GRC')).toBe('failed');
  });

  it('is unknown where the record of a permit is silent, and met by free movement', () => {
    const silent = atlas.countries.find(({ iso3 }) => {
      const way = situationOf(EMPLOYEE).entries[atlas.indexOf(iso3)]?.way;
      return way && 'route' in way && atlas.partnersWork(way.route.id) === null;
    });
    expect(statusIn(EMPLOYEE, silent?.iso3 ?? '')).toBe('at_risk');
    expect(statusIn({ ...EMPLOYEE, citizenship: ['PRT'] }, 'IRL')).toBe('met');
  });
});

it('adds no second wage where the law allows the partner no work', () => {
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
