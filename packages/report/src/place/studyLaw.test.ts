import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { entryOf } from '@global-fit/matching/testing/waysIn';
import { describe, expect, it } from 'vitest';
import { answered } from '../testing/answered.ts';

const STUDENT = { age: 22, citizenship: ['MAR'], 'work-arrangement': 'study', 'monthly-budget': 1500 };

describe('the law of the Union on students', () => {
  it.each([
    ['How many hours may I work beside my studies?', 'study-work', /at least fifteen hours a week/],
    ['May I work part-time while I study?', 'study-work', /at least fifteen hours a week/],
    ['How long can I stay after graduation to look for a job?', 'after-study', /at least nine months/],
    ['May I remain and work after my master?', 'after-study', /at least nine months/],
  ])('answers for the states it binds, and for them alone: %s', (question, topic, law) => {
    const told = (iso3: readonly string[], more = {}): string =>
      answered({ ...STUDENT, ...more }, iso3, question)[topic]?.said?.text ?? '';
    expect(told(['CZE', 'MYS'])).toMatch(law);
    expect(told(['CZE', 'MYS'])).not.toContain('Malaysia');
    for (const iso3 of ['DNK', 'IRL', 'GBR', 'CHE', 'MYS']) expect(told([iso3]), iso3).not.toMatch(law);
    expect(told(['CZE'], { citizenship: ['FRA'] })).not.toMatch(law);
  });

  it('opens every member that it binds to students', () => {
    const { countries } = realAtlas();
    const ways = countries
      .filter(({ iso3 }) =>
        ['EST', 'LVA', 'LTU', 'LUX', 'SVN', 'SVK', 'HRV', 'ROU', 'BGR', 'MLT', 'CYP'].includes(iso3),
      )
      .map(({ iso3 }) => entryOf(iso3, STUDENT).way.kind);
    expect(ways).toEqual(Array.from({ length: 11 }, () => 'route'));
    expect(entryOf('CHN', STUDENT).way.kind).toBe('route');
  });
});

describe('a blocked account', () => {
  const told = (places: readonly string[], question: string): string =>
    answered(STUDENT, places, question)['proof-of-funds']?.said?.text ?? '';

  it.each([
    'How much money do I need on the blocked account and can my parents pay it month by month?',
    'What is the minimum for the Sperrkonto in Germany?',
  ])('is that of Germany, whose sum is told beside other places: %s', (question) => {
    const text = told(['CZE', 'POL'], question);
    expect(text).toMatch(/blocked account belongs to Germany[^.]* the money of a year/);
    expect(text).toMatch(/US\$1,\d{3} a month/);
    expect(told(['DEU'], question)).toContain('paid out to the student month by month');
  });

  it('is not spoken of to who asks for proof of means alone', () => {
    expect(told(['CZE'], 'What counts as proof of funds?')).not.toContain('Germany');
  });
});
