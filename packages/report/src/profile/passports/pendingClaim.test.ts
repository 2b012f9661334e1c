import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../answers.ts';
import { pendingClaim } from './pendingClaim.ts';

const claimOf = (text: string, claim = 'yes') =>
  pendingClaim({ read: readAnswers(answersOf({ 'ancestry-claim': claim, 'missed-information': text })) });

describe('an application for citizenship by descent', () => {
  it.each([
    ['I applied for German citizenship under §15 StAG in March 2025.', '2025-03'],
    ['My application for an Italian passport has been pending since June 2024.', '2024-06'],
    ['Polish citizenship: the file is with the consulate since 3 May 2026.', '2026-05'],
    ['We have lodged our claim by descent and are waiting for the decision.', null],
  ])('is read as filed: "%s"', (text, since) => {
    expect(claimOf(text)).toEqual({ id: 'missed-information', since });
  });

  it.each([
    'I want to apply for German citizenship.',
    'We have not applied for the passport.',
    'I applied for a work permit in March 2025.',
    'Can I get an Irish passport?',
    'We submitted our tax return.',
  ])('is not read as filed: "%s"', (text) => {
    expect(claimOf(text)).toBeNull();
  });

  it('is not read without a claim', () => {
    expect(claimOf('I applied for German citizenship.', 'no')).toBeNull();
  });
});
