import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { entryOf } from '@global-fit/matching/testing/waysIn';
import { describe, expect, it } from 'vitest';
import { answersOf } from '@global-fit/matching/testing/persona';
import { answered } from '../../testing/answered.ts';
import { placeView } from '../../testing/views.ts';
import { ownStudyLawSaid } from './studyLaw.ts';

const STUDENT = { age: 22, citizenship: ['MAR'], 'work-arrangement': 'study', 'monthly-budget': 1500 };

describe('the law of the Union on students', () => {
  it.each([
    ['How many hours may I work beside my studies?', 'study-work', 'SWE', /at least fifteen hours a week/],
    ['May I work part-time while I study?', 'study-work', 'SWE', /at least fifteen hours a week/],
    ['How long can I stay after graduation to look for a job?', 'after-study', 'ROU', /at least nine months/],
    ['What happens to our stay when the PhD ends?', 'after-study', 'ROU', /at least nine months/],
    ['May I remain and work after my master?', 'after-study', 'ROU', /at least nine months/],
  ])('covers the states it binds, and no others: %s', (question, topic, bound, law) => {
    const told = (iso3: readonly string[], more = {}): string =>
      answered({ ...STUDENT, ...more }, iso3, question)[topic]?.said?.text ?? '';
    expect(told([bound, 'ARG'])).toMatch(law);
    expect(told([bound, 'ARG'])).not.toContain('Argentina');
    for (const iso3 of ['DNK', 'IRL', 'GBR', 'CHE', 'ARG']) expect(told([iso3]), iso3).not.toMatch(law);
    expect(told([bound], { citizenship: ['FRA'] })).not.toMatch(law);
  });

  it('comes after the law of the state itself, where that is on record', () => {
    const asked = 'How many hours may I work beside my studies?';
    const { 'study-work': work } = answered(STUDENT, ['DEU', 'SWE'], asked);
    expect(work?.said?.text).toContain('140 full days or 280 half days a year');
    expect(work?.said?.text).toContain('In Sweden EU law sets the minimum');
    expect(work?.said?.facts).toContain('studentlaw:DEU');
    expect(answered(STUDENT, ['DEU'], asked)['study-work']?.lacks).toContain('internships');
    const { 'after-study': stay } = answered(STUDENT, ['JPN'], 'How long can I stay after graduation?');
    expect(stay?.said?.text).toContain('12 months');
    expect(
      answered({ ...STUDENT, citizenship: ['FRA'] }, ['DEU'], asked)['study-work']?.said?.text,
    ).not.toContain('140');
  });

  it('opens every member state that it binds to students', () => {
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

  it('is not mentioned to people who ask only about proof of means', () => {
    expect(told(['CZE'], 'What counts as proof of funds?')).not.toContain('Germany');
  });
});

it('gives doctors the time that the law keeps for them', () => {
  const told = (iso3: string, level: string): string =>
    ownStudyLawSaid(placeView(iso3, answersOf({ ...STUDENT, 'study-level': level })), 'stay')?.text ?? '';
  expect(told('AUS', 'doctorate')).toMatch(/^After a doctorate Australia gives three years to look for work/);
  expect(told('AUS', 'doctorate')).not.toMatch(/24 months|years after a doctorate/);
  expect(told('AUS', 'doctorate')).toMatch(/under 50 after a doctorate/);
  expect(told('GBR', 'doctorate')).toBe(
    'After a doctorate the United Kingdom gives three years to look for work.',
  );
  expect(told('GBR', 'master')).toMatch(/18 months .*two years for applications before/);
  expect(told('IRL', 'doctorate')).toMatch(/gives up to 24 months .*Stamp 1G/);
  expect(told('IRL', 'doctorate')).not.toMatch(/bachelor/);
  expect(told('AUS', 'master')).toMatch(/24 months/);
});
