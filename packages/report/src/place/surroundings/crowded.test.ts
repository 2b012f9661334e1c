import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { crowded } from './crowded.ts';

function told(iso3: string): string | null {
  const view = placeView(
    iso3,
    answersOf({
      'current-location': place('Geelong', 'Australia', 'au'),
      'relationship-status': 'married',
      'couple-lifestyle-priorities': ['quiet'],
    }),
  );
  return crowded(view)?.text ?? null;
}

describe('quiet that was asked for', () => {
  it('counts against a dense country, but not against one emptier than most, however empty home is', () => {
    expect(told('KOR')).toContain('people to a square kilometre');
    expect(told('NZL')).toBeNull();
    expect(told('CAN')).toBeNull();
  });
});
