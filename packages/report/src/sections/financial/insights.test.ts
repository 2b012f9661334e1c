import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { plainInsight } from './insights.ts';

it.each([
  ['an American', place('Pittsburgh', 'United States', 'us'), true],
  ['a Moroccan', place('Casablanca', 'Morocco', 'ma'), false],
])('prices above most countries’ are compared with those at home: %s', (_, home, cheaper) => {
  const view = placeView('CZE', answersOf({ 'current-location': home }));
  const text = plainInsight(view)?.said.text ?? '';
  expect(text).toContain('dearer than most countries');
  expect(text.includes('and cheaper than home')).toBe(cheaper);
});
