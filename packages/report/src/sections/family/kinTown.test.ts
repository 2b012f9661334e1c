import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { kinTown } from './kinTown.ts';

const told = (words: string, names: readonly string[] = ['Newcastle', 'Wollongong']): string | undefined => {
  const [view] = viewsOf(
    answersOf({ 'additional-comments': words }),
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'AUS'),
  );
  const all = realAtlas().cities.of('AUS');
  const cities = names.flatMap((name) => all.find((one) => one.name === name) ?? []);
  return view && kinTown({ ...view, cities })?.said.text;
};

describe('a town where family lives', () => {
  it('is told with its way to the first town recommended', () => {
    expect(told('My brother lives in Perth with his wife.')).toMatch(
      /^Perth, where you wrote that family lives, is about 3,\d00 km from Newcastle, the first town named here/,
    );
    expect(told('My brother in Perth has a spare room.')).toContain('Perth, where');
    expect(told('My sister lives in Wollongong.')).toContain('among the towns named here');
  });

  it('is left alone where it is the first town, or no family is told to live there', () => {
    expect(told('My sister lives in Newcastle.')).toBeUndefined();
    expect(told('We spent a holiday in Perth. My brother liked it.')).toBeUndefined();
    expect(told('We liked Perth.')).toBeUndefined();
  });
});
