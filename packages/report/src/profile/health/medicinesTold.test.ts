import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { medicinesTold } from './medicinesTold.ts';
import { readProfile } from '../profile.ts';

const told = (details: string) =>
  medicinesTold(
    readProfile(
      realAtlas(),
      answersOf({
        'full-name': 'Robin Keller',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-member-1-name': 'Arthur',
        'family-member-1-family-member-age': 3,
        'family-member-1-relationship': 'child',
        'medication-dependencies': 'yes',
        'medication-details': details,
      }),
      'Robin',
    ),
  );

describe('the medicines told of in the form', () => {
  it.each<[string, readonly string[]]>([
    ['Salbutamol inhaler with spacer for Arthur', ['salbutamol']],
    ['Levothyroxine every morning before school and work', ['levothyroxine']],
    ['Arthur takes Xyzzol from the hospital in London', ['xyzzol']],
    ['I take metformin and insulin glargine twice a day', ['metformin', 'insulin', 'glargine']],
    ['apixaban 5 mg; bisoprolol (for the heart), amlodipine', ['apixaban', 'bisoprolol', 'amlodipine']],
    ['Arthur: montelukast\nmy wife is on sertraline since 2021', ['montelukast', 'sertraline']],
    ['My neurologist prescribed levetiracetam', ['levetiracetam']],
    ['Nothing regular', []],
    ['edoxaban 60mg; wife: nothing, only sleeping pill sometimes (etizolam)', ['edoxaban', 'etizolam']],
    ['Warfarin (INR checks every 4-6 weeks), bisoprolol, blood tests', ['warfarin', 'bisoprolol']],
  ])('are the names at the head of an entry: %s', (details, medicines) => {
    expect(told(details)).toEqual(medicines);
  });
});
