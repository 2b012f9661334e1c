import type { SecondAdultForm } from '@global-fit/contract/couples';
import { expect, it } from 'vitest';
import { formWords } from './formWords.ts';

const form: SecondAdultForm = {
  state: 'waiting',
  name: null,
  answered_at: null,
  link_works: true,
  expires_at: '2026-12-21T12:00:00.000Z',
};
const answered = {
  ...form,
  state: 'answered',
  name: 'Sam',
  answered_at: '2026-11-23T12:00:00.000Z',
} as const;

it('describes the state of the form', () => {
  expect(formWords(form)).toBe('Not answered yet. The link works until 21 December 2026.');
  expect(formWords({ ...form, link_works: false })).toContain('ran out on 21 December 2026');
  expect(formWords(answered)).toContain('\u2068Sam\u2069 answered on 23 November 2026, and can change');
  expect(formWords({ ...answered, link_works: false })).toContain('the answers stay');
  expect(formWords({ ...answered, name: null, state: 'used' })).toMatch(
    /^The second adult .*ranks places for both/,
  );
});
