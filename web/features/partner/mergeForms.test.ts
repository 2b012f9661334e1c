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

it('keeps what each place alone has changed, and the answer here where both changed the same', () => {
  const mine = form('Sam', { [first]: 5, [second]: 3, [third]: 1 });
  const theirs = form('Alex', { [first]: 1, [second]: 4, [third]: 1 });
  expect(mergeForms(base, mine, theirs)).toEqual({
    ...form('Alex', { [first]: 5, [second]: 4, [third]: 1 }),
    taken: 2,
    both: 1,
  });
});

it('takes away here what was taken away there, and keeps what was changed here of it', () => {
  const theirs = form('Sam', { [second]: 3 });
  expect(mergeForms(base, base, theirs)).toMatchObject({ ...theirs, taken: 1, both: 0 });
  const mine = form('Sam', { [first]: 5, [second]: 3 });
  expect(mergeForms(base, mine, theirs)).toMatchObject({ ...mine, taken: 0, both: 1 });
});

it('takes sliders that nobody moved, with which the server completes a form, for no change', () => {
  const sent = { ...base, answers: answersToSend(base.answers) };
  const theirs = {
    name: ' Sam',
    answers: answersToSend(form('', { [first]: 3, [second]: 3, [third]: 2 }).answers),
  };
  expect(mergeForms(sent, base, theirs)).toMatchObject({ taken: 1, both: 0 });
  expect(mergeForms(base, base, sent)).toEqual({ ...base, taken: 0, both: 0 });
});
