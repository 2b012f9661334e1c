import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

describe('a line on grey winters', () => {
  it.each([
    'Grey winters',
    'gray skies in winter',
    'overcast skies for months',
    'winters that are always cloudy',
    'Grey winters with no sun, anything like Seattle or London in December',
  ])('is read as a line on winter sun: "%s"', (line) => {
    expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).toContain('grey-winters');
  });

  it.each(['Grey market goods', 'a grey zone of law', 'cloud computing companies'])(
    'is not read where nothing is said about the weather: "%s"',
    (line) => {
      expect(readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id)).not.toContain('grey-winters');
    },
  );

  it('fails where the sun hardly shines, and not for cold or rainy winters that are bright', () => {
    const { gates } = standingOf({ 'deal-breakers': 'Grey winters, anything like London in December' });
    const gate = gates.find(({ id }) => id === 'deal-breaker:grey-winters');
    const statusOf = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    expect(['GBR', 'IRL', 'NLD', 'DEU', 'POL'].map(statusOf)).toEqual(Array(5).fill('failed'));
    expect(['PRT', 'ESP', 'MLT', 'AUS', 'KOR'].map(statusOf)).toEqual(Array(5).fill('met'));
  });

  it('names for each town whose sun was used, where the town has no record of its own', () => {
    const { gates } = standingOf({ 'deal-breakers': 'Grey winters' });
    const gate = gates.find(({ id }) => id === 'deal-breaker:grey-winters');
    let borrowed = 0;
    for (const i of atlas.countries.keys()) {
      const reason = gate?.check(i).reason();
      if (reason?.kind !== 'towns') continue;
      for (const { city, of } of reason.towns) {
        expect(of === undefined, city.name).toBe(city.sunshineHours !== null);
        if (of !== undefined && of !== 'country') expect(of.sunshineHours, city.name).not.toBeNull();
        borrowed += of === undefined ? 0 : 1;
      }
    }
    expect(borrowed).toBeGreaterThan(20);
  });
});
