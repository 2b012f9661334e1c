import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { secondRoomInsight } from './insights.ts';

it('the price of a second bedroom is not printed for a household that needs more', () => {
  const atlas = realAtlas();
  const told = (children: number): string | undefined => {
    const kids = Array.from({ length: children }, (_, i) => [
      [`family-member-${i + 2}-relationship`, 'child'],
      [`family-member-${i + 2}-family-member-age`, 5 + i * 5],
    ]).flat();
    const view = placeView(
      'MLT',
      answersOf({
        citizenship: ['PHL'],
        'relationship-status': 'married',
        'housing-preference': 'rent-apartment',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1 + children,
        'family-member-1-relationship': 'spouse',
        ...Object.fromEntries(kids),
      }),
    );
    const cities = atlas.cities.of('MLT').filter(({ isCapital }) => isCapital);
    return secondRoomInsight({ ...view, cities })?.said.text;
  };
  expect(told(0)).toContain('a month');
  expect(told(3)).toBeUndefined();
});
