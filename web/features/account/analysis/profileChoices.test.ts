import { expect, it } from 'vitest';
import { firstProfile, profileChoices } from './profileChoices.ts';

const order = (
  profile_id: string,
  state: 'paid' | 'expired' | 'refunded',
  name = 'Global Fit Report Gold',
) => ({
  profile_id,
  state,
  product_name: name,
  paid_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-19T10:00:00.000Z',
});

it('lists the profiles of paid orders, each once, the newest first', () => {
  const choices = profileChoices([
    order('b', 'expired'),
    order('c', 'paid'),
    order('a', 'paid'),
    order('c', 'paid', 'Custom Single-Country Analysis'),
    order('d', 'refunded'),
  ]);
  expect(choices.map(({ profileId }) => profileId)).toEqual(['c', 'a']);
  expect(choices[0]?.label).toBe('Those behind the Global Fit Report Gold of 20 November 2026');
});

it('starts with the requested profile, else the newest, else none', () => {
  const choices = profileChoices([order('c', 'paid'), order('a', 'paid')]);
  expect(firstProfile(choices, 'a')).toBe('a');
  expect(firstProfile(choices, 'somebody’s')).toBe('c');
  expect(firstProfile(choices, null)).toBe('c');
  expect(firstProfile([], 'a')).toBeNull();
});
