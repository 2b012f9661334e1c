import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../cities/best.ts';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../engine/engine.ts';
import { standing } from '../rank.ts';
import { answersOf, type WrittenAnswers } from '../testing/persona.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

function living(city: string, countryCode: string, written: WrittenAnswers) {
  const answers = answersOf(written);
  const preferences = profilePreferences(atlas, {
    ...answers,
    'current-location': { value: city, city, countryCode },
  });
  return standing(engine, preferences);
}

const zonesOf = ({ situation }: ReturnType<typeof living>, iso3: string) =>
  bestCities(situation, atlas.indexOf(iso3)).map(
    ({ cityId }) => atlas.cities.byId(cityId)?.timezone ?? 'unknown',
  );

describe('a limit on differences in time', () => {
  const stand = (city: string) =>
    living(city, 'US', { 'deal-breakers': 'More than five hours time difference from home' });
  const statusIn = (found: ReturnType<typeof living>, iso3: string) =>
    found.gates.find(({ id }) => id.startsWith('deal-breaker:time-difference'))?.check(atlas.indexOf(iso3))
      .status;

  it('is judged by the clocks of towns, and only towns that keep it are recommended', () => {
    const ohio = stand('Columbus');
    expect(statusIn(ohio, 'ESP')).not.toBe('failed');
    expect(new Set(zonesOf(ohio, 'ESP'))).toEqual(new Set(['Atlantic/Canary']));
    expect(statusIn(ohio, 'FRA')).toBe('failed');
  });

  it('starts from the clock of the home town, not of the capital', () => {
    expect(statusIn(stand('Columbus'), 'PRT')).toBe('met');
    expect(statusIn(stand('Seattle'), 'PRT')).toBe('failed');
  });

  it('is unknown where family lives in several countries', () => {
    const found = living('Columbus', 'US', {
      'extended-family-location': ['IN', 'GB'],
      'deal-breakers': 'More than five hours time difference from my family',
    });
    expect(statusIn(found, 'ESP')).toBe('at_risk');
  });
});

describe('office hours to be shared', () => {
  const stand = (city: string, code: string) =>
    living(city, code, {
      'work-arrangement': 'remote-employee',
      'remote-work-requirements': ['overlap-americas'],
    });
  const hours = (found: ReturnType<typeof living>, iso3: string) => {
    const verdict = found.gates.find(({ id }) => id === 'need:overlap-americas')?.check(atlas.indexOf(iso3));
    const reason = verdict?.reason();
    return [verdict?.status, reason?.kind === 'towns' ? reason.towns[0]?.value : null];
  };

  it('are those of home where home lies in that part of the world', () => {
    expect(hours(stand('Columbus', 'US'), 'PRT')).toEqual(['met', 5]);
    expect(hours(stand('Columbus', 'US'), 'DEU')).toEqual(['at_risk', 6]);
    expect(hours(stand('Seattle', 'US'), 'DEU')).toEqual(['failed', 9]);
  });

  it('only warn where the customer can work at other hours', () => {
    const told = living('Seattle', 'US', {
      'work-arrangement': 'remote-employee',
      'remote-work-requirements': ['overlap-americas'],
      'additional-comments': 'My calls are on Pacific time, but I can work at night.',
    });
    expect(hours(told, 'DEU')).toEqual(['at_risk', 9]);
    expect(hours(told, 'MEX')[0]).toBe('met');
  });

  it('are otherwise those of the east coast of the United States', () => {
    expect(hours(stand('Berlin', 'DE'), 'DEU')).toEqual(['at_risk', 6]);
    expect(hours(stand('Berlin', 'DE'), 'COL')).toEqual(['met', 0]);
  });
});
