import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
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
    ['Farm attacks', 'violent-crime'],
    ['Home invasions', 'violent-crime'],
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

describe('home education', () => {
  it.each([
    'Homeschooling is forbidden',
    'No homeschooling',
    'Home education not allowed',
    'We must be able to homeschool',
    'Where we cannot teach our children at home',
    'Compulsory school attendance',
  ])('is read from “%s”', (line) => expect(read(line)).toEqual(['home-education']));

  it.each(['Schools far from home', 'No internet at home', 'Homeschooling families'])(
    'is not meant by “%s”',
    (line) => expect(read(line)).not.toContain('home-education'),
  );

  it('goes by the law, for a line and for the school in mind alike, once', () => {
    const statuses = ['IRL', 'FRA', 'DEU', 'HRV'];
    const expected = ['met', 'at_risk', 'failed', 'at_risk'];
    expect(standings('Homeschooling is forbidden', ...statuses)).toEqual(expected);
    const answers = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 9,
      'family-composition-type': 'single-parent',
      'children-education-preference': 'homeschool',
    };
    const gatesOf = (given: object) =>
      standing(engineOf(atlas), profilePreferences(atlas, answersOf({ ...answers, ...given }))).gates.filter(
        ({ label }) => label === 'Home education open by law',
      );
    const [gate, ...more] = gatesOf({});
    expect(more).toEqual([]);
    expect(statuses.map((iso3) => gate?.check(atlas.indexOf(iso3)).status)).toEqual(expected);
    expect(gatesOf({ 'deal-breakers': 'No homeschooling' }).map(({ group }) => group)).toEqual([
      'deal-breaker',
    ]);
  });
});
