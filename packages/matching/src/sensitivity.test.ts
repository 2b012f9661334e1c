import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from './preferences.ts';
import { rankCountries } from './rank.ts';
import { sensitivity } from './sensitivity.ts';
import { BRITISH_NOMAD } from './testing/personas/britishNomad.ts';

const atlas = realAtlas();
const found = sensitivity(atlas, BRITISH_NOMAD.answers);
const topFive = (answers: typeof BRITISH_NOMAD.answers) =>
  rankCountries(atlas, profilePreferences(atlas, answers))
    .matches.slice(0, 5)
    .map(({ iso3 }) => iso3);

describe('sensitivity', () => {
  it('names only answers that change the top five, with as many countries entering as leaving', () => {
    expect(found.length).toBeGreaterThan(3);
    for (const { entering, leaving, label } of found) {
      expect(entering.length).toBe(leaving.length);
      expect(entering.length).toBeGreaterThan(0);
      expect(label).not.toBe('');
    }
  });

  it('agrees with a ranking by the changed answer', () => {
    const mild = found.find(
      ({ questionId, change }) =>
        questionId === 'climate-preference' && change.kind === 'wish' && change.step === 3,
    );
    const answers = {
      ...BRITISH_NOMAD.answers,
      'climate-preference': { value: 3, importanceValue: 5, touched: true },
    };
    const then = topFive(answers);
    expect(mild).toBeDefined();
    for (const iso3 of mild?.entering ?? []) expect(then).toContain(iso3);
    for (const iso3 of mild?.leaving ?? []) expect(then).not.toContain(iso3);
  });

  it('drops one deal-breaker at a time, however they are separated', () => {
    const given = (text: string) =>
      sensitivity(atlas, {
        ...BRITISH_NOMAD.answers,
        'deal-breakers': { value: text, touched: true },
      }).flatMap(({ change }) => (change.kind === 'line given up' ? [change.line] : []));
    const lines = topFive(BRITISH_NOMAD.answers)
      .slice(0, 3)
      .map((iso3) => `Not ${atlas.country(iso3)?.name}`);
    expect(given(lines.join('\n')).toSorted()).toEqual(lines.toSorted());
    expect(given(lines.join('; ')).toSorted()).toEqual(lines.toSorted());
  });

  it('tries no income that says nothing or belongs to retirement', () => {
    const incomes = (more: object) =>
      sensitivity(atlas, {
        ...BRITISH_NOMAD.answers,
        'expected-annual-income': { value: '100k-150k', touched: true },
        ...more,
      }).flatMap(({ questionId, change }) =>
        questionId === 'expected-annual-income' && change.kind === 'answer' ? [change.label] : [],
      );
    const working = incomes({});
    expect(working.length).toBeGreaterThan(0);
    expect(working.join()).not.toMatch(/Retired|I do not know/);
    const retired = {
      'retirement-timeline': { value: 'already-retired' },
      'work-arrangement': { value: 'not-working' },
    };
    expect(incomes(retired).join()).not.toContain('I do not know');
  });

  it('tries no choice of company or place made for another stage of life', () => {
    const labels = sensitivity(atlas, {
      ...BRITISH_NOMAD.answers,
      citizenship: { value: ['AUS'], touched: true },
    }).flatMap(({ change }) => (change.kind === 'answer' ? [change.label] : []));
    expect(labels).toContain('Many people from my own country');
    expect(labels.join('\n')).not.toMatch(/in or near retirement|Families with children|not plan to work/);
  });

  it('lists the largest change first', () => {
    const changes = found.map(({ entering }) => entering.length);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
  });
});
