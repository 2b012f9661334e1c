import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { sizeClassOf } from '@global-fit/matching/cities/sizeClass';
import { RAIN_STEPS } from '@global-fit/matching/profile/weights/climateTargets';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../model.ts';
import { rainVerdict } from '../../sections/lifestyle/rain.ts';
import { reportFor } from '../../testing/reports.ts';

const atlas = realAtlas();
const reports = PERSONAS.map((persona) => ({
  persona,
  document: reportFor(persona, { tier: 'gold', additionalCountries: 2 }),
}));
const textOf = (document: ReportDocument): string => JSON.stringify(document);
const times = (text: string, phrase: RegExp): number => [...text.matchAll(new RegExp(phrase, 'g'))].length;

describe('the cities of a place', () => {
  it('lie where the described law applies; a divided country is described as such, with its source', () => {
    for (const { document } of reports)
      for (const place of document.places) {
        for (const { id } of place.cities) expect(atlas.cities.byId(id)?.outsideControl).toBeNull();
        const divided = atlas.cities.all.some((city) => city.iso3 === place.iso3 && city.outsideControl);
        const said = place.whatWillBeHard.filter(({ text }) => /has no control over/.test(text));
        expect(said.length, place.country).toBe(divided ? 1 : 0);
        for (const { facts } of said) expect(facts.every((fact) => fact.startsWith('outside:'))).toBe(true);
      }
  });

  it('are described by what differs between them, with the right words for size', () => {
    for (const { document } of reports)
      for (const { cities, country } of document.places) {
        const lines = cities.map(({ why }) => why);
        expect(new Set(lines).size, country).toBe(lines.length);
        for (const { id, why } of cities) {
          const city = atlas.cities.byId(id);
          expect(why).not.toMatch(/than at home| in [A-Z][^ ]+:/);
          if (city) expect(why.toLowerCase()).toContain(sizeClassOf(city) ?? 'city');
        }
      }
  });
});

describe('the climate of a place', () => {
  it('says that rain is as asked for only within 1.4 times the wish', () => {
    for (const [i, ideal] of RAIN_STEPS.entries()) {
      expect(rainVerdict(ideal * 1.39, i + 1)).toBe('fits');
      // At either end of the scale nothing is too dry or too wet.
      expect(rainVerdict(ideal * 1.41, i + 1)).toBe(i === RAIN_STEPS.length - 1 ? 'fits' : 'more');
      expect(rainVerdict(ideal / 1.41, i + 1)).toBe(i === 0 ? 'fits' : 'less');
    }
    for (const { persona, document } of reports) {
      const ideal = RAIN_STEPS[Number(persona.answers['precipitation-preference']?.value) - 1];
      for (const [, mm] of textOf(document).matchAll(/suits your wish, about ([\d,]+) mm/g)) {
        const ratio = Number(mm?.replaceAll(',', '')) / (ideal ?? Number.NaN);
        const isDriest = ideal === RAIN_STEPS[0];
        const isWettest = ideal === RAIN_STEPS.at(-1);
        if (!isWettest) expect(ratio, persona.id).toBeLessThanOrEqual(1.45);
        if (!isDriest) expect(1 / ratio, persona.id).toBeLessThanOrEqual(1.45);
      }
    }
  });

  it('never uses the mean of a country for home or a town, and names its years', () => {
    for (const { persona, document } of reports) {
      const text = textOf(document);
      expect(text, persona.id).not.toMatch(/light than you have|in those months/);
      for (const [sentence] of text.matchAll(/[^.":]*as a whole (?:the sun|it rains|winter nights)[^"]*/g))
        expect(sentence).toMatch(/means of 1961 to 1990/);
    }
  });

  it('uses the town nearest to home where home has no record, and names the months', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no persona');
    const home: Answers = {
      'current-location': {
        value: 'Lincoln, United Kingdom',
        city: 'Lincoln',
        country: 'United Kingdom',
        countryCode: 'gb',
        coordinates: { lat: 53.23, lng: -0.54 },
      },
    };
    const text = textOf(reportFor(persona, { answers: { ...persona.answers, ...home } }));
    expect(text).toMatch(
      /; (?:Nottingham|Hull|Sheffield|Leicester|Kingston upon Hull|[A-Z]\w+) \(near Lincoln\) has \d+°C in [A-Z]\w+ and \d+°C in [A-Z]/,
    );
    expect(text).toMatch(/lie between [A-ZÀ-Ý][^.;]* and Lincoln|(?:back|away|from|visits to) [^.]*Lincoln/i);
  });
});

describe('what a report says once', () => {
  it('contains one superlative about the answers, one verdict between places and one strongest point each', () => {
    for (const { persona, document } of reports) {
      const text = textOf(document);
      expect(
        times(text, /counts most in your answers|carries the most weight for you/),
        persona.id,
      ).toBeLessThan(2);
      expect(times(text, /both speak for/), persona.id).toBeLessThan(2);
      for (const { strongestPointAgainst } of document.places)
        expect(strongestPointAgainst?.text).not.toMatch(/only just met[^.]*\.[^.]*is that/);
    }
  });

  it('leaves out airports per head, visits nobody named and tests in languages nobody listed', () => {
    for (const { persona, document } of reports)
      expect(textOf(document), persona.id).not.toMatch(
        /airports|two visits a year|for weeks or not at all|you said you could pass a test|You would trade/,
      );
  });
});
