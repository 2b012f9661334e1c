import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../testing/answered.ts';

const OUTSIDE = VETERAN;
const MOVES_FREELY = { ...VETERAN, citizenship: ['IRL'], 'current-location': place('Cork', 'Ireland', 'ie') };

describe('the stay of whoever survives a partner', () => {
  const told = (household: object, iso3: string) =>
    answered(household, [iso3], 'What happens to Denise if I die?')['left-alone']?.said?.text ?? '';

  it('goes by the directive on free movement for the family of a citizen who moves freely', () => {
    expect(told(MOVES_FREELY, 'HRV')).toMatch(/^By the law of the Union, in Croatia, .* after a year there/);
  });

  it('goes by the directive on family reunion for a permit of a state it binds', () => {
    expect(told(OUTSIDE, 'FIN')).toMatch(/in Finland, a husband or wife .* after five years at the latest/);
    expect(told(OUTSIDE, 'DNK')).toBe('');
  });

  it('is told of nobody outside the Union', () => {
    expect(told(OUTSIDE, 'THA')).toBe('');
  });
});
