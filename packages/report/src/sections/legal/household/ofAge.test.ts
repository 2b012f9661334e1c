import type { Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { ENGINEER, viewFor } from '../../../testing/lawHouseholds.ts';
import { openLedger } from '../../../place/ledger.ts';
import { dependants } from './family.ts';

const withChild = (age: number, more: Readonly<Record<string, Written>> = {}) => ({
  ...ENGINEER,
  'relocation-timeline': '6-12-months',
  'relationship-status': 'divorced',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Asha',
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': age,
  ...more,
});
const told = (iso3: string, age: number, more: Readonly<Record<string, Written>> = {}): string =>
  dependants(viewFor(iso3, withChild(age, more)))?.said.text ?? '';

describe('a child who may be of age by the move', () => {
  it('is named where a permit takes dependants, with the age on record', () => {
    expect(told('NZL', 17)).toMatch(
      /can apply together while each child counts as one: Asha may be 18 by the move, and in New Zealand .* the limit is 19/,
    );
    expect(told('AUS', 17)).toMatch(/Asha may be 18 by the move, and up to which age .* is not on record/);
  });
  it('is none where the move comes before the birthday for certain', () => {
    for (const iso3 of ['NZL', 'AUS']) expect(told(iso3, 15)).toMatch(/can apply together\./);
    expect(told('NZL', 16, { 'relocation-timeline': '0-6-months' })).toMatch(/can apply together\./);
  });
  it('may be too old where the family follows a year later', () => {
    expect(told('IRL', 17)).not.toMatch(/may be of age by then/);
    const ireland = {
      'education-level': 'vocational',
      'career-field': 'construction-trades',
      citizenship: ['ZAF'],
      'expected-annual-income': '50k-75k',
    };
    expect(told('IRL', 17, ireland)).toMatch(
      /nobody comes along.*Asha may be of age by then, too old to follow/,
    );
    expect(told('IRL', 15, ireland)).not.toMatch(/of age by then/);
  });
});

describe('the law of the Union on the age of children', () => {
  it('stands in full at its first place alone', () => {
    const ledger = openLedger();
    const [first, second] = ['DEU', 'NLD'].map(
      (iso3) => dependants({ ...viewFor(iso3, withChild(19)), ledger })?.said.text,
    );
    expect(first).toMatch(/As to age, in Germany the law of the Union gives a right/);
    expect(second).toMatch(/As to age, the law of the Union on age binds the Netherlands as well: have/);
  });
});
