import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, place, wish } from '@global-fit/matching/testing/persona';
import { NIGERIAN_ENGINEER } from '@global-fit/matching/testing/personas/nigerianEngineer';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../../testing/reports.ts';
import { choosePlaces } from './choose.ts';
import { lessSure, lessSureFor, rankedBehind } from './rankedBehind.ts';

/** What is told of the countries behind to the engineer, to whom only points lead into Australia, by the date meant. */
function told(timeline: string): string {
  const answers = { ...NIGERIAN_ENGINEER.answers, 'relocation-timeline': { value: timeline, touched: true } };
  const ranking = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
  return rankedBehind(inputFor(NIGERIAN_ENGINEER, { answers, ranking }))
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n');
}

describe('countries ranked among the first that the report does not describe', () => {
  it('have a reason told, extra places included', () => {
    const some = PERSONAS.filter(({ id }) =>
      ['american-family', 'indian-nurse', 'british-nomad'].includes(id),
    );
    const silent = some.flatMap((persona): readonly string[] => {
      const ranking = rankCountries(realAtlas(), profilePreferences(realAtlas(), persona.answers));
      const input = inputFor(persona, { ranking, tier: 'gold', additionalCountries: 4 });
      const places = choosePlaces(input);
      const chosen = new Set(places.map(({ country }) => country.iso3));
      const text = JSON.stringify(rankedBehind(input));
      return ranking.matches
        .slice(0, places.length)
        .filter(({ iso3 }) => !chosen.has(iso3) && !text.includes(realAtlas().country(iso3)?.name ?? ''))
        .map(({ iso3 }) => `${persona.id} ${iso3}`);
    });
    expect(some).toHaveLength(3);
    expect(silent).toEqual([]);
  });
});

/** A family to whom Denmark scores like the first: colder than they wish, with a draft that they rule out. */
const FROM_HAIFA = answersOf({
  age: 44,
  citizenship: ['RUS', 'ISR'],
  'current-location': place('Haifa', 'Israel', 'il'),
  'relocation-drivers': ['safety', 'education', 'politics'],
  'new-location-priorities': ['safety', 'schools', 'political-stability', 'sea'],
  'relocation-duration': 'permanent',
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-family-member-age': 16,
  'family-member-1-relationship': 'child',
  'expected-annual-income': '75k-100k',
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'climate-preference': wish(4, 3),
  'education-quality': 5,
  safety: 5,
  'languages-spoken': ['ru', 'he', 'en'],
  'visa-preference': ['digital-nomad', 'work'],
  'monthly-budget': 5200,
  'deal-breakers': 'My son must not be drafted',
});

describe('a country ranked behind for several reasons', () => {
  it('is told of once, and not as one that passes every condition where it misses one', () => {
    const ranking = rankCountries(realAtlas(), profilePreferences(realAtlas(), FROM_HAIFA));
    const [anybody] = PERSONAS;
    if (!anybody) throw new Error('There are no personas.');
    const blocks = rankedBehind(
      inputFor(anybody, { answers: FROM_HAIFA, ranking, tier: 'gold', additionalCountries: 2 }),
    );
    const named = blocks.flatMap((block) =>
      'text' in block && block.text.includes('Denmark') ? [block.text] : [],
    );
    expect(named.length).toBeLessThanOrEqual(1);
    for (const text of named) expect(text).not.toContain('your conditions and score');
  });
});

describe('countries ranked behind for time', () => {
  it('are named with their scores where their permit may come too late', () => {
    expect(told('6-12-months')).toMatch(
      /Australia \(\d+\).* conditions and scores? like the first, but by our records .* later than you can wait/,
    );
    expect(told('2-5-years')).not.toContain('later than you can wait');
  });
});

it('a place behind a surer one is told by its own doubts', () => {
  const told = PERSONAS.flatMap((persona) => {
    const input = inputFor(persona);
    return lessSure(input).map((match) => lessSureFor(input, match).clause);
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((clause) => clause !== 'more is uncertain').length).toBeGreaterThan(0);
  for (const clause of told)
    expect(clause).toMatch(
      /\b(?:less certain|may not be enough|not kept|is open|on record|more is uncertain)$/,
    );
});

/** A family from Zwolle to whom Norway scores like the first and may cost too much. */
const FARMERS = answersOf({
  citizenship: ['NLD'],
  'current-location': place('Zwolle', 'Netherlands', 'nl'),
  'new-location-priorities': [
    'nature',
    'business-climate',
    'affordable-housing',
    'clean-environment',
    'political-stability',
  ],
  'relocating-family-members': 'yes',
  'number-of-family-members': 2,
  'family-member-2-family-member-age': 22,
  'eldercare-considerations': 'return-often',
  'extended-family-location': ['NLD', 'CAN'],
  'expected-annual-income': '75k-100k',
  'social-values-priority': ['personal-freedom', 'family-tradition', 'rule-of-law'],
  'climate-preference': wish(2, 3),
  'precipitation-preference': wish(4, 5),
  'outdoor-activities': ['horse-riding', 'fishing'],
  'existing-debt': 'significant',
  'income-sources': ['business-income'],
});

it('a place is told once where what holds it back in the ranking is what makes it less sure', () => {
  const ranking = rankCountries(realAtlas(), profilePreferences(realAtlas(), FARMERS));
  const input = inputFor(NIGERIAN_ENGINEER, { answers: FARMERS, ranking });
  expect(lessSure(input).map(({ iso3 }) => iso3)).toContain('NOR');
  const texts = rankedBehind(input).map((block) => ('text' in block ? block.text : ''));
  expect(texts.filter((text) => text.includes('Norway'))).toEqual([
    expect.stringMatching(/^Norway \(\d+\).* a month there may cost more than you can spend/),
  ]);
});
