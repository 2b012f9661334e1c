import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { jobEnds } from './jobEnds.ts';

const COUNTRIES = ['DEU', 'IRL', 'ESP'].flatMap((iso3) => realAtlas().country(iso3) ?? []);

const told = (answers: object) =>
  viewsOf(
    answersOf({
      citizenship: ['IND'],
      age: 31,
      'education-level': 'bachelor',
      'career-field': 'technology',
      'expected-annual-income': '75k-100k',
      'work-arrangement': 'local-job',
      'income-sources': ['local-income'],
      ...answers,
    }),
    COUNTRIES,
  ).map((view) => jobEnds(view));

describe('what becomes of the permit when the job ends', () => {
  it('is told where a permit for work is the way in, by the law of the place', () => {
    const [germany, ireland] = told({});
    expect(germany?.said.text).toContain(
      'Should the job end: in Germany a single permit for work is not to be withdrawn',
    );
    expect(germany?.said.facts).toContain('rule:job-lost-eu');
    expect(ireland?.said.text).toContain('six months to find another job');
  });

  it('tells the law of the Union once, and nobody of it who needs no permit', () => {
    const [germany, , spain] = told({});
    expect(germany?.once).toBe(true);
    expect(spain?.topic).toBe(germany?.topic);
    expect(told({ citizenship: ['ITA'] })).toEqual([null, null, null]);
  });
});
