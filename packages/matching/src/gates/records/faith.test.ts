import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

/** What a line makes of countries. */
function statusOf(line: string, iso3s: readonly string[]) {
  const { gates } = standingOf({ 'deal-breakers': line });
  const gate = gates.find(({ id }) => id.startsWith('deal-breaker:religious-freedom'));
  return Object.fromEntries(iso3s.map((iso3) => [iso3, gate?.check(atlas.indexOf(iso3)).status]));
}

describe('the people of one faith', () => {
  it('are under pressure, in whatever order a line says so', () => {
    const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);
    for (const line of ['Persecution of Christians', 'Christians are persecuted', 'anti-Christian laws'])
      expect(read(line)).toEqual(['religious-freedom-christians']);
    expect(read('Jews are attacked')).toEqual(['religious-freedom']);
  });

  it('are free where belief is free, whether they are most people or few', () => {
    expect(statusOf('Persecution of Christians', ['PRT', 'JPN', 'MYS', 'CHN'])).toEqual({
      PRT: 'met',
      JPN: 'met',
      MYS: 'failed',
      CHN: 'failed',
    });
  });

  it('may be free where they are most people, even if the state oppresses others', () => {
    expect(statusOf('Persecution of Muslims', ['IRN', 'TUR'])).toEqual({ IRN: 'at_risk', TUR: 'at_risk' });
    expect(statusOf('Religious persecution', ['IRN'])).toEqual({ IRN: 'failed' });
  });
});
