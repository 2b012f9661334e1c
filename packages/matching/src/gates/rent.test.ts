import { distanceKm } from '@global-fit/atlas/distance';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../cities/best.ts';
import type { WrittenAnswers } from '../testing/persona.ts';
import { standingOf } from '../testing/standingOf.ts';

const atlas = realAtlas();

describe('a rent that a line names', () => {
  it('warns and rules nothing out, since it is surveyed of good flats', () => {
    const { gates } = standingOf({ 'deal-breakers': 'Rent above 700 euros a month' });
    const rent = gates.find(({ id }) => id === 'deal-breaker:rent');
    const statuses = new Set(atlas.countries.map((_, country) => rent?.check(country).status));
    expect(statuses).toEqual(new Set(['met', 'at_risk']));
  });

  it('is held against the towns recommended and the kind of home that is looked for', () => {
    const rentIn = (written: WrittenAnswers) => {
      const { situation, gates } = standingOf({
        'deal-breakers': 'Rent above 700 euros a month',
        ...written,
      });
      const gate = gates.find(({ id }) => id.startsWith('deal-breaker:rent'));
      return (country: number) => ({ verdict: gate?.check(country), best: bestCities(situation, country) });
    };
    const flat = rentIn({});
    let elsewhere = 0;
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      const { verdict, best } = flat(country);
      const reason = verdict?.reason();
      if (reason?.kind !== 'rent') {
        if (atlas.cities.of(iso3).some(({ rentEur }) => rentEur !== null)) elsewhere += 1;
        continue;
      }
      expect(verdict?.status === 'met', iso3).toBe(reason.eur <= 700);
      const towns = best.flatMap(({ cityId }) => atlas.cities.byId(cityId) ?? []);
      const away = towns.map(({ point }) => distanceKm(point, reason.city.point));
      expect(Math.min(...away), iso3).toBeLessThan(16);
    }
    expect(elsewhere).toBeGreaterThan(0);
    for (const home of ['serviced-coliving', 'rent-house']) {
      const other = rentIn({ 'housing-preference': home });
      const reasons = atlas.countries.map((_, country) => other(country).verdict?.reason().kind);
      expect(new Set(reasons)).toEqual(new Set(['no record']));
    }
  });
});
