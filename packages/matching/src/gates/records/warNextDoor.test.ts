import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

describe('a war next door', () => {
  it.each([
    ['War or a war next door', ['war', 'war-next-door']],
    ['a neighbour at war', ['war', 'war-next-door']],
    ['Countries bordering a conflict zone', ['war', 'war-next-door']],
    ['near a war zone', ['war', 'war-next-door']],
    ['War', ['war']],
    ['Trade wars with neighbours', [null]],
  ])('is read of "%s" as %j', (line, ids) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).toEqual(ids);
  });

  it('is judged by deaths in conflict and travel advice of the countries with a land border', () => {
    const { gates } = standingOf({ 'deal-breakers': 'War or a war next door' });
    const gate = gates.find(({ id }) => id === 'deal-breaker:war-next-door');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    // Ukraine, Myanmar; Russia; gangs in Mexico, an island.
    expect(['POL', 'THA', 'FIN', 'USA', 'MLT', 'PRT'].map(status)).toEqual([
      'failed',
      'failed',
      'at_risk',
      'met',
      'met',
      'met',
    ]);
    expect(gate?.check(atlas.indexOf('POL')).reason()).toMatchObject({
      kind: 'war next door',
      neighbour: { country: { iso3: 'UKR' }, grade: 2 },
    });
  });
});
