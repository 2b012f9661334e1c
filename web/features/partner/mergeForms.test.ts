import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { expect, it } from 'vitest';
import { mergeForms } from './mergeForms.ts';
import { answersToSend } from './partnerAnswers.ts';

const [first, second, third] = SECOND_ADULT.entries.map(({ question }) => question.id) as [
  string,
  string,
  string,
];
const form = (name: string, values: Record<string, number>) => ({
  name,
  answers: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, touched: true }])),
});
const base = form('Sam', { [first]: 3, [second]: 3 });

it('takes each side’s own changes, and this side’s answer where both changed the same one', () => {
  const mine = form('Sam', { [first]: 5, [second]: 3, [third]: 1 });
  const theirs = form('Alex', { [first]: 1, [second]: 4, [third]: 1 });
  expect(mergeForms(base, mine, theirs)).toEqual({
    ...form('Alex', { [first]: 5, [second]: 4, [third]: 1 }),
    taken: 2,
    both: 1,
  });
});

it('removes what the other side removed, unless it was changed here', () => {
  const theirs = form('Sam', { [second]: 3 });
  expect(mergeForms(base, base, theirs)).toMatchObject({ ...theirs, taken: 1, both: 0 });
  const mine = form('Sam', { [first]: 5, [second]: 3 });
  expect(mergeForms(base, mine, theirs)).toMatchObject({ ...mine, taken: 0, both: 1 });
});

it('ignores untouched sliders, with which the server completes a form', () => {
  const sent = { ...base, answers: answersToSend(base.answers) };
  const theirs = {
    name: ' Sam',
    answers: answersToSend(form('', { [first]: 3, [second]: 3, [third]: 2 }).answers),
  };
  expect(mergeForms(sent, base, theirs)).toMatchObject({ taken: 1, both: 0 });
  expect(mergeForms(base, base, sent)).toEqual({ ...base, taken: 0, both: 0 });
});
