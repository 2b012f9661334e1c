import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf, standing } from '../rank.ts';
import { bestCities } from '../cities/best.ts';
import { basketCost, monthlyCost } from '../personal/affordability.ts';
import { answersOf } from '../testing/persona.ts';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();

describe('a line that asks for more than any figure holds', () => {
  const statusesOf = (line: string, more: Parameters<typeof answersOf>[0] = {}) => {
    const { gates } = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ ...more, 'deal-breakers': line })),
    );
    const own = gates.filter(({ group }) => group === 'deal-breaker');
    return atlas.countries.map((_, country) => own.map((gate) => gate.check(country)));
  };

  it.each([
    'No hospital with an endocrinologist within 1 hour',
    'No English-speaking doctors',
    'Women harassed at night',
    'Not safe to walk home alone',
  ])('is neither met nor ruled out anywhere: "%s"', (line) => {
    const verdicts = statusesOf(line).flat();
    expect(verdicts).toHaveLength(atlas.countries.length);
    expect(new Set(verdicts.map(({ status }) => status))).toEqual(new Set(['at_risk']));
    const kinds = new Set(verdicts.map(({ reason }) => reason().kind));
    expect(kinds).toEqual(new Set(['part', 'no record']));
  });

  it.each(['No good doctors', 'High crime', 'hospitals must be good'])('is not "%s"', (line) => {
    expect(readDealBreakers(atlas, line).dealBreakers[0]?.partly).toBeUndefined();
  });
});

describe('a language that has to be spoken', () => {
  it.each([
    ['Nobody speaks English', 'en'],
    ['English must be widely spoken', 'en'],
    ['English not spoken', 'en'],
    ['few people speak Spanish', 'es'],
    ['I must learn Mandarin', undefined],
    ['must speak Thai', undefined],
    ['a language I do not speak', undefined],
    ['No jobs for English speakers', undefined],
  ])('is read of "%s" as %s', (line, code) => {
    expect(readDealBreakers(atlas, line).dealBreakers[0]?.language).toBe(code);
  });

  it('goes by the share of people who do, as the must-have on daily life does', () => {
    const { gates } = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': 'Nobody speaks English' })),
    );
    const gate = gates.find(({ id }) => id === 'deal-breaker:spoken:en');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    expect(['NLD', 'PRT', 'MEX'].map(status)).toEqual(['met', 'at_risk', 'failed']);
  });
});

describe('hazards', () => {
  it('are those of the country recommended, not of its overseas parts', () => {
    const { gates } = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': 'Hurricanes every year\nActive volcanoes' })),
    );
    const statusOf = (id: string, iso3: string) =>
      gates.find((gate) => gate.id === `deal-breaker:${id}`)?.check(atlas.indexOf(iso3)).status;
    expect(['FRA', 'PHL'].map((iso3) => statusOf('hurricanes', iso3))).toEqual(['met', 'failed']);
    expect(['FRA', 'NOR', 'NLD', 'ISL'].map((iso3) => statusOf('volcanoes', iso3))).toEqual([
      'met',
      'met',
      'met',
      'failed',
    ]);
  });
});

describe('a budget', () => {
  it.each([
    [2600, 3],
    [2500, 1],
    [1500, 2],
  ])('of %i dollars for %i goes by the month that the report prints', (budget, people) => {
    const family = {
      'relocating-family-members': 'yes',
      'family-composition-type': people > 2 ? 'couple-school-children' : 'couple',
    };
    const answers = answersOf({ 'monthly-budget': budget, ...(people > 1 ? family : {}) });
    const { situation, gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    const gate = gates.find(({ id }) => id === 'budget');
    let beyond = 0;
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      const status = gate?.check(country).status;
      const { usd, rent } = monthlyCost(situation, country);
      const here = bestCities(situation, country).some(({ cityId }) => cityId === rent?.city.id);
      if (rent === null) continue;
      expect(status === 'met', iso3).toBe(usd <= budget);
      if (!here || usd <= (budget * 4) / 3) continue;
      beyond += 1;
      expect(status, iso3).toBe('failed');
    }
    expect(beyond).toBeGreaterThan(1);
  });

  it('is not ruled out by the rent of a town that nobody recommends', () => {
    const answers = answersOf({ 'monthly-budget': 2700, 'location-type': ['small-town'] });
    const { situation, gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    const gate = gates.find(({ id }) => id === 'budget');
    const elsewhere = atlas.countries.flatMap((_, country) => {
      const { usd, rent } = monthlyCost(situation, country);
      const here = bestCities(situation, country).some(({ cityId }) => cityId === rent?.city.id);
      return rent && !here && usd > (2700 * 4) / 3 && basketCost(situation, country) < 2700 ? [country] : [];
    });
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const country of elsewhere) expect(gate?.check(country).status).toBe('at_risk');
  });
});

describe('a budget for study', () => {
  it('never fails where it reaches the proof of funds that the study route asks for', () => {
    const study = { 'work-arrangement': 'study', 'visa-preference': ['study'] };
    const statusOf = (iso3: string, more: Parameters<typeof answersOf>[0]) => {
      const answers = answersOf({ 'monthly-budget': 1200, ...more });
      const { gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
      return gates.find(({ id }) => id === 'budget')?.check(atlas.indexOf(iso3)).status;
    };
    expect(statusOf('DEU', study)).toBe('at_risk');
    expect(statusOf('DEU', {})).toBe('failed');
    expect(statusOf('CHE', study)).toBe('failed');
  });
});
