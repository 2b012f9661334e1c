import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { limitedMobility, withoutWalking } from './mobility.ts';
import { readProfile } from '../profile.ts';

const told = (answers: object): readonly string[] | null =>
  limitedMobility(readProfile(realAtlas(), answersOf(answers as never), 'Robin'));

describe('limited mobility', () => {
  it('is ticked, or told among the care needed', () => {
    expect(told({ 'medical-conditions': ['mobility'] })).toEqual(['medical-conditions']);
    const details = { 'medical-conditions-details': 'My wife uses a power wheelchair.' };
    expect(told({ 'medical-conditions': ['chronic-illness'], ...details })).toEqual([
      'medical-conditions-details',
    ]);
    expect(told({ 'medical-conditions': ['chronic-illness'] })).toBeNull();
    expect(told({ 'medical-conditions-details': 'I walk with a cane.' })).toEqual([
      'medical-conditions-details',
    ]);
    const son = {
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'child',
      'family-member-1-special-needs': 'Cerebral palsy, wheelchair.',
    };
    expect(told(son)).toEqual(['family-member-1-special-needs']);
  });

  it('needs no step-free access where the only adult runs, and the illness does not affect the legs', () => {
    const back = {
      'medical-conditions': ['mobility'],
      'medical-conditions-details': 'lumbar fusion L4-S1, need PT',
      'outdoor-activities': ['running'],
    };
    expect(told(back)).toBeNull();
    expect(told({ ...back, 'outdoor-activities': ['fishing'] })).toEqual(['medical-conditions']);
    expect(told({ ...back, 'medical-conditions-details': 'bad knees, no stairs' })).toEqual([
      'medical-conditions',
    ]);
    const couple = {
      ...back,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'family-member-1-family-member-age': 60,
    };
    expect(told(couple)).toEqual(['medical-conditions']);
  });
});

describe('advice for those who cannot count on their legs', () => {
  it.each([
    [
      '[Walk to the park, and time it|Ask for a home on the courtyard side].',
      'Ask for a home on the courtyard side.',
    ],
    [
      '[Stay a month, on foot|Rent in the dullest month|Take a flat].',
      '[Rent in the dullest month|Take a flat].',
    ],
    ['Look for a walk-in shower.', 'Look for a walk-in shower.'],
    ['Walk there once.', null],
    ['[Ask a club|Take the children to a playground].', 'Ask a club.'],
    ['[Walk there|Stroll there] once.', null],
  ])('keeps only what is possible of “%s”', (line, kept) => {
    expect(withoutWalking(line)).toBe(kept);
  });
});
