import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, wish } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { relatives } from './visits.ts';

it('closeness that was rated is told of the family at home as well, where they live in both', () => {
  const told = (countries: readonly string[]) => {
    const [view] = viewsOf(
      answersOf({
        citizenship: ['EGY', 'DEU'],
        'current-location': place('Stuttgart', 'Germany', 'de'),
        'extended-family-location': [...countries],
        'extended-family-importance': { ...wish(5, 3), touched: true },
      }),
      realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP'),
    );
    return view && relatives(view)?.said.text;
  };
  expect(told(['DEU', 'EGY'])).toContain('closeness to your family there and in Germany high');
  expect(told(['EGY'])).toContain('You rated that closeness high');
});
