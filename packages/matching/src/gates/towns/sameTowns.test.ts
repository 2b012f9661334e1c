import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { bestCities } from '../../cities/best.ts';
import { townsToLiveIn } from '../../cities/ownTowns.ts';
import { degreesOff } from '../../scoring/offWish.ts';
import { seaOf } from '../../cities/sea.ts';
import { townValue } from '../../cities/townMeasures.ts';
import { warmthDistances } from '../../personal/wishes.ts';
import { engineOf } from '../../engine/engine.ts';
import { wish, type WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';
import { ROOM_FOR_A_HORSE } from './countryside.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);
const HOT_COAST = { 'climate-preference': wish(5, 4), 'location-type': ['mid-size-city', 'coast', 'island'] };

describe('climate, sea and size', () => {
  it('are judged in the same towns, some of which are recommended', () => {
    const { situation, gates } = standingOf(HOT_COAST);
    const target = situation.preferences.targets.find(({ factor }) => factor === 'warmth');
    const climate = gates.find(({ id }) => id === 'climate');
    if (!target || !climate) throw new Error('no wish');
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      const towns = townsToLiveIn(situation, country);
      const off = towns
        .map((city) => degreesOff(townValue(engine, 'warmth', city), target))
        .filter((one) => !Number.isNaN(one));
      const { closest } = warmthDistances(situation, target, country);
      if (off.length > 0) expect(closest, iso3).toBeCloseTo(Math.min(...off), 9);
      const kept = climate.check(country).status !== 'failed';
      for (const { cityId } of bestCities(situation, country)) {
        const city = towns.find(({ id }) => id === cityId);
        expect(city, iso3).toBeDefined();
        // Degrees by which a wish of importance 4 rules a place out.
        if (kept && city && off.length === towns.length)
          expect(degreesOff(townValue(engine, 'warmth', city), target), iso3).toBeLessThanOrEqual(12);
      }
    }
  });

  it('do not let a hot inland make up for a cold coast', () => {
    const argentina = atlas.indexOf('ARG');
    const found = (written: WrittenAnswers) => {
      const { situation, gates } = standingOf({ 'climate-preference': wish(5, 4), ...written });
      const [target] = situation.preferences.targets;
      const status = gates.find(({ id }) => id === 'climate')?.check(argentina).status;
      return { status, closest: target && warmthDistances(situation, target, argentina).closest };
    };
    expect(found({})).toMatchObject({ status: 'met' });
    expect(found(HOT_COAST)).toMatchObject({ status: 'at_risk' });
    expect(found(HOT_COAST).closest).toBeGreaterThan((found({}).closest ?? 0) + 4);
  });

  it('include a town by the sea where the sea was ticked, or leave the country at risk', () => {
    for (const written of [HOT_COAST, { 'new-location-priorities': ['sea'] }]) {
      const { situation, gates } = standingOf(written);
      const gate = gates.find(({ id }) => id === 'need:sea');
      const statuses = new Set<string>();
      for (const [country, { iso3 }] of atlas.countries.entries()) {
        const status = gate?.check(country).status ?? 'none';
        statuses.add(status);
        const near = bestCities(situation, country).map(({ cityId }) => (seaOf(cityId)?.km ?? 99) <= 15);
        if (status === 'met' && near.length > 0) expect(near, iso3).toContain(true);
        if (status === 'at_risk') expect(near, iso3).not.toContain(true);
      }
      expect([...statuses].sort()).toEqual(expect.arrayContaining(['at_risk', 'met']));
      expect(statuses).not.toContain('failed');
    }
  });

  it('require no sea where mountains would do as well, or beside a line of the customer’s own', () => {
    const ids = (written: WrittenAnswers) => standingOf(written).gates.map(({ id }) => id);
    expect(ids({ 'location-type': ['coast', 'mountain'] })).not.toContain('need:sea');
    expect(ids({ 'location-type': ['coast'], 'deal-breakers': 'No beach' })).not.toContain('need:sea');
    expect(ids({ 'location-type': ['coast'] })).toContain('need:sea');
  });

  it('exclude a country that is a single city where the countryside and no city was ticked', () => {
    const statuses = (kinds: readonly string[]) => {
      const { gates } = standingOf({ 'location-type': [...kinds] });
      const gate = gates.find(({ id }) => id === 'need:countryside');
      return gate && ['SGP', 'NRU', 'MLT', 'FRA'].map((iso3) => gate.check(atlas.indexOf(iso3)).status);
    };
    expect(statuses(['rural', 'small-town'])).toEqual(['failed', 'met', 'met', 'met']);
    expect(statuses(['rural', 'mid-size-city'])).toBeUndefined();
    expect(statuses(['small-town'])).toBeUndefined();
  });

  it('exclude a country as dense as a city where property with land is wanted', () => {
    const statuses = (kinds: readonly string[]) => {
      const { gates } = standingOf({ 'location-type': [...kinds], 'housing-preference': 'rural-property' });
      const gate = gates.find(({ id }) => id === 'need:countryside');
      return gate && ['MLT', 'BHR', 'NLD', 'PRT'].map((iso3) => gate.check(atlas.indexOf(iso3)).status);
    };
    expect(statuses(['rural', 'small-town'])).toEqual(['failed', 'failed', 'met', 'met']);
    expect(statuses(['coast'])).toEqual(['failed', 'failed', 'met', 'met']);
  });

  it('put a country as dense as a city at risk for a horse that comes along', () => {
    const statuses = (moves: string, animals: string[]) => {
      const { gates } = standingOf({ 'relocating-pets': moves, 'pets-details': animals });
      const gate = gates.find(({ id }) => id === ROOM_FOR_A_HORSE);
      return gate && ['MLT', 'SGP', 'NLD', 'IRL'].map((iso3) => gate.check(atlas.indexOf(iso3)).status);
    };
    expect(statuses('yes', ['cat', 'horse'])).toEqual(['at_risk', 'at_risk', 'met', 'met']);
    expect(statuses('yes', ['cat'])).toBeUndefined();
    expect(statuses('undecided', ['horse'])).toBeUndefined();
    const { gates } = standingOf({
      'relocating-pets': 'yes',
      'pets-details': ['horse'],
      'deal-breakers': 'Nowhere to keep a horse near the house',
    });
    const own = gates.find(({ id }) => id === 'deal-breaker:room-for-a-horse');
    expect(['MLT', 'NLD'].map((iso3) => own?.check(atlas.indexOf(iso3)).status)).toEqual(['failed', 'met']);
    expect(gates.map(({ id }) => id)).not.toContain(ROOM_FOR_A_HORSE);
  });

  it('exclude a country without a town by the sea for a line on the sea, and recommend its coastal towns elsewhere', () => {
    const { situation, gates } = standingOf({
      'deal-breakers': 'No beach',
      'location-type': ['mid-size-city'],
    });
    const gate = gates.find(({ id }) => id === 'deal-breaker:sea');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    expect(['BOL', 'AUT', 'PER', 'PRT'].map(status)).toEqual(['failed', 'failed', 'met', 'met']);
    for (const { cityId } of bestCities(situation, atlas.indexOf('PER')))
      expect(seaOf(cityId)?.km).toBeLessThanOrEqual(30);
  });
});

