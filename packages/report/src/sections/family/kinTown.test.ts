import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import type { Studied } from '@global-fit/matching/ranking';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { kinTown } from './kinTown.ts';

const told = (
  words: string,
  names: readonly string[] = ['Newcastle', 'Wollongong'],
  more: object = {},
): string | undefined => {
  const view = placeView('AUS', answersOf({ 'additional-comments': words, ...more }));
  const all = realAtlas().cities.of('AUS');
  const cities = names.flatMap((name) => all.find((one) => one.name === name) ?? []);
  const scores = cities.map(({ id, name }, at) => ({
    cityId: id,
    name,
    score: 10 * (at + 1),
    contributions: [],
  }));
  // Of all that was studied the scores of the towns alone are read here.
  const studied = { cities: scores } as unknown as Studied;
  return kinTown({ ...view, cities, studied })?.said.text;
};

describe('a town where family lives', () => {
  it('is mentioned with its distance to the first recommended town', () => {
    expect(told('My brother lives in Perth with his wife.')).toMatch(
      /^Perth, where you wrote that family lives, is about 3,\d00 km from Newcastle, the first town named here/,
    );
    expect(told('My brother in Perth has a spare room.')).toContain('Perth, where');
    expect(told('My sister lives in Wollongong.')).toContain('among the towns named here');
  });

  it('is not mentioned where it is the first town, or where no family lives there', () => {
    expect(told('My sister lives in Newcastle.')).toBeUndefined();
    expect(told('We spent a holiday in Perth. My brother liked it.')).toBeUndefined();
    expect(told('We liked Perth.')).toBeUndefined();
  });

  it('is said to come first for the family’s sake, with the town that would otherwise', () => {
    const near = { 'extended-family-location': ['AUS'], 'extended-family-importance': 5 };
    expect(told('My sister lives in Newcastle.', ['Newcastle', 'Wollongong'], near)).toBe(
      'Newcastle, where you wrote that family lives, is the first of the towns named here for that reason: by everything else that tells them apart, Wollongong would be.',
    );
    const far = { ...near, 'extended-family-importance': 2 };
    expect(told('My sister lives in Newcastle.', ['Newcastle', 'Wollongong'], far)).toBeUndefined();
  });
});
