import type { Country } from '@global-fit/atlas/model';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { TableBlock } from '../../model.ts';
import { bareName } from '../../prose/countryNames.ts';
import { reportFor } from '../../testing/reports.ts';

const atlas = realAtlas();

function reportWith(persona: (typeof PERSONAS)[number], lines: string) {
  const answers = { ...persona.answers, ...answersOf({ 'deal-breakers': lines }) };
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
  return { answers, document: reportFor(persona, { answers, ranking }) };
}

describe('the number of countries that each condition rules out', () => {
  it.each(PERSONAS)('names who set the condition, once per name, and adds up: $title', (persona) => {
    const { answers, document } = reportWith(
      persona,
      'Summers above 90 °F\nno LGBT rights\nRussia\nNo path to permanent residence within 6 years',
    );
    expect(reviewReport(document, atlas, answers)).toEqual([]);
    const [summary, table] = document.ruledOut?.blocks ?? [];
    const rows = (table as TableBlock).rows;
    const names = rows.map(([name]) => name?.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const setBy = new Map(rows.map(([name, by]) => [name, by]));
    for (const [name, by] of setBy) {
      if (/^(?:No summers above|Laws that|Permanent residence|Countries you)/.test(name ?? ''))
        expect(by, name).toBe('You, in your own words');
      if (/^(?:No war|Enough is known)/.test(name ?? '')) expect(by, name).toBe('We, for everybody');
    }
    const total = rows.reduce((sum, row) => sum + Number(row[2]), 0);
    expect(summary && 'text' in summary ? summary.text : '').toContain(`${total} fail a condition`);
  });

  it('does not attribute our general conditions to answers', () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error('no persona');
    const answers = answersOf({ 'full-name': 'Ann' });
    const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
    const [summary] = reportFor(persona, { answers, ranking }).ruledOut?.blocks ?? [];
    expect(summary && 'text' in summary ? summary.text : '').toMatch(
      /all of them one that we set for everybody.*What you told us ruled out no country\.$/,
    );
  });
});

it('counts nothing where the one country considered fails', () => {
  const [persona] = PERSONAS;
  if (!persona) throw new Error('no persona');
  const answers = answersOf({
    citizenship: ['NGA'],
    'current-location': place('Lagos', 'Nigeria', 'ng'),
    'relocation-scope': 'domestic',
    'languages-spoken': ['ja'],
    'language-preference': 'must-speak',
    'specific-countries': ['BTN'],
  });
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: ['BTN'] });
  const document = reportFor(persona, {
    answers,
    ranking,
    chosenCountryCodes: ['BTN'],
    additionalCountries: 1,
  });
  const [summary, table] = document.ruledOut?.blocks ?? [];
  expect(summary && 'text' in summary ? summary.text : '').toBe(
    'Only Nigeria was considered, and it fails a condition: daily life in a language you speak.',
  );
  expect((table as TableBlock).rows).toHaveLength(1);
  expect(reviewReport(document, atlas, answers)).toEqual([]);
});

describe('the reason why a country near the top is ruled out', () => {
  it.each(PERSONAS)('names everything that it fails, the customer’s conditions first: $title', (persona) => {
    const { document } = reportWith(persona, 'Summers above 26 °C\nWinters below 3 °C\nNo LGBT rights');
    const near = (document.ruledOut?.blocks ?? []).find(
      (block): block is TableBlock => block.kind === 'table' && block.caption.startsWith('Near the top'),
    );
    const answers = {
      ...persona.answers,
      ...answersOf({ 'deal-breakers': 'Summers above 26 °C\nWinters below 3 °C\nNo LGBT rights' }),
    };
    const { excluded } = rankCountries(atlas, profilePreferences(atlas, answers));
    for (const [name, , why = ''] of near?.rows ?? []) {
      const found = excluded.find(({ iso3 }) => bareName(atlas.country(iso3) as Country) === name);
      const own = found?.failed.filter(({ group }) => group === 'deal-breaker') ?? [];
      expect(why.match(/your condition “/gi)?.length ?? 0, `${name}: ${why}`).toBe(own.length);
      expect(why.split('; ').length).toBeGreaterThanOrEqual(found?.failed.length ?? 0);
    }
  });
});

describe('the first of the ranking', () => {
  it.each(PERSONAS)('appear, as a place or with what puts them behind: $title', (persona) => {
    const ranking = rankCountries(atlas, profilePreferences(atlas, persona.answers));
    const document = reportFor(persona, { ranking });
    const places = new Set(document.places.map(({ iso3 }) => iso3));
    const said = JSON.stringify(document.ruledOut?.blocks ?? []);
    const untold = ranking.matches
      .slice(0, 3)
      .filter(({ iso3 }) => !places.has(iso3) && !said.includes(atlas.country(iso3)?.name ?? iso3));
    expect(untold).toEqual([]);
  });
});

describe('a place without a record for a required language', () => {
  const textWith = (line: string): string => {
    const persona = PERSONAS.find(({ id }) => id === 'japanese-student');
    if (!persona) throw new Error('no persona');
    // Family in South Korea brings it to the top by its score.
    const near = answersOf({ 'extended-family-location': ['KOR'], 'extended-family-importance': 5 });
    const { answers, document } = reportWith({ ...persona, answers: { ...persona.answers, ...near } }, line);
    expect(reviewReport(document, atlas, answers)).toEqual([]);
    return JSON.stringify(document.ruledOut?.blocks ?? []);
  };

  it('is said by name to stand behind the others', () => {
    expect(textWith('Nobody speaks English')).toMatch(
      /South Korea \(\d+\).* nothing that our records tell of .*“English spoken by some”, which you made a must/,
    );
    expect(textWith('Nobody speaks Korean')).not.toContain('which you made a must');
  });
});
