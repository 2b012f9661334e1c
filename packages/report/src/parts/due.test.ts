import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import type { PlaceHeading } from '../model.ts';
import { readProfile } from '../profile/profile.ts';
import { headingsOf } from '../sections/nine.ts';
import { dueLine } from './due.ts';

function lineFor(timeline: string | null, headings: readonly PlaceHeading[]): string | null {
  const { 'relocation-timeline': _, ...rest } = AMERICAN_FAMILY.answers;
  const answers: Answers = timeline === null ? rest : { ...rest, 'relocation-timeline': { value: timeline } };
  return dueLine(readProfile(realAtlas(), answers, 'Robin Example'), '2026-11-21', headings)?.text ?? null;
}

describe('dueLine', () => {
  it('names every section of the tier once, by the month its phase ends', () => {
    const text = lineFor('1-2-years', headingsOf('gold')) ?? '';
    expect(text).toContain('by May 2027 those under Lifestyle and Safety');
    expect(text).toContain('by November 2027 those under Financial, Family, Career and Education');
    expect(text).toContain('by February 2028 those under Housing and Healthcare');
    for (const heading of headingsOf('gold')) expect(text.split(heading)).toHaveLength(2);
  });

  it('leaves out what the tier does not hold', () => {
    const text = lineFor('1-2-years', headingsOf('bronze')) ?? '';
    expect(text).not.toMatch(/Financial|Healthcare|Education|Legal/);
    expect(text).toContain('Housing');
  });

  it('says nothing where the customer gave no date', () => {
    expect(lineFor('exploring', headingsOf('gold'))).toBeNull();
    expect(lineFor(null, headingsOf('gold'))).toBeNull();
  });
});
