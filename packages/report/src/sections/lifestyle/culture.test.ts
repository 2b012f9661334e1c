import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { culture } from './people.ts';

function told(iso3: string): string {
  const view = placeView(iso3, answersOf({ 'cultural-adaptation-style': 'blend' }));
  return culture(view)?.said.text ?? '';
}

it('does not call a country with many immigrants homogeneous', () => {
  const ONE_KIND = /one way of doing|doing most of the blending/;
  expect(told('BHS')).toMatch(/blend/);
  expect(told('BHS')).not.toMatch(ONE_KIND);
  expect(told('POL')).toMatch(ONE_KIND);
});
