import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ label }) => label);

describe('English by which somebody gets by', () => {
  it.each([
    'somewhere I can get by in English',
    'can live in English',
    'where English is enough',
    'people speak English',
    'English friendly',
    'Must be English',
    'it has to be in English',
    'English only',
    'English is a must',
  ])('is asked for: “%s”', (line) => expect(read(line)).toEqual(['English spoken by many']));

  it.each([
    'My English is bad so no English speaking country',
    'no English-speaking countries because our English is not good',
  ])('is not asked for by those who speak it badly: “%s”', (line) =>
    expect(read(line)).toEqual(['not read as a condition']),
  );
});

describe('doctors who speak a language', () => {
  it.each(['doctors who speak English', 'English-speaking doctors', 'a doctor who speaks English'])(
    'are asked for by their name alone: “%s”',
    (line) => expect(read(line)).toEqual(['doctors who speak English']),
  );
});

describe('a language that may be refused', () => {
  it.each([
    'not French speaking please',
    'no French speaking, pls',
    'not a Spanish-speaking country, thanks',
    'no English speaking countries',
  ])('is not asked for: “%s”', (line) => expect(read(line)).toEqual(['not read as a condition']));
});
