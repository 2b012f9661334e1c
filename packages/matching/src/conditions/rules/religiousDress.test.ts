import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { engineOf } from '../../engine/engine.ts';
import { profilePreferences } from '../../preferences.ts';
import { standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

/** How a country stands by the one condition that a line sets. */
function standingOf(line: string, iso3: string) {
  const { gates } = standing(
    engineOf(atlas),
    profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
  );
  return gates.find(({ group }) => group === 'deal-breaker')?.check(atlas.indexOf(iso3)).status;
}

describe('the dress of a faith', () => {
  it.each([
    'I wear the hijab and must be able to wear it at work',
    'Hijab must be allowed',
    'No ban on headscarves',
    'A hijab ban',
    'My son wears a turban',
    'Must be able to wear my kippah in public',
    'I cannot wear my turban',
    'Religious symbols banned at work',
    'My daughters must be free to wear a headscarf at school',
  ])('is read from “%s”, and no law on women', (line) => expect(read(line)).toEqual(['religious-dress']));

  it.each(['My wife wears a niqab', 'No burqa ban', 'Face veils must be legal'])(
    'is another matter where it covers the face: “%s”',
    (line) => expect(read(line)).toEqual(['face-cover']),
  );

  it.each([
    'Countries where burqas are allowed',
    'No niqabs in the streets',
    'Places with many headscarves accepted',
  ])('is not asked for by who minds it: “%s”', (line) => expect(read(line)).toEqual([null]));

  it.each([
    'I don’t want to wear a hijab',
    'I refuse to wear a veil',
    'No country where I have to wear a headscarf',
    'No mandatory hijab',
  ])('is a law on women where it is imposed or refused: “%s”', (line) =>
    expect(read(line)).toEqual(['misogyny', 'womens-liberties']),
  );

  it('rules out a ban for everybody, warns of one for many and where no law is on record, and lets one for judges pass', () => {
    const standings = ['TJK', 'FRA', 'CAN', 'GBR', 'PRT'].map((iso3) =>
      standingOf('No ban on headscarves', iso3),
    );
    expect(standings).toEqual(['failed', 'at_risk', 'met', 'met', 'at_risk']);
    expect(['FRA', 'NLD', 'GBR'].map((iso3) => standingOf('No burqa ban', iso3))).toEqual([
      'failed',
      'at_risk',
      'at_risk',
    ]);
  });
});
