import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { rankCouple } from '@global-fit/matching/couple';
import type { Sensitivity } from '@global-fit/matching/sensitivity';
import { answersOf } from '@global-fit/matching/testing/persona';
import { GERMAN_COUPLE } from '@global-fit/matching/testing/personas/germanCouple';
import type { Answers } from '@global-fit/questionnaire/model';
import { expect, it } from 'vitest';
import { textsOf } from './checks/passages.ts';
import { reviewReport } from './checks/review.ts';
import type { ReportInput } from './input.ts';
import { withoutName } from './share/withoutName.ts';
import { reportFor } from './testing/reports.ts';

const QUIET: Answers = {
  ...GERMAN_COUPLE.answers,
  ...answersOf({
    'additional-comments': 'Please be discreet, we are not out at the rowing club.',
    'deal-breakers': 'No same-sex marriage\nNo tubas next door',
    'social-values-priority': ['lgbtq-rights', 'low-corruption'],
  }),
};
const TOLD = /rowing|not out|tubas|accordions|same-sex|LGBT/i;

/** The texts of a report for a customer who asked for discretion. */
function textsFor(change: Partial<ReportInput>): readonly string[] {
  const document = reportFor(GERMAN_COUPLE, { tier: 'gold', answers: QUIET, ...change });
  expect(reviewReport(document, realAtlas(), QUIET, change.previous ?? null)).toEqual([]);
  return textsOf(document).map(({ text }) => text);
}

const repeated = (texts: readonly string[]): readonly string[] => texts.filter((text) => TOLD.test(text));

it('says what changed since an edition without quoting either', () => {
  const answers = { ...QUIET, ...answersOf({ 'deal-breakers': 'No accordions', 'monthly-budget': 4321 }) };
  const document = reportFor(GERMAN_COUPLE, { answers });
  const texts = textsFor({ revision: 2, previous: { answers, document } });
  expect(texts.join('\n')).toContain('You changed 2 answers since edition 1.');
  expect(repeated(texts)).toEqual([]);
});

it('says what would change the top five without quoting deal-breakers or choices given up', () => {
  const studied = (questionId: string, change: Sensitivity['change']): Sensitivity => ({
    questionId,
    label: 'A question',
    change,
    entering: ['PRT'],
    leaving: ['ESP'],
  });
  const sensitivity = [
    studied('deal-breakers', { kind: 'line given up', line: 'No tubas next door' }),
    studied('social-values-priority', { kind: 'given up', label: 'LGBTQ+ rights' }),
  ];
  const texts = textsFor({ sensitivity });
  expect(texts.join('\n')).toContain('Portugal would come in');
  expect(repeated(texts)).toEqual([]);
});

it('ranks for two without quoting either', () => {
  const answers = answersOf({ 'deal-breakers': 'No same-sex marriage\nNo accordions' });
  const couple = { partnerName: 'Sam', answers, ranking: rankCouple(realAtlas(), QUIET, answers) };
  const texts = textsFor({ couple });
  expect(texts.join('\n')).toContain('What would rule a place out by Sam’s answers');
  expect(repeated(texts)).toEqual([]);
});

it('uses no name where that is asked for, from the title to the last line', () => {
  const answers = {
    ...QUIET,
    ...answersOf({ 'full-name': 'Walburga', 'additional-comments': 'Please do not mention my name.' }),
  };
  const document = reportFor(GERMAN_COUPLE, { tier: 'gold', answers });
  expect(JSON.stringify(document)).not.toMatch(/Walburga|Robin/);
  expect(document.customerName).toBe('');
  expect(document.title).toMatch(/^Your Global Fit Report: /);
  expect(document.profileSummary.blocks[0]).toMatchObject({
    text: expect.stringMatching(/^You are \d+ and/),
  });
  expect(withoutName(document, false).profileSummary.blocks[0]).toMatchObject({
    text: expect.stringMatching(/^You are/),
  });
  expect(reviewReport(document, realAtlas(), answers, null)).toEqual([]);
});

it.each([
  ['Do not use my real name anywhere', true],
  ['Keep my name out of the e-mail', true],
  ['The country must not use my language', false],
  ['My name is on the lease', false],
])('recognises whether the name is to be left out: “%s”', (text, out) => {
  const answers = { ...QUIET, ...answersOf({ 'full-name': 'Walburga', 'additional-comments': text }) };
  expect(reportFor(GERMAN_COUPLE, { answers }).customerName === '').toBe(out);
});

it.each([
  'I like girls, parents dont know.',
  'Dont tell them I dont want to come back please',
  'My boss does not know that I am leaving.',
])('recognises a wish for discretion without apostrophes, and repeats nothing: “%s”', (told) => {
  const answers = { ...GERMAN_COUPLE.answers, ...answersOf({ 'additional-comments': told }) };
  const document = reportFor(GERMAN_COUPLE, { answers });
  expect(JSON.stringify(document)).not.toContain(told.slice(0, 20));
  expect(
    textsOf(document)
      .map(({ text }) => text)
      .join('\n'),
  ).toContain('You asked us to be discreet');
});

it('does not repeat whom somebody is attracted to', () => {
  const answers = { ...GERMAN_COUPLE.answers, ...answersOf({ 'additional-comments': 'I like girls.' }) };
  expect(JSON.stringify(reportFor(GERMAN_COUPLE, { answers }))).not.toContain('I like girls');
});
