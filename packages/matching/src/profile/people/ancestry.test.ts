import { describe, expect, it } from 'vitest';
import { generationIn } from './ancestry.ts';

describe('the generation of an ancestor', () => {
  it.each<[string, number | null]>([
    ['Can I claim through my great-grandparents?', 3],
    ['My great-great-grandfather left Treviso in 1880', 4],
    ['My wife’s grandfather was born in Dundee, Scotland', 2],
    ["Can my wife use her grandfather from Dundee? It is her mother's father who was born there", 2],
    ['My grandmother came to Turkey from Kardzhali in Bulgaria in 1950', 2],
    ['My Irish grandmother came over in 1950', 2],
    ['The children love to see their grandparents', null],
    ['Their grandparents live near Leeds and look after them', null],
    ['I want to be near my grandmother', null],
  ])('in "%s" is %s', (text, generation) => expect(generationIn(text)).toBe(generation));
});
