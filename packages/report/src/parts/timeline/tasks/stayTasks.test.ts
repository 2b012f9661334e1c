import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, place, wish } from '@global-fit/matching/testing/persona';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../checks/passages.ts';
import { reviewReport } from '../../../checks/review.ts';
import { reportFor } from '../../../testing/reports.ts';

const atlas = realAtlas();

/** The report of a pensioner on three fixed places, with a remark of hers. */
function reportWith(remark: string, iso3s: readonly string[]) {
  const answers = answersOf({
    'full-name': 'Ann',
    age: 66,
    citizenship: ['CAN'],
    'current-location': place('Regina', 'Canada', 'ca'),
    'relocation-timeline': '6-12-months',
    'relocation-duration': 'temporary',
    'work-arrangement': 'not-working',
    'retirement-timeline': 'already-retired',
    'income-sources': ['retirement-pension'],
    'visa-preference': ['retirement'],
    'monthly-budget': 3200,
    'property-ownership': ['yes-keeping'],
    'support-systems-leaving': ['friends'],
    'climate-preference': wish(5, 5),
    'additional-comments': remark,
  });
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: iso3s });
  const fixedPlaces = iso3s.map((iso3) => ({ iso3, score: 70, cityIds: [] }));
  const document = reportFor(PORTUGUESE_RETIREE, { answers, ranking, fixedPlaces, date: '2026-11-23' });
  expect(reviewReport(document, atlas, answers)).toEqual([]);
  const tasks = document.timeline.flatMap((phase) => phase.tasks);
  const text = textsOf(document)
    .map((one) => one.text)
    .join('\n');
  return { ranking, text, tasks, titles: tasks.map(({ title }) => title).join('\n') };
}

const EMIGRATES =
  /Quotes for the move|Choose the tax year|Tax in two|pension abroad|Apply: |Police|Legalise|Bank account|residence card|A year later/;

describe('a stay for some months of each year', () => {
  it.each([
    'I only want to be away six months a year, November to April, and come home for the summer.',
    'We are snowbirds.',
  ])('plans no emigration, and arrives in its first month: %s', (remark) => {
    const { tasks, titles, text } = reportWith(remark, ['PAN', 'PER']);
    expect(titles).not.toMatch(EMIGRATES);
    expect(titles).toMatch(/Count the days\n.*\nA furnished home for the season/s);
    expect(tasks.find(({ title }) => title === 'The journey')?.due).toBe('2027-11');
    expect(tasks.find(({ title }) => title === 'Home again')?.due).toBe('2028-05');
    expect(text).toContain('For November to April you need no permit in Panama');
    expect(text).toContain('can come to 182 days, just longer than that');
    expect(text).toContain('We read what you wrote about a part of each year as you meant it');
  });

  it('keeps the permit where the visit’s days are too few, and still gives up nothing at home', () => {
    const { titles } = reportWith('We would stay from November to April each year.', ['ESP']);
    expect(titles).not.toMatch(/Quotes for the move|Choose the tax year|Bank account|Count the days/);
    expect(titles).toMatch(/Apply: |Find out which permit/);
    expect(titles).toMatch(/Absent from home, not gone/);
  });

  it('is not assumed for people who move', () => {
    const { titles, text } = reportWith('I love the sea.', ['PAN']);
    expect(titles).toMatch(EMIGRATES);
    expect(titles).not.toMatch(/Absent from home|Home again/);
    expect(text).not.toMatch(/you need no permit/);
  });

  it('is judged for warmth by its own months', () => {
    const warmth = (remark: string, iso3: string) => {
      const { ranking } = reportWith(remark, ['CYP', 'PAN']);
      const found =
        ranking.matches.find((one) => one.iso3 === iso3) ??
        ranking.excluded.find((one) => one.iso3 === iso3)?.studied;
      return found?.contributions.find(({ factor }) => factor === 'warmth')?.utility ?? null;
    };
    const winter = 'I would stay from November to April each year.';
    const summer = 'I would stay from June to September each year.';
    expect(warmth(winter, 'CYP')).toBeLessThan(0.3);
    expect(warmth(summer, 'CYP')).toBeGreaterThan(0.8);
    expect(warmth(winter, 'PAN')).toBeGreaterThan(0.8);
  });
});
