import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { homeCity, homeTown } from './home.ts';

it.each([
  ['Hyderabad', 'Hyderabad'],
  ['hyderabad', 'Hyderābād'],
  ['Hyderābād', 'Hyderābād'],
  ['Secunderabad', 'Hyderābād (near Secunderabad)'],
])('writes home as the people who live there do: %s', (typed, said) => {
  const answers = answersOf({
    'current-location': { ...place(typed, 'India', 'in'), coordinates: { lat: 17.4, lng: 78.47 } },
  });
  const [view] = viewsOf(answers, realAtlas().countries.slice(0, 1));
  const city = view && homeCity(view);
  expect(view && city && homeTown(view, city)).toBe(said);
});
