import { describe, expect, it } from 'vitest';
import { openStandings } from '../percentile.ts';
import { countryProfile } from '../countryProfile/profile.ts';
import { realAtlas } from '../testing/realAtlas.ts';
import { countryDetail } from './detail.ts';
import type { CountryDetail } from './model.ts';

const atlas = realAtlas();
const standings = openStandings(atlas);
const details = atlas.countries.map(({ iso3 }) => countryDetail(atlas, iso3, standings) as CountryDetail);
const of = (iso3: string): CountryDetail => details[atlas.indexOf(iso3)] as CountryDetail;

describe('country details', () => {
  it('exist for every country and for nothing else', () => {
    expect(details.map(({ iso3 }) => iso3)).toEqual(atlas.countries.map(({ iso3 }) => iso3));
    expect(countryDetail(atlas, 'ZZZ')).toBeNull();
  });

  it('have a year and a source for every figure, and leave out what is unknown', () => {
    for (const { statistics, prices } of details)
      for (const { year, source } of [...statistics, ...prices]) {
        expect(year).toBeGreaterThan(1900);
        expect(source.length).toBeGreaterThan(3);
      }
    expect(JSON.stringify(details)).not.toMatch(/undefined|NaN|\[object|Infinity/);
  });

  it('agree with the profile in what both state', () => {
    for (const { iso3, statistics, highlights } of details) {
      const profile = countryProfile(atlas, iso3, standings);
      expect(highlights.map(({ text }) => text)).toEqual(profile?.key_highlights);
      const told = statistics.filter(({ label }) => profile?.statistics[label] !== undefined);
      expect(told.length).toBeGreaterThan(1);
      for (const { label, text } of told) expect(text).toBe(profile?.statistics[label]);
    }
  });

  it('list each foreign passport under one visit rule, and their own under none', () => {
    for (const { iso3, visits } of details) {
      const passports = visits.rules.flatMap((rule) => rule.passports);
      expect(new Set(passports).size).toBe(passports.length);
      expect(passports).not.toContain(iso3);
    }
    const free = of('PRT').visits.rules.find(({ passports }) => passports.includes('USA'));
    expect(free).toMatchObject({ kind: 'visa free', days: 90 });
  });

  it('list who may settle by right', () => {
    const [first] = of('PRT').movement;
    expect(first).toMatchObject({ grade: 'settle' });
    expect(first?.passports).toContain('DEU');
    expect(first?.passports).not.toContain('PRT');
  });

  it('word thresholds, stays and what a route leads to', () => {
    const nomad = of('PRT').routes.find(({ name }) => name === 'D8 Digital Nomad Visa');
    expect(nomad?.income).toMatch(/^€\u00a03,680 a month \(about US\$\u00a0\d,\d{3} a month\)$/);
    expect(nomad?.duration).toBe('up to 2\u00a0years');
    expect(nomad?.leadsTo).toBe('permanent residence after 5\u00a0years, citizenship after 10\u00a0years');
    expect(of('NRU').routes).toEqual([]);
  });

  it('contain no route without a clear licence', () => {
    const hidden = atlas.countries.flatMap(({ iso3 }) => atlas.routes.of(iso3).filter(({ shown }) => !shown));
    const listed = new Set(details.flatMap(({ routes }) => routes.map(({ id }) => id)));
    expect(hidden.filter(({ id }) => listed.has(id))).toEqual([]);
  });

  it('do not repeat in the notes of a route what the paragraph on citizenship says, and list whom a route is closed to', () => {
    for (const { name, routes } of details)
      for (const { notes, passports } of routes)
        if (passports === null) expect(notes ?? '', name).not.toMatch(/dual citizenship:|Factbook says/);
    const mercosur = of('URY').routes.find((route) => route.name.endsWith('Mercosur'));
    expect(mercosur?.passports).toContain('BRA');
    expect(mercosur?.passports).not.toContain('IND');
    expect(of('MLT').routes.find(({ name }) => name === 'Nomad Residence Permit')?.closedTo).toContain('SYR');
  });

  it('name no region that is called like its country, and leave out unlisted languages', () => {
    for (const { name, cities, statistics } of details) {
      expect(cities.map(({ region }) => region)).not.toContain(name);
      expect(statistics.map(({ text }) => text)).not.toContain('not listed');
    }
    expect(of('BWA').statistics.find(({ id }) => id === 'english_status')?.text).toBe('official');
  });

  it('list the capital first among cities and climates', () => {
    expect(of('PRT').cities[0]).toMatchObject({ name: 'Lisbon', isCapital: true });
    expect(of('ESP').climate[0]?.city).toBe('Madrid');
    expect(of('ESP').climate.at(-1)?.city).toBeNull();
    for (const { climate } of details)
      for (const sheet of climate) {
        expect(sheet.temperature).toHaveLength(12);
        expect(sheet.rainfall?.length ?? 12).toBe(12);
      }
  });
});
