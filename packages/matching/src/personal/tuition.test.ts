import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../testing/persona.ts';
import { standingOf } from '../testing/standingOf.ts';

const STUDENT = {
  citizenship: ['IND'],
  'work-arrangement': 'study',
  'study-level': 'bachelor',
  'study-abroad-motivation': ['low-tuition'],
};

/** What tuition counts for in a country, 0 to 1; undefined where it does not count. */
function tuitionOf(more: WrittenAnswers = {}): (iso3: string) => number | undefined {
  const factor = standingOf({ ...STUDENT, ...more }).factors.find(({ id }) => id === 'tuition');
  return (iso3) => factor?.utilities[realAtlas().indexOf(iso3)];
}

describe('tuition', () => {
  it('counts for people who name it as a reason, by what they would be asked to pay', () => {
    const of = tuitionOf();
    expect(of('DEU')).toBe(1);
    expect(of('SVN')).toBeGreaterThan(of('NLD') as number);
    expect(of('SWE')).toBeGreaterThan(of('USA') as number);
    expect(of('USA')).toBe(0);
    expect(of('PRT')).toBeNaN();
  });

  it('is what nationals pay for people with free movement', () => {
    expect(tuitionOf({ citizenship: ['ITA'] })('SWE')).toBe(1);
  });

  it('counts for nobody else', () => {
    expect(tuitionOf({ 'study-abroad-motivation': ['academic-quality'] })('DEU')).toBeUndefined();
    expect(tuitionOf({ 'work-arrangement': 'local-job' })('DEU')).toBeUndefined();
  });

  it('ranks a country with free tuition above an expensive one that is better in all else', () => {
    const placeOf = (motives: readonly string[], iso3: string): number =>
      standingOf({ ...STUDENT, 'study-abroad-motivation': motives }).passing.indexOf(
        realAtlas().indexOf(iso3),
      );
    expect(placeOf(['academic-quality'], 'AUS')).toBeLessThan(placeOf(['academic-quality'], 'CZE'));
    expect(placeOf(['low-tuition'], 'CZE')).toBeLessThan(placeOf(['low-tuition'], 'AUS'));
  });
});
