import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

describe('a regime for pensions that takes foreigners alone', () => {
  const status = (citizenship: string, iso3: string): string | undefined => {
    return standingOf({
      citizenship: [citizenship],
      'deal-breakers': 'Tax above 20% on my pension',
    })
      .gates.find(({ id }) => id === 'deal-breaker:pension-tax')
      ?.check(atlas.indexOf(iso3)).status;
  };

  it('leaves the line unknown for the country’s own citizens, and decides it for everybody else', () => {
    expect([status('USA', 'MLT'), status('MLT', 'MLT')]).toEqual(['met', 'at_risk']);
  });

  it('decides it for the country’s own citizens where it requires time abroad and no foreign passport', () => {
    expect([status('ITA', 'ITA'), status('USA', 'ITA')]).toEqual(['met', 'met']);
  });
});
