import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../parts/questions/asked.ts';
import { REGIMES } from '../../parts/questions/topics/money/regimes.ts';
import { topicsOf } from '../../parts/questions/topicsNamed.ts';
import { viewsOf } from '../../testing/views.ts';
import { pensionRegime } from './pensionRegime.ts';
import { regime } from './regime.ts';

const atlas = realAtlas();
const WITH = atlas.countries.filter(({ iso3 }) => atlas.specialRegimes(iso3).length > 0);

function told(answers: Answers, more: WrittenAnswers): ReadonlySet<string> {
  const views = viewsOf({ ...answers, ...answersOf(more) }, WITH);
  return new Set(views.flatMap((view) => (regime(view) ? [view.iso3] : [])));
}

const PAID = {
  'expected-annual-income': '150k-200k',
  'relocation-duration': 'permanent',
  citizenship: ['BRA'],
};

describe('a question about a rate for newcomers', () => {
  const views = viewsOf(
    answersOf({ citizenship: ['FRA'], age: 67, 'retirement-timeline': 'already-retired' }),
    atlas.countries.filter(({ iso3 }) => ['GRC', 'ESP'].includes(iso3)),
  );
  const answered = (question: string): boolean => {
    const asked = readQuestion(question, views);
    return asked !== null && topicsOf(asked).includes(REGIMES);
  };

  it('is answered with the recorded regimes, whoever they are for', () => {
    for (const question of [
      'Does Greece still have the 7% tax for foreign pensioners?',
      'Is there a 7 per cent flat tax on foreign pensions in Greece?',
      'Is there a flat tax for us?',
    ])
      expect(answered(question), question).toBe(true);
    for (const question of ['Is 7% of the land covered by forest?', 'What is the VAT, 21% or 24%?'])
      expect(answered(question), question).toBe(false);
  });
});

describe('a tax regime for newcomers', () => {
  it('is described to people it is meant for', () => {
    for (const { answers } of PERSONAS) {
      const employee = told(answers, {
        ...PAID,
        'work-arrangement': 'local-job',
        'career-field': 'technology',
      });
      expect(employee.has('IRL')).toBe(false);
      expect(employee.has('AUT')).toBe(false);
      expect(employee.has('NOR')).toBe(false);
      expect(employee.has('NLD')).toBe(true);
      const sent = told(answers, {
        ...PAID,
        'work-arrangement': 'company-transfer',
        'career-field': 'science',
      });
      expect(sent.has('IRL')).toBe(true);
      expect(sent.has('AUT')).toBe(true);
      const owner = told(answers, { ...PAID, 'work-arrangement': 'business-owner' });
      expect(owner.has('NLD')).toBe(false);
      expect(owner.has('GRC')).toBe(true);
    }
  });

  it('that excludes the country’s own citizens is described to none of them', () => {
    const [{ answers }] = PERSONAS as [(typeof PERSONAS)[number]];
    const expert = {
      ...PAID,
      'work-arrangement': 'company-transfer',
      'career-field': 'science',
      'expected-annual-income': 'over-200k',
    };
    expect(told(answers, expert).has('SWE')).toBe(true);
    expect(told(answers, { ...expert, citizenship: ['SWE'] }).has('SWE')).toBe(false);
  });

  it('for income from abroad is described to people who live on it, and a lump sum only where it pays', () => {
    const means = (income: string): ReadonlySet<string> =>
      told(
        {},
        {
          ...PAID,
          age: 70,
          'retirement-timeline': 'already-retired',
          'work-arrangement': 'not-working',
          'expected-annual-income': income,
        },
      );
    expect(means('75k-100k').has('GBR')).toBe(true);
    expect(means('75k-100k').has('ITA')).toBe(false);
    const works = told({}, { ...PAID, 'work-arrangement': 'local-job', 'career-field': 'technology' });
    expect(works.has('GBR')).toBe(false);
    expect(works.has('BEL')).toBe(true);
  });

  it('for pensioners is described to pensioners who do not work', () => {
    const retired = (passport: string): ReadonlySet<string> =>
      new Set(
        viewsOf(
          answersOf({
            citizenship: [passport],
            age: 67,
            'retirement-timeline': 'already-retired',
            'income-sources': ['retirement-pension'],
            'expected-annual-income': 'retired-fixed',
          }),
          WITH,
        ).flatMap((view) => (pensionRegime(view) ? [view.iso3] : [])),
      );
    for (const passport of ['FRA', 'GBR', 'USA'])
      expect([...retired(passport)].sort(), passport).toEqual(['CYP', 'GRC', 'ITA', 'MAR', 'MLT', 'TUN']);
    for (const { answers } of PERSONAS)
      for (const work of ['local-job', 'freelance', 'study']) {
        const views = viewsOf({ ...answers, ...answersOf({ ...PAID, 'work-arrangement': work }) }, WITH);
        for (const view of views) {
          expect(regime(view)?.said.text ?? '', `${view.iso3} ${work}`).not.toMatch(/pensioners/);
          expect(pensionRegime(view), `${view.iso3} ${work}`).toBeNull();
        }
      }
  });

  it('is described only where a flat rate takes less than the usual scale, and to no freelancer as a founder', () => {
    for (const { answers } of PERSONAS) {
      const of = (work: string, income: string) =>
        told(answers, { ...PAID, 'work-arrangement': work, 'expected-annual-income': income });
      expect(of('start-business', 'under-30k').has('ESP')).toBe(false);
      expect(of('start-business', '100k-150k').has('ESP')).toBe(true);
      expect(of('freelance', '100k-150k').has('ESP')).toBe(false);
    }
  });

  it('is not described where the expected pay cannot reach its minimum', () => {
    for (const { answers } of PERSONAS) {
      const low = told(answers, {
        ...PAID,
        'work-arrangement': 'local-job',
        'expected-annual-income': 'under-30k',
      });
      for (const iso3 of ['NLD', 'DNK', 'SWE', 'FIN']) expect(low.has(iso3), iso3).toBe(false);
      expect(low.has('GRC')).toBe(true);
    }
  });

  it('is not described where the occupation’s pay is far below its minimum, whatever the household expects', () => {
    for (const { answers } of PERSONAS) {
      const server = told(answers, {
        ...PAID,
        'expected-annual-income': '200k-plus',
        'work-arrangement': 'local-job',
        'career-field': 'hospitality-tourism',
        'education-level': 'secondary',
        'years-senior-management': 0,
      });
      for (const iso3 of ['DNK', 'SWE']) expect(server.has(iso3), iso3).toBe(false);
    }
  });

  it('gives the share and years of the law in force', () => {
    expect(atlas.specialRegimes('SWE')[0]).toMatchObject({ percent: 25, years: 7 });
  });
});
