import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../conditions/dealBreakers.ts';
import { ownVerdicts } from '../testing/standingOf.ts';

describe('a line on the citizenship of a child', () => {
  it.each([
    'Our baby must get the citizenship at birth',
    'No birthright citizenship',
    'Must have jus soli',
    'Our child has to be a citizen by birth',
    'No citizenship for children born there',
    'A child born there must get the passport',
    'Babies born there are not citizens',
  ])('is read: “%s”', (line) => {
    expect(readDealBreakers(realAtlas(), line).dealBreakers.map(({ id }) => id)).toEqual([
      'birth-citizenship',
    ]);
  });

  it.each([
    'I must not lose the citizenship of my birth',
    'Must keep our passport by birth',
    'No path to citizenship',
    'No birth certificate for our child',
  ])('is not read where somebody speaks of their own citizenship, or of papers: “%s”', (line) => {
    expect(readDealBreakers(realAtlas(), line).dealBreakers.map(({ id }) => id)).not.toContain(
      'birth-citizenship',
    );
  });

  it('is met by birth on the territory, and by a passport that the family holds', () => {
    const of = ownVerdicts('No birthright citizenship', { citizenship: ['ITA'] });
    expect(['CAN', 'IRL', 'NOR', 'ITA'].map((iso3) => of(iso3)?.status)).toEqual([
      'met',
      'at_risk',
      'failed',
      'met',
    ]);
    expect(of('ITA')?.reason()).toMatchObject({ indicator: 'citizenship_by_descent' });
  });

  it.each(['GBR', 'PRT', 'DEU', 'AUS', 'NZL'])(
    'excludes no country that naturalises children of settled parents: %s',
    (iso3) => {
      const verdict = ownVerdicts('No birthright citizenship')(iso3);
      expect(verdict?.status).toBe('at_risk');
      expect(verdict?.reason()).toMatchObject({ indicator: 'citizenship_by_birth' });
    },
  );
});
