import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { openSituation } from '../../entry/situation.ts';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { answersOf, type WrittenAnswers } from '../../testing/persona.ts';
import { gatesOf } from '../all.ts';

const atlas = realAtlas();

function verdictIn(answers: WrittenAnswers, iso3: string) {
  const asked = { ...answers, 'deal-breakers': 'any country where i can not bring my children' };
  const situation = openSituation(engineOf(atlas), profilePreferences(atlas, answersOf(asked)));
  const gate = gatesOf(situation).find(({ id }) => id === 'deal-breaker:children-along');
  const verdict = gate?.check(atlas.indexOf(iso3));
  return [verdict?.status, verdict?.reason().kind];
}

describe('children who have to be let come along', () => {
  it.each([
    ['any country where i can not bring my children', 'children-along'],
    ['Where my kids cannot come with me', 'children-along'],
    ['Kids not allowed to come with me from day one', 'children-along'],
    ['no family visa', 'children-along'],
    ['No country where I must leave my family behind', 'children-along'],
    ['forced to leave my kids at home', 'children-along'],
    ["I don't want to leave my family behind", null],
    ['I had to leave my family behind when I fled', null],
    ['I had to leave my kids behind', null],
    ['having to leave my family behind', 'children-along'],
    ['if I had to leave my children behind', 'children-along'],
    ['leaving our adult daughter at home', null],
    ["we don't have family there", null],
    ['places where children are not safe', null],
    ["countries that don't take children seriously", null],
  ])('are read from “%s” as %s', (line, id) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map((one) => one.id)).toEqual([id]);
  });

  const carer = {
    citizenship: ['PHL'],
    'work-arrangement': 'local-job',
    'career-field': 'healthcare',
    'education-level': 'some-university',
  };

  it('fail a permit that takes no family, and warn of one that needs permits of their own', () => {
    expect(verdictIn(carer, 'JPN')).toEqual(['failed', 'children along']);
    expect(verdictIn(carer, 'ESP')).toEqual(['at_risk', 'children along']);
    expect(verdictIn(carer, 'KOR')).toEqual(['failed', 'children along']);
    expect(verdictIn(carer, 'DEU')).toEqual(['met', 'children along']);
    expect(verdictIn(carer, 'MLT')).toEqual(['at_risk', 'children along']);
    expect(verdictIn(carer, 'LTU')).toEqual(['at_risk', 'no record']);
  });

  it('may rest on a pay above the one expected, or on another permit within reach', () => {
    const family = {
      ...carer,
      citizenship: ['UKR'],
      'education-level': 'vocational',
      'expected-annual-income': '30k-50k',
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Mia',
      'family-member-1-family-member-age': 9,
      'family-member-1-relationship': 'child',
    };
    expect(verdictIn(family, 'SGP')).toEqual(['at_risk', 'children along']);
    expect(verdictIn({ ...family, 'expected-annual-income': '75k-100k' }, 'SGP')).toEqual([
      'met',
      'children along',
    ]);
    expect(verdictIn(family, 'IRL')).toEqual(['at_risk', 'children along']);
    expect(verdictIn({ ...family, 'education-level': 'bachelor' }, 'IRL')).toEqual(['met', 'children along']);
  });

  it('are included in free movement', () => {
    expect(verdictIn({ ...carer, citizenship: ['IRL'] }, 'ESP')).toEqual(['met', 'way in']);
  });
});
