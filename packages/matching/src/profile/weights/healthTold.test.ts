import { answersOf } from '../../testing/persona.ts';
import { describe, expect, it } from 'vitest';
import { harmedByHeat } from './heatTold.ts';
import { asksForLowGround } from './lowGround.ts';

describe('low ground', () => {
  it.each([
    'no high altitude please',
    'COPD, cannot go above 2000 m',
    'must avoid elevations',
    'altitude sickness',
    'low altitude only',
  ])('is read from “%s”', (text) => expect(asksForLowGround(text)).toBe(true));

  it.each([
    'no altitude issues',
    'No heart problems, no altitude sickness',
    'never any trouble',
    'not above 30 °C',
  ])('is not read from “%s”', (text) => expect(asksForLowGround(text)).toBe(false));
});

describe('heat that does harm', () => {
  const told = (text: string) => harmedByHeat(answersOf({ 'medical-conditions-details': text })).length > 0;

  it.each([
    'MS',
    'MS, no relapse since 2020',
    'I have no MS relapses now',
    'I have MS and my late father had diabetes.',
    'I have MS, like my mother had.',
    'My father had MS. I have it too.',
    'I can’t do heat over 90F',
    'cannot handle extreme heat',
    'do not cope well with the heat',
  ])('is read from “%s”', (text) => expect(told(text)).toBe(true));

  it.each([
    'no MS, just fatigue',
    'my father had MS',
    'My sister has MS.',
    'My mother has had MS for years, I am well.',
    'MS Office gives me headaches',
    'I can’t stand heat rash creams',
  ])('is not read from what is another’s, denied or no illness: “%s”', (text) =>
    expect(told(text)).toBe(false),
  );

  it.each(['I do better in heat', 'heat is no problem, cold is', 'can handle heat'])(
    'is not read from “%s”',
    (text) => expect(told(text)).toBe(false),
  );
});
