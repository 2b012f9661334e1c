import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { partnersWay } from './partnersWay.ts';

const waysTo = (iso3: string, told: string, status = 'married', citizenship = ['LBN']): string => {
  const answers = answersOf({
    citizenship,
    'current-location': place('Beirut', 'Lebanon', 'lb'),
    'relationship-status': status,
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-name': 'Carine',
    'family-member-1-relationship': 'spouse',
    'unique-family-situation': told,
  });
  const view = placeView(iso3, answers);
  return partnersWay(view)?.text ?? '';
};

describe('a partner’s passport', () => {
  const HELD = 'Carine has French nationality through her mother.';

  it.each([
    [
      'CYP',
      HELD,
      'married',
      /With the passport of .*may settle there by free movement, and a husband or wife too/,
    ],
    [
      'CYP',
      HELD,
      'domestic-partnership',
      /partner without a marriage the state has only to make entry easier$/,
    ],
    [
      'FRA',
      HELD,
      'married',
      /^Carine needs no permit there .*, and for you as husband or wife there is the .*Conjoint de Français/,
    ],
    ['FRA', HELD, 'engaged', /its own law decides on the family of a citizen$/],
    ['CAN', HELD, 'married', /^$/],
    ['CYP', 'Carine’s French passport, if she gets it, may help.', 'married', /^$/],
    ['CYP', 'My mother is French.', 'married', /^$/],
  ])('opens places other than the household’s own: %s, “%s”', (iso3, told, status, said) => {
    expect(waysTo(iso3, told, status)).toMatch(said);
  });

  it('adds nothing to a passport that opens the place by itself', () => {
    expect(waysTo('CYP', HELD, 'married', ['ITA'])).toBe('');
  });
});
