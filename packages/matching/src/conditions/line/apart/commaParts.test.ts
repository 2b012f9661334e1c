import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const linesIn = (text: string) =>
  readDealBreakers(atlas, text).dealBreakers.map(({ id, text: line }) => [line, id]);

describe('wishes that only a comma sets apart', () => {
  it.each([
    [
      'no place with winters below -10, school must be free or under 5.000 euro a year per child',
      [
        ['no place with winters below -10', 'freezing-winters'],
        ['school must be free or under 5.000 euro a year per child', null],
      ],
    ],
    [
      'places where people look down on Turks, dark winters',
      [
        ['places where people look down on Turks', null],
        ['dark winters', 'dark-winters'],
      ],
    ],
    [
      'no chinese community, cold place',
      [
        ['no chinese community', null],
        ['cold place', 'cold'],
      ],
    ],
    [
      'cheap, sunny and safe',
      [
        ['cheap', 'expensive'],
        ['sunny', 'sunshine'],
        ['safe', 'violent-crime'],
      ],
    ],
    [
      'cheap, safe and warm',
      [
        ['cheap', 'expensive'],
        ['safe', 'violent-crime'],
        ['warm', null],
      ],
    ],
    [
      'sea is a must, mountains a plus',
      [
        ['sea is a must', 'sea'],
        ['mountains a plus', null],
      ],
    ],
    ['No international schools, too expensive', [['No international schools, too expensive', null]]],
    [
      'Not Canada, too cold',
      [
        ['Not Canada, too cold', 'countries'],
        ['Not Canada, too cold', 'freezing-winters'],
      ],
    ],
    ['cheap, tasty and healthy food', [['cheap, tasty and healthy food', null]]],
    [
      'racism, cold winters',
      [
        ['racism', null],
        ['cold winters', 'freezing-winters'],
      ],
    ],
    [
      'crime, schools where they hit children',
      [
        ['crime', 'violent-crime'],
        ['schools where they hit children', null],
      ],
    ],
    [
      'USA no, more than one day of travel from Cape Town door to door',
      [
        ['USA no', 'countries'],
        ['more than one day of travel from Cape Town door to door', 'flight'],
      ],
    ],
  ])('are each told as heard or not: %s', (text, lines) => {
    expect(linesIn(text)).toEqual(lines);
  });

  it.each([
    'Hot, humid summers',
    'extreme heat, especially at night',
    'no summers above 35, my wife has MS',
    'Places where being gay is a problem, homophobia',
    'anywhere that bans kissing in the street, such as Dubai or Qatar',
    'Tropical diseases: malaria, dengue',
    'no rent above 1,500 eur, ideally less',
  ])('stay one where the rest only goes on with it: %s', (text) => {
    expect(new Set(linesIn(text).map(([line]) => line))).toEqual(new Set([text]));
  });

  it('are heard by the name of the United States before a "no"', () => {
    expect(readDealBreakers(atlas, 'US no').excluded.map(({ iso3 }) => iso3)).toEqual(['USA']);
    expect(readDealBreakers(atlas, 'give us no rain').excluded).toEqual([]);
  });
});
