import { describe, expect, it } from 'vitest';
import { noMatchesText, optionNamed, searchOptions } from './countrySearch.ts';
import { questionById } from '../definition.ts';
import type { Question } from '../model.ts';
import { optionsOf } from './options.ts';

const countries = optionsOf(questionById('citizenship') as Question);
const search = (text: string) => searchOptions(countries, text).map(({ label }) => label);

describe('country search', () => {
  it('puts names that begin with the text first, each group alphabetical', () => {
    expect(search('gu')).toEqual([
      'Guatemala',
      'Guinea',
      'Guinea-Bissau',
      'Guyana',
      'Antigua and Barbuda',
      'Equatorial Guinea',
      'Nicaragua',
      'Papua New Guinea',
      'Paraguay',
      'Uruguay',
    ]);
  });

  it('ignores case, surrounding space and diacritics', () => {
    expect(search(' PORTUGAL ')).toEqual(['Portugal']);
    expect(search('sao tome')).toEqual(['São Tomé and Príncipe']);
    expect(search('türk')).toEqual(search('turk'));
  });

  it.each([
    ['Turkey', 'Türkiye'],
    ['usa', 'United States'],
    ['America', 'United States'],
    ['Britain', 'United Kingdom'],
    ['czech rep', 'Czechia'],
    ['Holland', 'Netherlands'],
    ['Burma', 'Myanmar'],
  ])('finds a country by another name in common use: %s', (text, name) => {
    expect(search(text)).toEqual([name]);
  });

  it('lists matches of other names last', () => {
    expect(search('uk')).toEqual(['Ukraine', 'United Kingdom']);
    expect(search('eng')).toEqual([]);
  });

  it('finds a country by its name in another language where nothing else matches', () => {
    const elsewhere = (value: string) => ({ ESP: ['España'], DEU: ['Deutschland', 'Spa'] })[value] ?? [];
    const names = (text: string) => searchOptions(countries, text, elsewhere).map(({ label }) => label);
    expect(names('espana')).toEqual(['Spain']);
    expect(names('deutsch')).toEqual(['Germany']);
    expect(names('spa')).toEqual(['Spain']);
    expect(names('schland')).toEqual([]);
  });

  it('takes a typed text for a choice only if it is a whole name', () => {
    const elsewhere = (value: string) => ({ ESP: ['España'] })[value] ?? [];
    const named = (text: string) => optionNamed(countries, text, elsewhere)?.label;
    expect(named(' portugal ')).toBe('Portugal');
    expect(named('united  states')).toBe('United States');
    expect(named('Niger')).toBe('Niger');
    expect(named('UK')).toBe('United Kingdom');
    expect(named('espana')).toBe('Spain');
    expect(named('Portug')).toBeUndefined();
    expect(named('Portugal, Spain')).toBeUndefined();
  });

  it('treats several spaces as one', () => {
    expect(search(' united   king')).toEqual(search('united king'));
    expect(search(' united   king')).toEqual(['United Kingdom']);
  });

  it('lists the first 20 alphabetically while nothing is typed', () => {
    const first = search('');
    expect(first).toHaveLength(20);
    expect(first[0]).toBe('Afghanistan');
    expect(first).toEqual(first.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(search('  ')).toEqual(first);
  });

  it('returns all matches, or none with a message', () => {
    expect(search('a').length).toBeGreaterThan(20);
    expect(search('zzz')).toEqual([]);
    expect(noMatchesText('Zzz')).toBe('No matches found for "Zzz"');
  });
});
