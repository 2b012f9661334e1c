import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { rankCountries } from '../../rank.ts';
import { profilePreferences } from '../../preferences.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('a line on abortion', () => {
  it.each([
    'A ban on abortion',
    'Abortion is illegal',
    'No abortion rights',
    'Laws against abortion',
    'Anti-abortion laws',
    'A country where abortion is banned or restricted',
    'Illegal abortion',
    'No access to abortion',
    'Where abortion is a crime',
    'Places that criminalize abortion',
    'No safe and legal abortion',
    'No reproductive rights',
    'Abortion must be legal',
    'must have access to abortion',
    'Access to safe abortion is a must',
  ])('asks for a law that opens it: %s', (line) => {
    expect(read(line)).toEqual(['abortion']);
  });

  it.each([
    'Abortion',
    'No abortion',
    'Abortion on demand',
    'Where abortion is legal',
    'Abortions paid by the state',
  ])('stays with people where it may be feared or wished for: %s', (line) => {
    expect(read(line)).toEqual([null]);
  });

  it('rules out what is closed or saves a life alone, warns of grounds of health, and leaves open what is on no list', () => {
    const preferences = profilePreferences(atlas, answersOf({ 'deal-breakers': 'A ban on abortion' }));
    const { matches, excluded } = rankCountries(atlas, preferences);
    const gates = new Map([
      ...matches.map(({ iso3, gates: own }) => [iso3, own] as const),
      ...excluded.map(({ iso3, failed }) => [iso3, failed] as const),
    ]);
    const statusOf = (iso3: string) =>
      gates.get(iso3)?.find(({ reason }) => reason.kind === 'abortion law')?.status;
    expect(['MLT', 'AND', 'PHL'].map(statusOf)).toEqual(['failed', 'failed', 'failed']);
    expect(statusOf('POL')).toBe('at_risk');
    expect(['PRT', 'IRL', 'GBR'].map(statusOf)).toEqual(['met', 'met', 'met']);
    expect(statusOf('MEX')).toBeUndefined();
  });
});
