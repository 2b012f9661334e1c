import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { partnersPassport } from './partnersPassport.ts';

describe('a partner’s passport mentioned in a comment', () => {
  const told = (comment: string, status: string, there = ['FRA', 'DEU', 'CAN']) => {
    const family = answersOf({
      citizenship: ['TUR'],
      'relationship-status': status,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-name': 'Özlem',
      'family-member-1-relationship': 'spouse',
    });
    const places = realAtlas().countries.filter(({ iso3 }) => there.includes(iso3));
    const [first, ...others] = viewsOf(family, places);
    return first
      ? (partnersPassport(first.profile, [first, ...others], comment, 'additional-comments')?.text ?? '')
      : '';
  };

  it('opens what free movement gives a spouse, with what it leaves to the state', () => {
    expect(told('Özlem is German and a translator.', 'married')).toMatch(
      /With the passport of Germany, Özlem may settle in France .*whatever the passport \(.*2004\/38.*In Germany our records hold the Spouse of German Citizen/,
    );
    expect(told('My wife has a German passport', 'domestic-partnership')).toContain('without a marriage');
  });

  it('is recognised as held, with the partner’s own country beside what agreements open', () => {
    expect(told('Please look at what my wife’s Brazilian passport opens for us.', 'married')).toBe(
      'Brazil itself, where Özlem needs no permit, is a way in too: its own law decides on the family of a citizen, so ask its consulate.',
    );
    expect(told('My wife is Brazilian and has no other passport.', 'married', ['ARG', 'CAN'])).toMatch(
      /^By agreement with Brazil, Özlem may ask for residence in Argentina on that passport/,
    );
  });

  it.each([
    'Özlem is a German teacher.',
    'Özlem speaks German.',
    'I am German.',
    'My wife has a German car.',
  ])('is not recognised in “%s”', (comment) => {
    expect(told(comment, 'married')).toBe('');
  });
});