describe('a better climate as a reason to move', () => {
  const COPENHAGEN = { value: 'Copenhagen, Denmark', city: 'Copenhagen', countryCode: 'dk' };
  const statusOf = (drivers: readonly string[], warmth: number, iso3: string) => {
    const { gates } = standingOf({
      'current-location': COPENHAGEN,
      'relocation-drivers': drivers,
      'climate-preference': wish(warmth, 3),
    });
    const verdict = gates.find(({ id }) => id === 'climate')?.check(atlas.indexOf(iso3));
    return [verdict?.status, verdict?.reason()];
  };

  it('excludes countries no closer to the wish than home', () => {
    expect(statusOf(['better-climate'], 3, 'SWE')).toEqual([
      'failed',
      expect.objectContaining({ kind: 'degrees off', asAtHome: true }),
    ]);
    expect(statusOf(['better-climate'], 3, 'PRT')[0]).toBe('met');
    expect(statusOf(['nature'], 3, 'SWE')[0]).not.toBe('failed');
  });

  it('ignores warmth where home is as warm as the wish, since sun or rain is meant then', () => {
    expect(statusOf(['better-climate'], 2, 'SWE')[0]).not.toBe('failed');
  });
});

describe('conditions measured town by town', () => {
  const lines = 'No summers above 35 degrees\nNo winters below 8 degrees\nMust be within 30 km of the sea';

  it('fail a country in which no single town keeps them all', () => {
    const { situation, gates } = standingOf({ 'deal-breakers': lines });
    const together = gates.find(({ id }) => id === 'deal-breaker:together');
    const apart: string[] = [];
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      const own = gates.filter(({ group, id }) => group === 'deal-breaker' && id !== together?.id);
      const each = own.map((gate) => gate.check(country).status);
      if (together?.check(country).status !== 'failed') continue;
      apart.push(iso3);
      const reason = together.check(country).reason();
      expect(reason.kind === 'towns apart' && reason.each.length, iso3).toBeGreaterThan(1);
      expect(reason.kind === 'towns apart' && reason.keep, iso3).toEqual([]);
      // Each of them is kept by some town, or is a condition that fails by itself.
      expect(each.filter((status) => status !== 'failed').length, iso3).toBeGreaterThan(1);
      expect(townsToLiveIn(situation, country).length, iso3).toBeGreaterThan(0);
    }
    expect(apart).toContain('BGR');
    const kept = together?.check(atlas.indexOf('PRT')).reason();
    expect(kept?.kind === 'towns apart' && kept.keep.length).toBeGreaterThan(0);
    expect(apart).not.toContain('PRT');
  });

  it('are only at risk where a town without records may keep them', () => {
    const { gates } = standingOf({ 'deal-breakers': 'No winter nights below 17 degrees' });
    const [gate] = gates.filter(({ group }) => group === 'deal-breaker');
    const verdict = gate?.check(atlas.indexOf('ESP'));
    expect(verdict?.status).toBe('at_risk');
    const reason = verdict?.reason();
    expect(reason?.kind === 'towns' && reason.unrecorded.map(({ name }) => name)).toContain(
      'Las Palmas de Gran Canaria',
    );
    expect(gate?.check(atlas.indexOf('FRA')).status).toBe('failed');
  });
});
