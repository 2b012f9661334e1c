import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { streetAndRoad } from './streetAndRoad.ts';

function said(home: ReturnType<typeof place>): string {
  const view = placeView('URY', answersOf({ 'current-location': home }));
  return streetAndRoad(view)?.said.text ?? '';
}

describe('a place that is neither calm nor dangerous', () => {
  it('mentions no way to work to retired people', () => {
    // Which wording a reader gets depends on who reads.
    const thailand = (more: object): string =>
      Array.from({ length: 12 }, (_, at) => {
        const view = placeView(
          'THA',
          answersOf({ age: 60 + at, 'current-location': place('Geelong', 'Australia', 'au'), ...more }),
        );
        return streetAndRoad(view)?.said.text ?? '';
      }).join('\n');
    expect(thailand({ 'work-arrangement': 'local-job' })).toContain('the way to work');
    const retired = thailand({ 'work-arrangement': 'not-working', 'retirement-timeline': 'already-retired' });
    expect(retired).toContain('the quarter and the daily walks');
    expect(retired).not.toContain('the way to work');
  });
});

describe('a place with more killings than most', () => {
  it('suggests no guarded home to people from a clearly more dangerous country', () => {
    const text = said(place('Belo Horizonte', 'Brazil', 'br'));
    expect(text).toContain('Brazil');
    expect(text).not.toMatch(/guarded house|driver/);
  });

  it('mentions its price to people from a calmer one', () => {
    expect(said(place('Cork', 'Ireland', 'ie'))).toMatch(/guarded house|routine/);
  });
});
