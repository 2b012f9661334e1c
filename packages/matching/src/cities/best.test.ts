import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City } from '@global-fit/atlas/model';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { openSituation } from '../entry/situation.ts';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../engine/engine.ts';
import { answersOf, wish, type WrittenAnswers } from '../testing/persona.ts';
import { bestCities } from './best.ts';
import { seaOf } from './sea.ts';
import { classesWished, peopleOf, sizeAnswers } from './sizeClass.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);
const citiesFor = (iso3: string, written: WrittenAnswers) =>
  bestCities(openSituation(engine, profilePreferences(atlas, answersOf(written))), atlas.indexOf(iso3));
const namesFor = (iso3: string, written: WrittenAnswers) => citiesFor(iso3, written).map(({ name }) => name);

describe('bestCities', () => {
  it('recommends the south of Spain to those who want warmth, and the north or the mountains to those who want it cool', () => {
    const latitudes = (written: WrittenAnswers) =>
      citiesFor('ESP', written).map(({ cityId }) => atlas.cities.byId(cityId)?.point[1] ?? 0);
    expect(Math.max(...latitudes({ 'climate-preference': wish(4, 5) }))).toBeLessThan(40);
    expect(Math.min(...latitudes({ 'climate-preference': wish(2, 5) }))).toBeGreaterThan(40);
  });

  it('does not count a town on a tidal river as one by the sea', () => {
    const wide = [3031582, 2990969, 2911298, 4560349];
    for (const id of wide) expect(seaOf(id)?.km, String(id)).toBeGreaterThan(30);
    expect(seaOf(3003796)?.km).toBeLessThan(5);
  });

  it('recommends only towns by the sea when the sea is wanted', () => {
    for (const iso3 of ['ESP', 'FRA', 'USA', 'AUS']) {
      for (const { cityId } of citiesFor(iso3, { 'location-type': ['coast'] })) {
        expect(seaOf(cityId)?.km, iso3).toBeLessThanOrEqual(15);
      }
    }
  });

  it('recommends towns of the size asked for', () => {
    const sizes = (setting: string, iso3 = 'DEU') =>
      citiesFor(iso3, { 'location-type': [setting] }).map(
        ({ cityId }) => atlas.cities.byId(cityId)?.population ?? 0,
      );
    expect(Math.max(...sizes('small-town', 'FRA'))).toBeLessThan(120_000);
    expect(Math.min(...sizes('large-city'))).toBeGreaterThan(400_000);
    expect(Math.max(...sizes('small-town'))).toBeLessThan(220_000);
  });

  it('reads “suburb” as a wish about the quarter, which says nothing about size', () => {
    expect(classesWished(['suburb'])).toBeNull();
    expect(classesWished(['suburb', 'small-town', 'mid-size-city'])).toEqual(
      classesWished(['small-town', 'mid-size-city']),
    );
    const named = namesFor('ITA', { 'location-type': ['suburb', 'small-town', 'mid-size-city'] });
    expect(named).toEqual(namesFor('ITA', { 'location-type': ['small-town', 'mid-size-city'] }));
  });

  it('counts everybody around for the largest place alone, not for each of its neighbours', () => {
    const named = (iso3: string, name: string) =>
      atlas.cities.of(iso3).find((city) => city.name === name) as City;
    expect(peopleOf(named('MUS', 'Port Louis'))).toBeGreaterThan(500_000);
    expect(peopleOf(named('MUS', 'Curepipe'))).toBeLessThan(100_000);
    expect(named('GBR', 'Oldham').near).toBe('Manchester');
    expect(peopleOf(named('NOR', 'Oslo'))).toBeGreaterThan(1_000_000);
  });

  it('does not count a plateau as mountains', () => {
    const judged = (iso3: string) =>
      citiesFor(iso3, { 'location-type': ['mountain'] }).map(
        ({ contributions }) => contributions.find(({ factor }) => factor === 'city_setting')?.utility,
      );
    expect(Math.max(...judged('BRA').map(Number))).toBeLessThan(0.5);
    expect(Math.max(...judged('CHE').map(Number))).toBeGreaterThan(0.5);
  });

  it('puts first a city of the size asked for, or within a third of it, however warm another one is', () => {
    for (const iso3 of ['PRT', 'ITA', 'AUS', 'DEU', 'ESP', 'FRA', 'POL', 'CYP', 'JPN', 'BRA', 'USA', 'GBR']) {
      for (const setting of ['large-city', 'mid-size-city', 'small-town']) {
        const wished = classesWished([setting]) ?? [];
        const answers = (id: number) => sizeAnswers(atlas.cities.byId(id) as City, wished);
        if (
          !atlas.cities
            .of(iso3)
            .some(({ id, population }) => (population ?? 0) >= 50_000 && answers(id) === 1)
        )
          continue;
        const [first] = citiesFor(iso3, { 'location-type': [setting], 'climate-preference': wish(4, 5) });
        expect(answers(first?.cityId ?? 0), `${iso3} ${setting} ${first?.name}`).toBeGreaterThan(0.7);
        const term = first?.contributions.find(({ factor }) => factor === 'city_size');
        expect(term?.weight, 'a requirement, not a term of the mean').toBe(0);
      }
    }
  });

  it('prefers a town that keeps the wish for warmth and sun to one that merely lies further from a limit', () => {
    const sunny = {
      'climate-preference': wish(4, 4),
      'rainfall-preference': wish(2, 3),
      'location-type': ['coast'],
    };
    for (const line of ['No summers above 35 degrees', 'Summers hotter than 96 °F']) {
      const south = citiesFor('ESP', { ...sunny, 'deal-breakers': line }).map(
        ({ cityId }) => atlas.cities.byId(cityId)?.point[1] ?? 90,
      );
      expect(Math.max(...south), line).toBeLessThan(40);
    }
    // Where the south breaks the limit, the north is named.
    const cool = citiesFor('ESP', { ...sunny, 'deal-breakers': 'No summers above 27 degrees' });
    for (const { cityId } of cool) expect(atlas.cities.byId(cityId)?.point[1]).toBeGreaterThan(42);
  });

  it('recommends no suburb beside a far larger city', () => {
    for (const { iso3 } of atlas.countries) {
      const all = atlas.cities.of(iso3);
      for (const { cityId } of citiesFor(iso3, { 'location-type': ['coast', 'mid-size-city'] })) {
        const city = atlas.cities.byId(cityId) as City;
        const near = all.filter((one) => distanceKm(one.point, city.point) <= 6);
        if (city.isCapital || near.length === all.length) continue;
        expect(
          near.every(({ population }) => (population ?? 0) < 1.5 * Math.max(1, city.population ?? 0)),
          `${iso3} ${city.name}`,
        ).toBe(true);
      }
    }
    const names = citiesFor('PRT', { 'location-type': ['coast', 'mid-size-city'] }).map(({ name }) => name);
    expect(names).not.toContain('Amadora');
  });

  it('prefers large labour markets for a career, and says that size stands for them', () => {
    const career = { 'work-arrangement': 'local-job', 'relocation-drivers': ['career'] };
    for (const [iso3, market] of [
      ['AUS', 'Sydney'],
      ['CHE', 'Zurich'],
      ['GBR', 'London'],
      ['PRT', 'Lisbon'],
    ] as const) {
      const cities = citiesFor(iso3, career);
      expect(
        cities.map(({ name }) => name),
        iso3,
      ).toContain(market);
      for (const { contributions } of cities) {
        const weightOf = (id: string) => contributions.find(({ factor }) => factor === id)?.weight ?? 0;
        expect(weightOf('city_work')).toBeGreaterThanOrEqual(weightOf('city_climate'));
        expect(contributions.find(({ factor }) => factor === 'city_work')?.label).toMatch(/size/);
      }
    }
  });

  it('names the main cities to those who asked for no kind of town, rather than the mildest', () => {
    const main = { DEU: 'Berlin', GBR: 'London', FRA: 'Paris', ESP: 'Madrid', POL: 'Warsaw', AUS: 'Sydney' };
    for (const [iso3, name] of Object.entries(main)) expect(namesFor(iso3, {}), iso3).toContain(name);
    expect(namesFor('MEX', {})).not.toContain('Zapopan');
    expect(namesFor('ITA', { 'climate-preference': wish(4, 4) })).not.toContain('Milan');
  });

  it('names to students the cities with most universities, unless a small place was asked for', () => {
    const study = { 'work-arrangement': 'study', 'climate-preference': wish(3, 2) };
    const main = { GBR: 'London', FRA: 'Paris', JPN: 'Tokyo', KOR: 'Seoul', NLD: 'Amsterdam' };
    for (const [iso3, name] of Object.entries(main)) {
      expect(namesFor(iso3, study), iso3).toContain(name);
      expect(citiesFor(iso3, study)[0]?.contributions.map(({ label }) => label)).toContain(
        'Universities, by the size of the city',
      );
    }
    const small = citiesFor('FRA', { ...study, 'location-type': ['small-town'] });
    expect(small[0]?.contributions.map(({ factor }) => factor)).not.toContain('city_study');
  });

  it('prefers larger cities for culture or a metro, unless a small place was asked for', () => {
    const wishes = {
      'location-type': ['large-city', 'mid-size-city', 'coast'],
      'climate-preference': wish(4, 4),
    };
    const urban = citiesFor('ESP', { ...wishes, 'new-location-priorities': ['public-transport', 'culture'] });
    const people = (cities: ReturnType<typeof citiesFor>): number =>
      Math.min(...cities.map(({ cityId }) => atlas.cities.byId(cityId)?.population ?? 0));
    expect(people(urban)).toBeGreaterThan(people(citiesFor('ESP', wishes)));
    expect(urban[0]?.contributions.find(({ factor }) => factor === 'city_life')?.label).toMatch(/size/);
    const small = citiesFor('ESP', {
      'location-type': ['small-town'],
      'new-location-priorities': ['culture'],
    });
    expect(small[0]?.contributions.map(({ factor }) => factor)).not.toContain('city_life');
  });

  it('ignores the labour market for those who want a small place or work on the land', () => {
    const career = { 'work-arrangement': 'local-job', 'relocation-drivers': ['career'] };
    for (const more of [
      { 'location-type': ['rural', 'small-town'] },
      { 'location-type': ['rural', 'mid-size-city'] },
      { 'career-field': 'agriculture' },
    ])
      for (const { contributions } of citiesFor('DEU', { ...career, ...more }))
        expect(contributions.map(({ factor }) => factor)).not.toContain('city_work');
    const [first] = citiesFor('DEU', { ...career, 'location-type': ['rural', 'large-city'] });
    expect(first?.contributions.map(({ factor }) => factor)).toContain('city_work');
  });

  it('names several towns of a small island, with the climate of the country where no town has its own', () => {
    const cities = citiesFor('MLT', {
      'location-type': ['coast', 'small-town'],
      'climate-preference': wish(4, 5),
    });
    expect(cities.length).toBeGreaterThan(1);
    for (const { contributions } of cities)
      expect(contributions.find(({ factor }) => factor === 'city_climate')?.utility).not.toBeNull();
  });

  it('names no place outside the control of the government whose law the report describes', () => {
    for (const { iso3 } of atlas.countries)
      for (const { cityId } of citiesFor(iso3, { 'location-type': ['coast'] }))
        expect(atlas.cities.byId(cityId)?.outsideControl).toBeNull();
    expect(namesFor('CYP', { 'location-type': ['coast'] })).not.toContain('Famagusta');
  });

  it('names no place that a government advises against by name', () => {
    const marked = atlas.cities.all.filter(({ advisedAgainst }) => advisedAgainst !== null);
    expect(marked.length).toBeGreaterThan(15);
    for (const iso3 of new Set(marked.map((city) => city.iso3)))
      for (const written of [{ 'location-type': ['coast'] }, { 'climate-preference': wish(5, 5) }, {}])
        for (const { cityId, name } of citiesFor(iso3, written))
          expect(atlas.cities.byId(cityId)?.advisedAgainst, name).toBeNull();
  });

  it('returns contributions that add up, and towns that are not close together', () => {
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

  it('includes the town where the family lives that the customer wants to be near', () => {
    const sister = 'My sister lives in Dresden';
    expect(namesFor('DEU', { 'additional-comments': `${sister} and we want to be near her.` })).toContain(
      'Dresden',
    );
    expect(namesFor('DEU', { 'additional-comments': `${sister}.` })).toEqual(namesFor('DEU', {}));
    expect(namesFor('DEU', { 'additional-comments': `${sister} and we want to be near her.` })).toHaveLength(
      3,
    );
  });

  it('puts that town first when family is the reason to move, by slider or by choice', () => {
    const sister = {
      'additional-comments': 'My sister lives in Dresden.',
      'extended-family-location': ['DEU'],
    };
    expect(namesFor('DEU', { ...sister, 'extended-family-importance': 5 })[0]).toBe('Dresden');
    expect(namesFor('DEU', { ...sister, 'extended-family-importance': 5 })).toHaveLength(3);
    expect(namesFor('DEU', { ...sister, 'relocation-drivers': ['family-love'] })[0]).toBe('Dresden');
    const little = { ...sister, 'relocation-drivers': ['family-love'], 'extended-family-importance': 2 };
    expect(namesFor('DEU', little)).toEqual(namesFor('DEU', {}));
    const town = { 'location-type': ['small-town'], 'extended-family-importance': 5 };
    expect(namesFor('DEU', { ...sister, ...town })[0]).toBe('Dresden');
    expect(namesFor('DEU', { ...sister, ...town })).toHaveLength(3);
    const mother = { ...sister, 'additional-comments': 'My mother lives in Dresden and wants me near.' };
    expect(namesFor('DEU', mother)).toContain('Dresden');
    expect(namesFor('DEU', mother)[0]).not.toBe('Dresden');
  });

  it('includes every town the customer named to live in, whatever its size, and three in all', () => {
    const asked = { 'location-type': ['mid-size-city', 'coast'], 'climate-preference': wish(4, 4) };
    const remark = { 'additional-comments': 'I prefer Valencia or Cartagena.' };
    expect(namesFor('ESP', asked)).not.toContain('Valencia');
    expect(namesFor('ESP', { ...asked, ...remark })).toEqual(
      expect.arrayContaining(['Valencia', 'Cartagena']),
    );
    expect(namesFor('ESP', { ...asked, ...remark })).toHaveLength(3);
    const cool = { ...asked, ...remark, 'deal-breakers': 'No winters above 5 degrees' };
    expect(namesFor('ITA', { ...asked, ...remark })).toEqual(namesFor('ITA', asked));
    expect(namesFor('ESP', cool).length).toBeLessThanOrEqual(3);
  });

  it('returns the only city of a small state', () => {
    expect(namesFor('SGP', {})).toEqual(['Singapore']);
  });
});

describe('seaOf', () => {
  it('agrees with distances measured on the map', () => {
    const of = (name: string, iso3: string) =>
      seaOf(atlas.cities.of(iso3).find((city) => city.name === name)?.id ?? 0);
    expect(of('Lisbon', 'PRT')?.km).toBeLessThan(15);
    expect(of('Madrid', 'ESP')?.km).toBe(Number.POSITIVE_INFINITY);
    expect(of('Palma', 'ESP')).toMatchObject({ island: true });
    expect(of('Barcelona', 'ESP')).toMatchObject({ island: false });
  });
});
