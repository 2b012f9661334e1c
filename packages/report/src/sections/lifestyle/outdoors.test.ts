import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { outdoors } from './values.ts';

const spain = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');

const told = (more: object, ...wishes: string[]): string =>
  viewsOf(answersOf({ 'outdoor-activities': wishes, ...more }), spain).map(
    (view) => outdoors(view)?.said.text,
  )[0] ?? '';

const said = (...wishes: string[]): string => told({}, ...wishes);

describe('the outdoors', () => {
  it('are one list, whatever its parts', () => {
    expect(said('beach-swimming', 'fishing')).toContain('there for beach, swimming and fishing');
    expect(said('gardening', 'wildlife')).toContain('for gardening, wildlife and birdwatching, ');
  });

  it('tell people who cannot climb that no record covers a town’s slopes', () => {
    const heart = {
      'medical-conditions': ['heart-circulation'],
      'medical-conditions-details': 'Cannot manage steep hills any more or great heat.',
    };
    expect(told(heart, 'hiking')).toContain('no record tells');
    expect(told({ ...heart, 'medical-conditions-details': 'Warfarin' }, 'hiking')).not.toContain('no record');
  });

  it('promise no waves, which no record covers', () => {
    expect(said('surfing')).toContain(
      'there is a coast (our records hold nothing on waves and wind for surfing)',
    );
    expect(said('surfing', 'sailing')).toMatch(
      /the coast is there for sailing and rowing \(our records hold nothing on waves/,
    );
    expect(said('sailing')).not.toContain('waves');
  });
});
