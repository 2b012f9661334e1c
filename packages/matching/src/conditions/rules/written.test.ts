import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf, standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

/** How the countries stand by each condition that a line sets. */
function standings(line: string, ...iso3s: readonly string[]) {
  const { gates } = standing(
    engineOf(atlas),
    profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
  );
  const own = gates.filter(({ group }) => group === 'deal-breaker');
  return iso3s.map((iso3) => own.map((gate) => gate.check(atlas.indexOf(iso3)).status).join(' '));
}

describe('women before the law', () => {
  it.each([
    'Laws that treat women as less than men',
    'Compulsory hijab or morality police',
    'A dress code for women by law',
    'Women are second-class citizens',
    'Women cannot travel alone without permission of a man',
    'Girls not allowed to study',
    'Male guardianship',
    'Mandatory headscarves',
    'Misogyny',
  ])('are read from “%s”', (line) =>
    expect(read(line)).toEqual(expect.arrayContaining(['misogyny', 'womens-liberties'])),
  );

  it.each(['A strict dress code at the office', 'Women-only gyms', 'A hijab ban', 'No girls’ school nearby'])(
    'are not meant by “%s”',
    (line) => {
      expect(read(line)).not.toContain('womens-liberties');
    },
  );

  it('goes by what a woman may do as well as by the index', () => {
    expect(standings('Compulsory hijab', 'DEU', 'IRN', 'SAU', 'ARE')).toEqual([
      'met met',
      'at_risk failed',
      'met failed',
      'met failed',
    ]);
  });
});

describe('guns', () => {
  it.each([
    ['People carrying guns', 'violent-crime'],
    ['Strangers who carry guns', 'violent-crime'],
    ['Everyone owning guns', 'violent-crime'],
    ['Open carry of guns', 'violent-crime'],
    ['I carry a gun', null],
    ['Carrying guns', null],
    ['Not keeping my guns', null],
  ])('“%s” is read as %s', (line, id) => expect(read(line)).toEqual([id]));
});

describe('drought', () => {
  it('warns where the record names it, and rules nothing out', () => {
    expect(standings('Drought', 'ESP', 'POL')).toEqual(['at_risk', 'met']);
    expect(standings('Not enough water for grass in summer', 'ESP', 'POL')).toEqual(['at_risk', 'at_risk']);
  });

  it.each(['Not enough hot water', 'No drinking water from the tap', 'Drought insurance'])(
    'is not meant by “%s”',
    (line) => expect(read(line)).toEqual([null]),
  );
});

describe('controls on moving money', () => {
  it.each([
    'Currency controls',
    'Capital controls like in Buenos Aires',
    'A limit on sending money home',
    'Where I cannot take my savings out',
  ])('are read from “%s”', (line) => expect(read(line)).toEqual(['capital-controls']));

  it('are ruled out by treaty in the Economic Area, and open elsewhere', () => {
    expect(standings('Currency controls', 'PRT', 'NOR', 'CHL', 'CHE')).toEqual([
      'met',
      'met',
      'at_risk',
      'at_risk',
    ]);
  });
});
