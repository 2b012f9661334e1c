import { answersOf } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../checks/passages.ts';
import { reportFor } from '../../testing/reports.ts';
import { readAnswers } from '../answers.ts';
import { readMovers } from '../household.ts';
import { partnerAhead } from './ahead.ts';
import { followersOf } from './followers.ts';

const HOUSEHOLD = {
  age: 40,
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 2,
  'family-member-1-name': 'Sipho',
  'family-member-1-relationship': 'spouse',
  'family-member-2-name': 'Lwazi',
  'family-member-2-relationship': 'child',
  'family-member-2-family-member-age': 12,
};

function readOf(text: string) {
  const read = readAnswers(answersOf({ ...HOUSEHOLD, 'additional-comments': text }));
  return { read, movers: readMovers(read) };
}

describe('a partner who goes first', () => {
  it.each([
    'Sipho can leave first and we follow after the school year ends in december.',
    'sipho goes first, the kids and I will join him in march',
    'My husband would move ahead and find a flat.',
    'Sipho starts there in May and I follow with Lwazi when school ends.',
  ])('is read from "%s", and follows nobody', (text) => {
    expect(partnerAhead(readOf(text))?.who.text).toBe('Sipho');
    expect(followersOf(readOf(text))).toBeNull();
  });

  it.each([
    'I go first and Sipho follows in May.',
    'Sipho stays here first and joins me later.',
    'Sipho will not go first.',
    'Could Sipho go first, or must we all go together?',
    'Sipho follows a diet.',
    'Sipho’s contract ends in May and we move after that.',
  ])('is not read from "%s"', (text) => expect(partnerAhead(readOf(text))).toBeNull());

  it('is told as such on the first page and on the roadmap', () => {
    const answers = {
      ...INDIAN_NURSE.answers,
      ...answersOf({ 'additional-comments': 'Thomas can leave first and I follow when the flat is sold.' }),
    };
    const told = textsOf(reportFor(INDIAN_NURSE, { answers, tier: 'gold' })).map(({ text }) => text);
    expect(told.join('\n')).toMatch(/Thomas would go first, and you/);
    expect(told.join('\n')).toContain(
      'You mean Thomas to go first. The way in of this report is reckoned for you',
    );
    expect(told.join('\n')).not.toMatch(/Thomas later than you|you go first/);
  });
});
