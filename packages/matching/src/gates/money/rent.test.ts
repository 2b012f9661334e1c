import { distanceKm } from '@global-fit/atlas/places/distance';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../../cities/best.ts';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

describe('a rent that a line names', () => {
  it('warns and excludes nothing, because surveys cover good flats', () => {
    const { gates } = standingOf({ 'deal-breakers': 'Rent above 700 euros a month' });
    const rent = gates.find(({ id }) => id === 'deal-breaker:rent');
    const statuses = new Set(atlas.countries.map((_, country) => rent?.check(country).status));
    expect(statuses).toEqual(new Set(['met', 'at_risk']));
  });

  it('is compared with the rents of the recommended towns for the kind of home wanted', () => {
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
    const house = rentIn({ 'housing-preference': 'rent-house' });
    const reasons = atlas.countries.map((_, country) => house(country).verdict?.reason().kind);
    expect(new Set(reasons)).toEqual(new Set(['no record']));
  });

  it.each([
    ['shared living', { 'housing-preference': 'serviced-coliving' }, 'Rent above 900 euros a month'],
    ['studies', { 'work-arrangement': 'study' }, 'Rent above 900 euros a month'],
    ['a room by name', {}, 'a room for more than 900 euros a month'],
  ])('assumes that a room costs no more than a flat: %s', (_, written, line) => {
    const { gates } = standingOf({ ...written, 'deal-breakers': line });
    const rent = gates.find(({ id }) => id === 'deal-breaker:rent-room');
    const found = atlas.countries.flatMap((__, country) => rent?.check(country) ?? []);
    expect(found).toHaveLength(atlas.countries.length);
    const kept = found.filter(({ status }) => status === 'met').map((one) => one.reason());
    expect(kept.length).toBeGreaterThan(3);
    // A dearer flat is no word on its rooms.
    for (const reason of kept) expect(reason.kind === 'rent' && reason.eur <= 900).toBe(true);
    for (const one of found.filter(({ status }) => status !== 'met'))
      expect(one.reason().kind).toBe('no record');
  });
});
