import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../../cities/best.ts';
import { candidates } from '../../cities/candidates.ts';
import { seaOf } from '../../cities/sea.ts';
import { offBy, townValue } from '../../cities/townMeasures.ts';
import { shortestDay } from '../../conditions/towns/townClimate.ts';
import { engineOf } from '../../engine/engine.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

describe('the shortest day', () => {
  it.each([
    ['the equator', 0, 12.1],
    ['Sydney', -33.9, 9.9],
    ['London', 51.5, 7.8],
    ['Oslo', 59.9, 5.9],
    ['Tromsø', 69.6, 0],
  ])('is calculated from the latitude: %s', (_, latitude, hours) => {
    expect(shortestDay(latitude)).toBeCloseTo(hours, 1);
  });

  it('excludes countries whose towns all lie far north, for people who fear months of darkness', () => {
    const { gates } = standingOf({ 'deal-breakers': 'No sun for months' });
    const gate = gates.find(({ id }) => id === 'deal-breaker:dark-winters');
    const statusOf = (iso3: string) =>
      gate?.check(atlas.countries.findIndex((one) => one.iso3 === iso3)).status;
    expect(['FIN', 'DNK', 'PRT'].map(statusOf)).toEqual(['failed', 'at_risk', 'met']);
  });
});

describe('a limit that towns keep or not', () => {
  it.each([
    ['Summers above 31 degrees', 'extreme-heat', 'summer afternoons', 34],
    ['No winters below 3 °C', 'freezing-winters', 'winter nights', 0],
    ['Winter days below 12 degrees', 'cold-days', 'winter days', 9],
    ['Must be within 50 km of the sea', 'sea-distance', 'sea', 55],
  ] as const)('is judged town by town: "%s"', (line, id, measure, beyond) => {
    const { gates, situation } = standingOf({ 'deal-breakers': line });
    const gate = gates.find((one) => one.id === `deal-breaker:${id}`);
    const sign = measure.startsWith('winter') ? -1 : 1;
    let failed = 0;
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      // A town without a record, NaN, may keep what the others break, and so may one whose record is rough.
      const values = candidates(situation, country).map(
        (city) => townValue(engine, measure, city) - sign * offBy(engine, measure, city),
      );
      const all = values.length > 0 && values.every((value) => sign * value > sign * beyond);
      if (all) failed += 1;
      expect(gate?.check(country).status === 'failed', iso3).toBe(all);
    }
    expect(failed).toBeGreaterThan(10);
  });

  it.each([
    ['Heat over 90 °F', 'extreme-heat', 'summer afternoons', 32.2],
    ['No temperatures above 30 degrees', 'extreme-heat', 'summer afternoons', 30],
    ['Nights below 0 degrees', 'freezing-winters', 'winter nights', 0],
  ] as const)(
    'warns where single days may exceed the number, because the figure is a mean: "%s"',
    (line, id, measure, limit) => {
      const { gates, situation } = standingOf({ 'deal-breakers': line });
      const gate = gates.find((one) => one.id === `deal-breaker:${id}`);
      const sign = measure === 'winter nights' ? -1 : 1;
      const warned = new Set<string>();
      for (const [country, { iso3 }] of atlas.countries.entries()) {
        const verdict = gate?.check(country);
        const reason = verdict?.reason();
        if (!verdict || reason?.kind !== 'towns') continue;
        const [first] = bestCities(situation, country)
          .flatMap(({ cityId }) => atlas.cities.byId(cityId) ?? [])
          .map((city) => townValue(engine, measure, city))
          .filter((value) => !Number.isNaN(value));
        if (first === undefined) continue;
        const spare = sign * (limit - first);
        if (spare < 3.9) expect(verdict.status, iso3).not.toBe('met');
        else if (spare > 4.1) expect(verdict.status, iso3).toBe('met');
        if (spare > 0 && verdict.status === 'at_risk') warned.add(iso3);
      }
      expect(warned.size).toBeGreaterThan(3);
    },
  );

  it('recommends no town that breaks a condition which another town keeps', () => {
    const { situation, gates } = standingOf({
      'deal-breakers': 'No winters below 3 °C\nSea more than one hour away',
    });
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      const statuses = gates
        .filter(({ group }) => group === 'deal-breaker')
        .map((gate) => gate.check(country).status);
      if (!statuses.every((status) => status === 'met')) continue;
      const [first, ...more] = bestCities(situation, country);
      if (first) expect(seaOf(first.cityId)?.km, iso3).toBeLessThanOrEqual(50);
      for (const { cityId } of more) expect(seaOf(cityId)?.km, `${iso3} ${cityId}`).toBeLessThanOrEqual(80);
    }
  });

  it('prefers towns with records, and judges by the first of them', () => {
    const { situation, gates } = standingOf({ 'deal-breakers': 'winter nights below 3 degrees' });
    const gate = gates.find(({ id }) => id === 'deal-breaker:freezing-winters');
    const spain = atlas.indexOf('ESP');
    const [first] = bestCities(situation, spain);
    const city = first && atlas.cities.byId(first.cityId);
    expect(city?.temperatureC).not.toBeNull();
    expect(gate?.check(spain).status).toBe('met');
  });
});
