import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/persona.ts';
import { languagesBegun, languagesOf } from './languages.ts';

function levels(
  codes: readonly string[],
  rating: string | null,
  more: Readonly<Record<string, string | number>> = {},
  passports: readonly string[] = [],
) {
  const answers = answersOf({
    'languages-spoken': codes,
    ...(rating ? { 'language-proficiency-rating': rating } : {}),
    ...more,
  });
  return Object.fromEntries(
    languagesOf(realAtlas(), answers, passports).map(({ code, level }) => [code, level]),
  );
}

describe('languagesOf', () => {
  it('applies the rating to the best foreign language, and working level at most to the others', () => {
    expect(levels(['hi', 'en', 'de'], 'fluent')).toEqual({ hi: 'native', en: 'fluent', de: 'working' });
    expect(levels(['hi', 'en', 'de'], 'basic')).toEqual({ hi: 'native', en: 'basic', de: 'basic' });
    expect(levels(['hi', 'en', 'de'], null)).toEqual({ hi: 'native', en: 'unknown', de: 'unknown' });
  });

  it('counts no official language of home as foreign where there are several, and believes people who list one', () => {
    const basic = (codes: readonly string[], passports: readonly string[]) =>
      levels(codes, 'basic', {}, passports);
    expect(basic(['sw', 'en', 'fr'], ['KEN'])).toEqual({ sw: 'native', en: 'working', fr: 'basic' });
    expect(basic(['hi', 'fr', 'en'], ['IND'])).toEqual({ hi: 'native', fr: 'basic', en: 'working' });
    expect(basic(['wo', 'fr', 'en'], ['SEN'])).toEqual({ wo: 'native', fr: 'working', en: 'basic' });
    expect(basic(['sw', 'en'], ['KEN'])).toEqual({ sw: 'native', en: 'basic' });
    expect(basic(['sw', 'en', 'fr'], ['DEU'])).toEqual({ sw: 'native', en: 'basic', fr: 'basic' });
    expect(levels(['sw', 'en', 'fr'], 'fluent', {}, ['KEN'])).toEqual({
      sw: 'native',
      en: 'fluent',
      fr: 'working',
    });
  });

  it('prefers a level told in own words to any rating', () => {
    expect(
      levels(['uk', 'ru', 'pl', 'en'], 'independent', {
        'special-skills': 'Accountant. Ukrainian and Russian native, Polish B2, English A2.',
      }),
    ).toEqual({ uk: 'native', ru: 'native', pl: 'working', en: 'basic' });
    expect(levels(['hi', 'en', 'de'], 'fluent', { 'special-skills': 'Two papers, Goethe A1' })).toEqual({
      hi: 'native',
      en: 'fluent',
      de: 'basic',
    });
    expect(levels(['pt', 'en', 'fr'], 'fluent', { 'additional-comments': 'I speak fluent French.' })).toEqual(
      {
        pt: 'native',
        en: 'working',
        fr: 'fluent',
      },
    );
  });

  it('does not read somebody else’s level as the customer’s', () => {
    expect(
      levels(['pl', 'en', 'de'], 'fluent', {
        'number-of-family-members': 1,
        'family-member-1-name': 'Andriy',
        'special-skills': 'Bridges. Andriy: welder, German A1. My wife speaks basic English.',
      }),
    ).toEqual({ pl: 'native', en: 'fluent', de: 'working' });
  });
});

describe('a language somebody has only begun to learn', () => {
  const begun = (skills: string) =>
    languagesBegun(
      realAtlas(),
      answersOf({
        'languages-spoken': ['pt', 'es'],
        'number-of-family-members': 1,
        'family-member-1-name': 'Camila',
        'special-skills': skills,
      }),
    );

  it.each<[string, readonly string[]]>([
    ['dentist, own clinic, italian A2, spanish B1', ['it']],
    ['I speak some Greek', ['el']],
    ['basic German and basic accounting', ['de']],
    ['Spanish A2', []],
    ['Camila: German A1', []],
    ['Italian B2', []],
  ])('is read without its tick: “%s”', (skills, codes) => {
    expect(begun(skills)).toEqual(codes);
  });
});
