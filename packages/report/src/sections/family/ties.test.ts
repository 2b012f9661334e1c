import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { violence } from '../safety/violence.ts';
import { aloneLead, togetherDistance } from './ties.ts';

/** What a family from Canada is told of the way home from the Philippines. */
function told(kin: readonly string[]): string {
  const answers = answersOf({
    citizenship: ['CAN', 'PHL'],
    'current-location': place('Red Deer', 'Canada', 'ca'),
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'spouse',
    'support-systems-leaving': ['family'],
    'extended-family-location': kin,
  });
  const view = placeView('PHL', answers);
  return togetherDistance(view)?.said.text ?? '';
}

const HELP = /help|Nobody comes round|people who help you/;

describe('a family’s support at home', () => {
  it('is not called lost in a country where relatives live', () => {
    expect(told(['CAN'])).toMatch(HELP);
    expect(told(['CAN', 'PHL'])).not.toMatch(HELP);
  });
});

describe('somebody with a partner who moves alone', () => {
  const of = (told: Readonly<Record<string, string>>) =>
    placeView(
      'SWE',
      answersOf({
        citizenship: ['IND'],
        'current-location': place('Pune', 'India', 'in'),
        'relationship-status': 'married',
        ...told,
      }),
    );

  it('is said to go alone only where that was answered', () => {
    expect(aloneLead(of({ 'relocating-family-members': 'no' }))?.said.text).toContain('without your spouse');
    const unsaid = aloneLead(of({}))?.said;
    expect(unsaid?.text).toContain('Whether anybody comes with you is still open');
    expect(unsaid?.answers).toContain('relationship-status');
    expect(violence(of({ 'relocating-family-members': 'no' }))?.said.text).toContain('comes alone');
    expect(violence(of({}))?.said.text).not.toContain('alone');
  });
});
