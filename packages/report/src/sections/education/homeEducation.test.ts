import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf } from '@global-fit/matching/testing/persona';
import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { expect, it } from 'vitest';
import { textsOf } from '../../checks/passages.ts';
import { reviewReport } from '../../checks/review.ts';
import { reportFor } from '../../testing/reports.ts';

const PLACES = ['IRL', 'FRA', 'DEU', 'HRV'];

it('gives each place’s law on home education in the chapter, among the difficulties and in an answer', () => {
  const answers = {
    ...AMERICAN_FAMILY.answers,
    ...answersOf({
      'children-education-preference': 'homeschool',
      'specific-questions': 'May we homeschool there?',
    }),
  };
  const atlas = realAtlas();
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: PLACES });
  expect(ranking.excluded.find(({ iso3 }) => iso3 === 'DEU')?.failed.map(({ label }) => label)).toContain(
    'Home education open by law',
  );
  const document = reportFor(AMERICAN_FAMILY, {
    answers,
    ranking,
    fixedPlaces: PLACES.map((iso3) => ({ iso3, score: 70, cityIds: [] })),
  });
  expect(reviewReport(document, atlas, answers)).toEqual([]);
  const text = textsOf(document)
    .map((one) => one.text)
    .join('\n');
  expect(text).toContain('Ireland: home education is lawful there: registration with Tusla');
  expect(text).toContain(
    'It is not certain that you may teach at home: home education needs a permission there',
  );
  expect(text).toContain(
    'home education is not allowed there: school is compulsory by the laws of the states',
  );
  // Whoever teaches at home meets no class, and is told first what the law makes of it.
  expect(text).not.toMatch(/primary teacher in \w+ has|would find\.|support at school/);
  for (const { sections } of document.places) {
    const [lead] = sections.find(({ heading }) => heading === 'Education')?.blocks ?? [];
    expect(JSON.stringify(lead)).toMatch(/home education|Home education|teach at home/);
  }
  expect(text).toMatch(/go to a school after all|Beside lessons at home/);
  expect(text).toContain('Our records do not tell whether Croatia lets parents teach at home');
});
