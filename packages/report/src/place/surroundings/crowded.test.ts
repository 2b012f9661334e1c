import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { crowded } from './crowded.ts';

function told(iso3: string): string | null {
  const [view] = viewsOf(
    answersOf({
      'current-location': place('Geelong', 'Australia', 'au'),
      'relationship-status': 'married',
      'couple-lifestyle-priorities': ['quiet'],
    }),
    realAtlas().countries.filter((one) => one.iso3 === iso3),
  );
  return view ? (crowded(view)?.text ?? null) : null;
}

describe('quiet that was asked for', () => {
  it('counts against a dense country, but not against one emptier than most, however empty home is', () => {
    expect(told('KOR')).toContain('people to a square kilometre');
    expect(told('NZL')).toBeNull();
    expect(told('CAN')).toBeNull();
  });
});
