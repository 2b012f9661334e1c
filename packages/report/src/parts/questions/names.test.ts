import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { countryOfAdjective } from './names.ts';

describe('the country of an adjective', () => {
  it.each([
    ['Can my wife work as an English teacher with her Korean licence from the first day?', 'KOR'],
    ['Is my Indian medical degree recognised by a French hospital?', 'IND'],
    ['Would the British register accept my Indian degree?', 'IND'],
    ['My Italian great-grandmother', 'ITA'],
    ['Is a Polish teacher’s licence accepted?', 'POL'],
    ['A South African passport', 'ZAF'],
    ['Can I work as an English teacher?', null],
    ['I have an English degree', null],
    ['Do I need a Spanish interpreter, or a Greek tutor for the children?', null],
    ['I read in German and speak Russian', null],
    ['The French department of a university', null],
  ])('is that of a paper or of people, never that of a language: “%s”', (text, iso3) => {
    expect(countryOfAdjective(realAtlas(), text)?.iso3 ?? null).toBe(iso3);
  });
});
