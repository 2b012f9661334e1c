import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { readSubmission } from '@global-fit/questionnaire/checks/submission';
import { expect, it } from 'vitest';
import type { KeptForm } from './keptForm.ts';
import { answersToSend } from './partnerAnswers.ts';
import { formMark, unsentOf } from './unsentForm.ts';

const id = SECOND_ADULT.entries[0]!.question.id;
const filled = (name: string, value: number) => ({ name, answers: { [id]: { value } } });
const T = '2026-03-01T12:00:00.000Z';
const kept: KeptForm = {
  ...filled('Sam', 5),
  answeredAt: null,
  sent: [],
  keptAt: 0,
  until: '2026-03-20T00:00:00.000Z',
  pageId: 'page',
};
const nothing = { name: '', answers: {}, answered_at: null };

it('returns what the server does not have', () => {
  expect(unsentOf(null, nothing)).toBeNull();
  expect(unsentOf(kept, nothing)).toMatchObject({ ...filled('Sam', 5), isBehind: false });
});

it('returns nothing that arrived although its response was lost', () => {
  expect(unsentOf(kept, { ...filled('Sam', 5), answered_at: T })).toBeNull();
});

it('recognises what was sent from here', () => {
  const sent = [formMark(filled('Sam', 4))];
  expect(unsentOf({ ...kept, sent }, { ...filled('Sam', 4), answered_at: T })?.isBehind).toBe(false);
  expect(unsentOf({ ...kept, sent }, { ...filled('Sam', 3), answered_at: T })?.isBehind).toBe(true);
  expect(unsentOf({ ...kept, answeredAt: T }, nothing)?.isBehind).toBe(true);
});

it('does not depend on the clock', () => {
  const server = { ...filled('Sam', 3), answered_at: T };
  for (const keptAt of [0, Date.parse(T) + 400 * 86_400_000]) {
    expect(unsentOf({ ...kept, keptAt, answeredAt: T }, server)).toMatchObject({ isBehind: false });
    expect(unsentOf({ ...kept, keptAt }, server)).toMatchObject({ isBehind: true, name: 'Sam' });
  }
});

it('gives a form the same mark before and after the server has normalised it', () => {
  const given = filled('  Sam ', 5);
  const read = readSubmission(answersToSend(given.answers), SECOND_ADULT);
  if (!read.ok) throw new Error('The form is refused.');
  expect(formMark({ name: 'Sam', answers: read.answers })).toBe(formMark(given));
});
