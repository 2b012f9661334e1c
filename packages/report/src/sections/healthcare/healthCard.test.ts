import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { reciprocal } from './practice.ts';

const PLACES = realAtlas().countries.filter(({ iso3 }) => ['DEU', 'DNK', 'CHE'].includes(iso3));

/** Where the European card of somebody insured in Poland is said to hold, by citizenship. */
const holds = (citizenship: string) =>
  viewsOf(
    answersOf({ citizenship: [citizenship], 'current-location': place('Warsaw', 'Poland', 'pl') }),
    PLACES,
  ).flatMap((view) => (reciprocal(view) ? [view.iso3] : []));

it('the European health insurance card of citizens of other states is valid only where the rules extend to them', () => {
  expect(holds('POL').toSorted()).toEqual(['CHE', 'DEU', 'DNK']);
  expect(holds('UKR')).toEqual(['DEU']);
});
