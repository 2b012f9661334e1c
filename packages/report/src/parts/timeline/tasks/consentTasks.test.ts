import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { toldBesides } from '../../summary/ownWords.ts';
import { consentTasks } from './consentTasks.ts';
import { visitTasks } from './visitTasks.ts';

function viewFor(told: string) {
  return placeView(
    'FRA',
    answersOf({
      citizenship: ['JPN'],
      'current-location': place('Fukuoka', 'Japan', 'jp'),
      'relationship-status': 'single',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Haru',
      'family-member-1-relationship': 'child',
      'family-member-1-family-member-age': 4,
      'unique-family-situation': told,
    }),
  );
}

const SOLE = 'Haru’s father never recognised him. I have sole parental authority.';
const OPEN = 'I have sole custody for now, but Haru’s father contests it in court.';
const SHARED = 'Haru’s father and I share custody.';

describe('consent to a child’s move', () => {
  it('is the other parent’s, or the proof of deciding alone', () => {
    const [shared] = consentTasks(viewFor(SHARED), [], 9);
    expect(shared?.said.text).toContain('the other parent’s written consent');
    const [sole] = consentTasks(viewFor(SOLE), [], 9);
    expect(sole?.title).toBe('Proof that you decide alone');
    expect(sole?.said.text).not.toContain('consent');
  });

  it('is for a court where custody is in dispute, before any date of the plan', () => {
    const [open] = consentTasks(viewFor(OPEN), [], 9);
    expect(open?.title).toBe('The court before the plan');
    expect(open?.said.text).toContain('every date below depends on it');
    expect(open?.said.text).toContain('before your child crosses a border, for a visit as well');
  });

  it('is described so in the summary', () => {
    const summary = (told: string): string => {
      const view = viewFor(told);
      return toldBesides(view.profile, [view], 'gold')
        .map((said) => said?.text ?? '')
        .join('\n');
    };
    expect(summary(SOLE)).toContain('We have noted that you alone decide for your child');
    expect(summary(OPEN)).toContain('not settled whether your child may go');
    expect(summary(OPEN)).not.toContain('you alone decide');
    expect(summary(SHARED)).toContain('whether your child may leave is decided there');
  });
});

describe('a journey to look at places', () => {
  const visit = (told: string): string =>
    visitTasks(viewFor(told), [], 12).find(({ title }) => title.startsWith('See '))?.said.text ?? '';

  it('includes children only with the other parent’s consent, or where nobody else decides', () => {
    expect(visit(SHARED)).toContain('your child comes along only with the other parent’s consent');
    expect(visit(OPEN)).toContain('your child comes along only with the other parent’s consent');
    expect(visit(SOLE)).toContain('should each see');
  });
});
