import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../testing/standingOf.ts';
import type { WrittenAnswers } from '../testing/persona.ts';

const REMOTE: WrittenAnswers = {
  citizenship: ['GBR'],
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'expected-annual-income': '75k-100k',
  'visa-preference': ['digital-nomad', 'permanent-residency'],
};

/** What the path to citizenship is worth in a country for somebody who answered so. */
function pathIn(iso3: string, answers: WrittenAnswers): number {
  const { factors } = standingOf(answers);
  const path = factors.find(({ id }) => id === 'path_to_citizenship');
  return path?.utilities[realAtlas().indexOf(iso3)] ?? Number.NaN;
}

describe('the path to citizenship', () => {
  it('does not count years on a permit for remote work after which no other permit follows', () => {
    const bySalary: WrittenAnswers = {
      ...REMOTE,
      'work-arrangement': 'local-job',
      'income-sources': ['local-income'],
      'visa-preference': ['work'],
    };
    // Malta: five years and a second passport; what is left is the passport kept.
    expect(pathIn('MLT', bySalary) - pathIn('MLT', REMOTE)).toBeCloseTo(0.8 * (3 / 7), 2);
  });

  it('counts them where permanent residence follows', () => {
    const asCitizen: WrittenAnswers = { ...REMOTE, citizenship: ['ITA'] };
    expect(pathIn('PRT', REMOTE)).toBeGreaterThan(0.6);
    expect(pathIn('MLT', asCitizen)).toBeGreaterThan(pathIn('MLT', REMOTE));
  });
});
