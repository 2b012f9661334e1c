import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { ancestorFor, ancestorsTold, generationIn } from './ancestry.ts';

describe('the generation of an ancestor', () => {
  it.each<[string, number | null]>([
    ['Can I claim through my great-grandparents?', 3],
    ['My great-great-grandfather left Treviso in 1880', 4],
    ['My wife’s grandfather was born in Dundee, Scotland', 2],
    ["Can my wife use her grandfather from Dundee? It is her mother's father who was born there", 2],
    ['My grandmother came to Turkey from Kardzhali in Bulgaria in 1950', 2],
    ['My Irish grandmother came over in 1950', 2],
    ['My gran was born in Cork in 1921, I think that gets me an Irish passport?', 2],
    ['My Nonna came from Bari', 2],
    ['my great-gran emigrated from Galway', 3],
    ['Oma lives with us and was never abroad', null],
    ['The children love to see their grandparents', null],
    ['Their grandparents live near Leeds and look after them', null],
    ['I want to be near my grandmother', null],
  ])('in "%s" is %s', (text, generation) => expect(generationIn(text)).toBe(generation));
});

describe('several ancestors', () => {
  it.each<[string, number | null, number | null]>([
    ['My grandmother was born in Cork, Ireland, and my great-grandfather came from Poland.', 2, 3],
    ['My Irish great-grandmother; my Polish grandfather', 3, 2],
    ['My great-grandfather was from Poland', null, 3],
    ['My great-grandparents emigrated in 1890', 3, 3],
    ['A great-grandfather from Poland. My Polish grandmother came over in 1950', null, 2],
    ['We love to walk', null, null],
  ])('each belong to their own country: “%s”', (text, ireland, poland) => {
    const told = ancestorsTold(realAtlas(), answersOf({ 'unique-family-situation': text }), ['IRL', 'POL']);
    const generations = ['IRL', 'POL'].map((iso3) => ancestorFor(told, iso3)?.generation ?? null);
    expect(generations).toEqual([ireland, poland]);
  });
});

it('whoever stands before a grandparent is one or two generations further back', () => {
  expect(generationIn('My grandmother’s father came from Brač in 1908')).toBe(3);
  expect(generationIn('The father of my grandmother emigrated')).toBe(3);
  expect(generationIn('My grandfather’s grandmother was Irish')).toBe(4);
  expect(generationIn('My great-grandmother’s father was Polish')).toBe(4);
  expect(generationIn('My grandmother came from Cork')).toBe(2);
});
