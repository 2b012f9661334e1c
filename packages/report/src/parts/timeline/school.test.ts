import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { recordById } from '../../figures/records.ts';
import { placeView } from '../../testing/views.ts';
import { inTimeForSchool, monthsToSchool, schoolYearSaid } from './school.ts';

const atlas = realAtlas();
const family = answersOf({
  citizenship: ['CAN'],
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 9,
});
const viewOf = (iso3: string) => {
  return placeView(iso3, family);
};

/** Months ahead of November 2026 that lie in a month of the next year. */
const until = (month: number): number => month + 1;
const told = (iso3: string, month: number): string =>
  schoolYearSaid(viewOf(iso3), until(month), 'your child', false).text;

describe('the school year', () => {
  it('begins by its calendar, not after the longest holiday', () => {
    for (const [iso3, month, name] of [
      ['JPN', 4, 'April'],
      ['KOR', 3, 'March'],
      ['CHL', 3, 'March'],
      ['PRT', 9, 'September'],
    ] as const) {
      expect(told(iso3, month - 1 || 12), iso3).toContain(`the school year begins in ${name}`);
      expect(inTimeForSchool(viewOf(iso3), until(month - 1)), iso3).toBe(true);
      expect(monthsToSchool(viewOf(iso3), until(month - 1)), iso3).toBe(1);
      expect(inTimeForSchool(viewOf(iso3), until(month)), iso3).toBe(false);
    }
    // A Japanese class goes on in September.
    expect(inTimeForSchool(viewOf('JPN'), until(8))).toBe(false);
    expect(told('JPN', 8)).toMatch(/within the year/);
  });

  it('is described by lessons only where the record has holidays and no year', () => {
    for (const iso3 of ['NPL', 'BGD', 'MMR', 'IND']) {
      for (const month of [1, 5, 8])
        expect(told(iso3, month), iso3).not.toMatch(/school year begins|school begins/i);
      expect(told(iso3, 8), iso3).toMatch(/lessons begin again after the long break in/i);
    }
  });

  it('that begins in the month of the move is joined at its start', () => {
    for (const [iso3, month] of [
      ['ESP', 9],
      ['JPN', 4],
      ['NPL', 1],
    ] as const) {
      expect(told(iso3, month), iso3).not.toMatch(/within the year/);
      expect(told(iso3, month), iso3).toMatch(/first day/);
      expect(monthsToSchool(viewOf(iso3), until(month)), iso3).toBe(0);
    }
  });

  it('cites its own source', () => {
    const cited = recordById(atlas, 'school.begins:JPN');
    expect(cited).not.toBeNull();
    expect(JSON.stringify(cited)).not.toContain('UNESCO');
  });
});
