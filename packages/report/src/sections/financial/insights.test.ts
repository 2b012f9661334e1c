import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { plainInsight } from './insights.ts';

it.each([
  ['an American', place('Pittsburgh', 'United States', 'us'), true],
  ['a Moroccan', place('Casablanca', 'Morocco', 'ma'), false],
])('prices above those of most countries are set beside those of home: %s', (_, home, cheaper) => {
  const [view] = viewsOf(
    answersOf({ 'current-location': home }),
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'CZE'),
  );
  const text = (view && plainInsight(view)?.said.text) ?? '';
  expect(text).toContain('dearer than most countries');
  expect(text.includes('and cheaper than home')).toBe(cheaper);
});
