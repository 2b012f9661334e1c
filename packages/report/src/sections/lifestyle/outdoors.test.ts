import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { outdoors } from './values.ts';

const spain = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');

const said = (...wishes: string[]): string =>
  viewsOf(answersOf({ 'outdoor-activities': wishes }), spain).map((view) => outdoors(view)?.said.text)[0] ??
  '';

describe('the outdoors', () => {
  it('promises no waves, which no record holds', () => {
    expect(said('surfing')).toContain(
      'there is a coast (of waves and wind for surfing our records hold nothing)',
    );
    expect(said('surfing', 'sailing')).toMatch(/the coast is there for sailing and rowing \(of waves/);
    expect(said('sailing')).not.toContain('waves');
  });
});
