import { expect, it } from 'vitest';
import { consequencesOf } from './consequences.ts';
import { initialWizard, wizard, type WizardAction, type WizardState } from './wizard.ts';

const assessment: WizardState = { ...initialWizard, step: 'PROFILE_ASSESSMENT', section: 4 };
const submitted: WizardState = { ...assessment, isSubmissionComplete: true };
const of = (before: WizardState, action: WizardAction) =>
  consequencesOf(before, wizard(before, action), action);

it.each([
  ['a step on', { type: 'next', at: 0 }, true, true],
  ['a step back', { type: 'back', at: 0 }, false, true],
  ['a later section', { type: 'goTo', step: 'PROFILE_ASSESSMENT', section: 6, at: 0 }, true, true],
  ['an earlier section', { type: 'goTo', step: 'PROFILE_ASSESSMENT', section: 1, at: 0 }, false, true],
  [
    'a later step, in an earlier section',
    { type: 'goTo', step: 'PAYMENT_SUMMARY', section: 1, at: 0 },
    true,
    true,
  ],
  ['what the history shows', { type: 'show', step: 'PAYMENT_SUMMARY', section: null }, false, false],
  ['the end', { type: 'complete', orderId: 'o1', paymentIntentId: null, at: 0 }, true, false],
  ['starting over', { type: 'reset', at: 0 }, false, false],
  ['an answer', { type: 'answer', id: 'age', answer: { value: 41 } }, null, true],
] as const satisfies readonly (readonly [string, WizardAction, boolean | null, boolean])[])(
  '%s: whether it goes forward, and is recorded in the history',
  (_name, action, forward, isRecorded) => {
    expect(of(assessment, action)).toMatchObject({ forward, isRecorded });
  },
);

it('changing an answer cancels the submission, restoring answers does so only after one', () => {
  expect(of(submitted, { type: 'answer', id: 'age', answer: { value: 41 } }).forgetsSubmission).toBe(true);
  expect(of(submitted, { type: 'answers', answers: {} }).forgetsSubmission).toBe(true);
  // Restoring answers does not affect a profile submitted earlier.
  expect(of(assessment, { type: 'answers', answers: {} }).forgetsSubmission).toBe(false);
  expect(of(submitted, { type: 'next', at: 0 }).forgetsSubmission).toBe(false);
});
