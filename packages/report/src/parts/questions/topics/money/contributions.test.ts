import { expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const JAPANESE = { citizenship: ['JPN'], age: 57, 'retirement-timeline': 'less-than-5' };
const paidIn = (question: string) => answered(JAPANESE, ['MYS'], question)['paying-in'];

it('whoever asks about a duty to pay in is not answered with a choice alone', () => {
  const must = paidIn('Must I keep paying the national pension until 60?');
  expect(must?.put).toMatch(
    /^Does the duty to pay in end when I sign off at home, and on which day\? May I go on/,
  );
  expect(must?.lacks).toContain('until when somebody abroad has to pay in');
  const may = paidIn('May I go on paying into the national pension from abroad?');
  expect(may?.put).toMatch(/^May I go on paying in voluntarily/);
});
