import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { streetAndRoad } from './streetAndRoad.ts';

const URUGUAY = realAtlas().countries.filter(({ iso3 }) => iso3 === 'URY');

function said(home: ReturnType<typeof place>): string {
  const [view] = viewsOf(answersOf({ 'current-location': home }), URUGUAY);
  return (view && streetAndRoad(view)?.said.text) ?? '';
}

describe('a place with more killings than most', () => {
  it('asks for no guarded house of whoever comes from one with clearly more', () => {
    const text = said(place('Belo Horizonte', 'Brazil', 'br'));
    expect(text).toContain('Brazil');
    expect(text).not.toMatch(/guarded house|driver/);
  });

  it('asks for its price of whoever comes from a calmer one', () => {
    expect(said(place('Cork', 'Ireland', 'ie'))).toMatch(/guarded house|routine/);
  });
});
