import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const IN_TEXAS = {
  age: 38,
  citizenship: ['IND'],
  'current-location': place('Plano', 'United States', 'us'),
  'work-arrangement': 'local-job',
};
const IN_LEEDS = { ...IN_TEXAS, 'current-location': place('Leeds', 'United Kingdom', 'gb') };

const answer = (household: object, question: string) =>
  answered(household, ['AUS', 'DEU'], question)['status-left'] ?? null;

it('says what an approved petition keeps, and refers to a lawyer where it was approved', () => {
  const found = answer(
    IN_TEXAS,
    'What happens to my I-140 and priority date if we leave, can I come back to it?',
  );
  expect(found?.said?.text).toMatch(
    /^The priority date of an approved petition .* stays with the person it names/,
  );
  expect(found?.whom).toContain('immigration lawyer in the United States');
});

it('refers people with a status elsewhere to whoever decides on it there', () => {
  expect(answer(IN_LEEDS, 'What becomes of our settled status when we leave?')?.whom).toContain(
    'immigration lawyer in the United Kingdom',
  );
  expect(answer(IN_LEEDS, 'Does my application for ILR count if we move?')).not.toBeNull();
});

it.each([
  [{ ...IN_TEXAS, citizenship: ['USA'] }, 'What happens to my H-1B if we leave?'],
  [IN_TEXAS, 'Do I lose my green card if I am away for a year?'],
  [IN_TEXAS, 'Does my experience on H-1B count?'],
  [IN_LEEDS, 'What happens to my residence permit in Germany if I lose my job?'],
])('is not a question about a status left behind: %#', (household, question) => {
  expect(answer(household, question)).toBeNull();
});
