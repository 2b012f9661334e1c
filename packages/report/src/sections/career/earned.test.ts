import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../testing/reports.ts';
import { placeView } from '../../testing/views.ts';
import { degrees } from '../education/degrees.ts';
import { medicare } from '../healthcare/medicare.ts';
import { pension } from './afterWork.ts';
import { recognition } from './recognition.ts';
import { neighboursInsight, pensionInsight } from './insights.ts';
import { payLead } from './leads.ts';
import { CAREER } from './plan.ts';

function viewIn(iso3: string, told: Readonly<Record<string, Written>>) {
  return placeView(iso3, answersOf(told));
}

const PSYCHOLOGIST = {
  age: 45,
  citizenship: ['ARG'],
  'current-location': place('Rosario', 'Argentina', 'ar'),
  'work-arrangement': 'freelance',
  'career-field': 'healthcare',
  'education-level': 'master',
  'years-in-field': 18,
};

describe('licensed work for clients elsewhere', () => {
  it('mentions registers and insurers, and no employer', () => {
    for (const iso3 of ['PRT', 'HRV', 'ESP']) {
      const said = recognition(viewIn(iso3, PSYCHOLOGIST))?.said.text ?? '';
      expect(said).toMatch(/regist/);
      expect(said).not.toMatch(/employer|apply for jobs|contract/);
    }
    const employed = recognition(viewIn('PRT', { ...PSYCHOLOGIST, 'work-arrangement': 'local-job' }));
    expect(employed?.said.text).not.toMatch(/clients/);
  });
});

describe('the country where a degree was earned', () => {
  it('is assumed where passport and home agree, and otherwise left open', () => {
    expect(degrees(viewIn('PRT', PSYCHOLOGIST))?.said.text).toMatch(
      /(?:taken here to be|[Tt]aken that your master.s degree is|we take your .* to be) from/,
    );
    const apart = { ...PSYCHOLOGIST, citizenship: ['ITA'] };
    expect(degrees(viewIn('PRT', apart))?.said.text).toMatch(/earned/);
  });
});

const VETERAN = {
  age: 73,
  citizenship: ['USA'],
  'current-location': place('Fayetteville', 'United States', 'us'),
  'work-arrangement': 'not-working',
  'retirement-timeline': 'already-retired',
  'retirement-transition-status': 'fully-retired',
  'retirement-income-phase': 'state-pension',
};

describe('somebody who has stopped working', () => {
  it('reads of no pension that only work there earns', () => {
    const view = viewIn('THA', VETERAN);
    expect(pension(view)?.said.text).not.toMatch(/contributions/);
    expect(pensionInsight(view)).toBeNull();
    expect(neighboursInsight(view)?.said.text).toMatch(/Thailand/);
    expect(CAREER.table(view).join()).not.toMatch(/pension/);
    const partTime = viewIn('THA', { ...VETERAN, 'retirement-transition-status': 'part-time' });
    expect(CAREER.table(partTime)).toContain('pension_age_men');
    expect(neighboursInsight(partTime)).toBeNull();
  });

  it('reads of Medicare only as an American of that age', () => {
    expect(medicare(viewIn('THA', VETERAN))?.said.text).toMatch(/Medicare .* covers none/);
    expect(medicare(viewIn('THA', { ...VETERAN, age: 59 }))).toBeNull();
    expect(medicare(viewIn('THA', { ...VETERAN, citizenship: ['DEU'] }))).toBeNull();
  });
});

const ACCOUNTANT = {
  age: 36,
  citizenship: ['UKR'],
  'current-location': place('Wrocław', 'Poland', 'pl'),
  'work-arrangement': 'local-job',
  'career-field': 'finance',
  'education-level': 'bachelor',
  'languages-spoken': ['uk', 'ru'],
};

describe('the mean pay of a trained group', () => {
  it('is not assumed where the work needs a language not yet spoken', () => {
    const said = payLead(viewIn('CZE', ACCOUNTANT))?.said.text ?? '';
    expect(said).toMatch(/such work is done in Czech, .* For now plan with less: clerical workers earn US\$/);
    expect(payLead(viewIn('CZE', { ...ACCOUNTANT, 'languages-spoken': ['cs'] }))?.said.text).not.toMatch(
      /plan with less/,
    );
  });

  it('is not assumed far above the expected income', () => {
    const engineer = { ...ACCOUNTANT, 'career-field': 'engineering', 'expected-annual-income': 'under-30k' };
    expect(payLead(viewIn('DEU', engineer))?.said.text).toMatch(/far above the income you told us to expect/);
    const hopeful = { ...engineer, 'expected-annual-income': '75k-100k' };
    expect(payLead(viewIn('DEU', hopeful))?.said.text).not.toMatch(/plan with less/);
  });
});

it('tells somebody who draws a pension the median age of a place once', () => {
  const { places } = reportFor(PORTUGUESE_RETIREE, { tier: 'bronze' });
  expect(places.length).toBeGreaterThan(0);
  for (const { country, sections } of places) {
    const tables = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([measure]) => measure) : [])),
    );
    expect(
      tables.filter((measure, at) => tables.indexOf(measure) < at),
      country,
    ).toEqual([]);
    const cited = sections.flatMap(({ blocks }) =>
      blocks.filter(({ facts }) => facts.some((fact) => fact.startsWith('median_age:'))),
    );
    expect(cited.length, country).toBeLessThanOrEqual(1);
  }
});
