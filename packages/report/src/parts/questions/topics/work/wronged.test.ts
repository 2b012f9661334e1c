import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const WORKER = {
  age: 38,
  citizenship: ['PHL'],
  'current-location': place('Iloilo', 'Philippines', 'ph'),
  'work-arrangement': 'local-job',
  'career-field': 'hospitality-tourism',
};
const OWNER = { ...WORKER, 'work-arrangement': 'start-business' };

describe('an employer who does wrong', () => {
  it.each([
    ['Is it legal that the boss keeps my passport?', 'May an employer here keep my passport'],
    ['what if the company will not pay us', 'to whom do I complain when it does not'],
  ])('is a matter of the law on labour: “%s”', (question, put) => {
    const found = answered(WORKER, ['QAT'], question);
    expect(Object.keys(found)).toEqual(['wronged-at-work']);
    expect(found['wronged-at-work']?.put).toContain(put);
    expect(found['wronged-at-work']?.whom).toContain('the office for workers abroad of the Philippines');
  });
});

describe('a fee of an agency', () => {
  it('is a recruiter’s for somebody who looks for work, and an estate agent’s beside a home', () => {
    expect(Object.keys(answered(WORKER, ['QAT'], 'Is the agency fee of 150k pesos normal?'))).toEqual([
      'recruiting',
    ]);
    expect(Object.keys(answered(WORKER, ['QAT'], 'Do I have to pay an agency to get the job?'))).toEqual([
      'recruiting',
    ]);
    expect(
      Object.keys(answered(WORKER, ['QAT'], 'How high are agency fees for a flat? Who pays them?')),
    ).toEqual(['home-search']);
  });
});

describe('pay at the least', () => {
  it('is told with its year, and to an employer too', () => {
    const law = /minimum wage by law for a full month, before tax, by our records: US\$[\d,]+ \(20\d\d\)/;
    expect(answered(WORKER, ['CHL'], 'What is the minimum wage?').pay?.said?.text).toMatch(law);
    const staff = answered(OWNER, ['ARM'], 'What does it cost to employ three local staff?');
    expect(Object.keys(staff)).toEqual(['staff-there']);
    expect(staff['staff-there']?.said?.text).toMatch(law);
  });
});
