import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { rankCountries } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();

describe('a kind of permit by its name', () => {
  it.each<[string, string | null]>([
    ['golden visa', 'investor-permit'],
    ['must offer a golden visa', 'investor-permit'],
    ['citizenship by investment available', 'investor-permit'],
    ['must have retirement visa', 'retirement-permit'],
    ['a country with a visa for retirees', 'retirement-permit'],
    ['country with a startup visa', 'founder-permit'],
    // What nobody asks for, or asks more of than that there is one.
    ['no golden visa needed', null],
    ['no golden visa', null],
    ['golden visa under 300k', null],
    ['retirement visa without health insurance', null],
  ])('is read: “%s”', (line, id) =>
    expect(readDealBreakers(atlas, line).dealBreakers.map((one) => one.id)).toEqual([id]),
  );

  it('is met where one is on record, and rules nothing out elsewhere', () => {
    const preferences = profilePreferences(atlas, answersOf({ 'deal-breakers': 'golden visa' }));
    const { matches } = rankCountries(atlas, preferences);
    const gateOf = (iso3: string) =>
      matches
        .find((match) => match.iso3 === iso3)
        ?.gates.find(({ id }) => id === 'deal-breaker:investor-permit');
    expect(gateOf('GRC')).toMatchObject({ status: 'met', reason: { kind: 'permit on record' } });
    expect(gateOf('SWE')).toMatchObject({ status: 'at_risk', reason: { kind: 'no record' } });
  });
});
