import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../../testing/answered.ts';
import { viewsOf } from '../../../testing/views.ts';
import { questionsAnswered } from '../questionsAnswered.ts';
import { townsNamed } from './townsNamed.ts';

const viewsIn = (iso3s: readonly string[], answers: object = {}) =>
  viewsOf(
    answersOf({ ...VETERAN, ...answers }),
    realAtlas().countries.filter(({ iso3 }) => iso3s.includes(iso3)),
  );
const places = viewsIn(['PRT', 'CRI', 'POL']);
const named = (question: string): readonly string[] =>
  townsNamed(places, question).map(({ name, iso3 }) => `${name} ${iso3}`);

describe('the towns that a question names', () => {
  it.each([
    ['Is Porto cheaper than Lisbon?', 'Porto PRT', 'Lisbon PRT'],
    ['Is Krakow safe at night?', 'Kraków POL'],
    ['Would Lyon or Braga suit us?', 'Lyon FRA', 'Braga PRT'],
    ['Nice weather in winter?'],
    ['Is Nice warmer in winter?', 'Nice FRA'],
    ['Can we be in Nice by train?', 'Nice FRA'],
    ['My daughter lives in Lyon: can she join us?'],
    ['Can I visit my two grown-up sons who live in Lyon?'],
    ['Can we live on my pension in Lisbon?', 'Lisbon PRT'],
    ['We come from Seville: does that count?'],
    ['Does the Vienna Convention apply?'],
    ['Can we live in Valencia without a car?'],
    ['Does Panama tax pensions?'],
    ['Express Entry or Quebec, which is quicker?'],
    ['Is Quebec City cold in winter?', 'Quebec City CAN'],
    ['Can she work as an architect with her Paris diploma?'],
    ['Does a degree from Lyon count?'],
    ['Is there a licence to rent out a flat in Lyon?', 'Lyon FRA'],
  ])('are found by their names and by no others: “%s”', (question, ...towns) => {
    expect(named(question)).toEqual(towns);
  });

  it('are not found where the name rather means a region of another country', () => {
    const inPlaces = (iso3s: readonly string[], question: string) =>
      townsNamed(viewsIn(iso3s, { 'current-location': 'Lisbon, Portugal' }), question).map(
        ({ name, iso3 }) => `${name} ${iso3}`,
      );
    expect(inPlaces(['CAN'], 'Can Tamar get OSAP in Ontario later on?')).toEqual([]);
    expect(inPlaces(['CAN', 'USA'], 'Do schools in Ontario start at five?')).toEqual([]);
    expect(inPlaces(['USA'], 'Is Ontario far from Los Angeles?')).toContain('Ontario USA');
    expect(inPlaces(['GBR'], 'Is Manchester cheap?')).toEqual(['Manchester GBR']);
  });

  it('are not found in the name of somebody who moves', () => {
    const household = viewsIn(['BGR'], { 'family-member-1-name': 'Sofia' });
    expect(townsNamed(household, 'Can Sofia work there?')).toEqual([]);
    expect(townsNamed(viewsIn(['BGR']), 'Can we live in Sofia?').map(({ name }) => name)).toEqual(['Sofia']);
  });
});

const blocksOn = (question: string) => {
  const views = viewsIn(['PRT', 'CRI'], { 'specific-questions': question });
  const [view] = views;
  if (!view) throw new Error('no view');
  return questionsAnswered(view.profile, views)?.blocks ?? [];
};

describe('a question that names towns', () => {
  it('is answered with what is on record of each, compared with the others', () => {
    const table = blocksOn('Would Braga or Porto suit us better?').find(({ kind }) => kind === 'table');
    expect(table).toMatchObject({
      rows: [
        ['Braga', expect.stringContaining('mid-size city')],
        ['Porto', expect.anything()],
      ],
    });
    expect(table && 'facts' in table && table.facts.length).toBe(2);
  });

  it('says that the rest is open where it concerns no subject of ours', () => {
    const text = JSON.stringify(blocksOn('Would Braga or Porto suit us better?'));
    expect(text).toContain('they do not answer the rest of the question');
    expect(text).not.toContain('We found no record');
  });

  it('gives the month that it names, but not for "May I"', () => {
    expect(JSON.stringify(blocksOn('How hot does Porto get in August?'))).toContain('In August');
    expect(JSON.stringify(blocksOn('May I buy a flat in Porto?'))).not.toContain('In May');
  });

  it('is answered for its town and country by other subjects too', () => {
    const { weather } = answered(VETERAN, ['PRT'], 'How hot does Seville get in August?');
    expect(weather?.said?.text).toContain('Seville from');
  });
});
