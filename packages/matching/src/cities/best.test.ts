import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { openSituation } from '../personal/situation.ts';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../rank.ts';
import { answersOf, wish } from '../testing/persona.ts';
import { bestCities } from './best.ts';
import { seaOf } from './sea.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);
const citiesFor = (iso3: string, written: Parameters<typeof answersOf>[0]) =>
  bestCities(openSituation(engine, profilePreferences(atlas, answersOf(written))), atlas.indexOf(iso3));
const namesFor = (iso3: string, written: Parameters<typeof answersOf>[0]) =>
  citiesFor(iso3, written).map(({ name }) => name);

describe('bestCities', () => {
  it('follows warmth: the south of Spain for warmth, the north or the heights for cool', () => {
    const latitudes = (written: Parameters<typeof answersOf>[0]) =>
      citiesFor('ESP', written).map(({ cityId }) => atlas.cities.byId(cityId)?.point[1] ?? 0);
    expect(Math.max(...latitudes({ 'climate-preference': wish(4, 5) }))).toBeLessThan(40);
    expect(Math.min(...latitudes({ 'climate-preference': wish(2, 5) }))).toBeGreaterThan(40);
  });

  it('stays by the sea when the sea is wanted', () => {
    for (const iso3 of ['ESP', 'FRA', 'USA', 'AUS']) {
      for (const { cityId } of citiesFor(iso3, { 'location-type': ['coast'] })) {
        expect(seaOf(cityId)?.km, iso3).toBeLessThanOrEqual(15);
      }
    }
  });

  it('follows the size asked for', () => {
    const sizes = (setting: string) =>
      citiesFor('DEU', { 'location-type': [setting] }).map(
        ({ cityId }) => atlas.cities.byId(cityId)?.population ?? 0,
      );
    expect(Math.min(...sizes('large-city'))).toBeGreaterThan(400_000);
    expect(Math.max(...sizes('small-town'))).toBeLessThan(150_000);
  });

  it('gives contributions that add up, and suggestions that lie apart', () => {
    const cities = citiesFor('ITA', {
      'location-type': ['coast', 'mid-size-city'],
      'climate-preference': wish(4, 3),
    });
    expect(cities.length).toBe(3);
    for (const { score, contributions } of cities) {
      expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
    }
    expect(new Set(cities.map(({ name }) => name)).size).toBe(3);
  });

  it('makes do with the only city of a small state', () => {
    expect(namesFor('SGP', {})).toEqual(['Singapore']);
  });
});

describe('seaOf', () => {
  it('agrees with the map', () => {
    const of = (name: string, iso3: string) =>
      seaOf(atlas.cities.of(iso3).find((city) => city.name === name)?.id ?? 0);
    expect(of('Lisbon', 'PRT')?.km).toBeLessThan(15);
    expect(of('Madrid', 'ESP')?.km).toBe(Number.POSITIVE_INFINITY);
    expect(of('Palma', 'ESP')).toMatchObject({ island: true });
    expect(of('Barcelona', 'ESP')).toMatchObject({ island: false });
  });
});
