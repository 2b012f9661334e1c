import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { words } from '../../prose/said.ts';
import { placeView } from '../../testing/views.ts';
import { praisedBesideHome } from './againstHome.ts';

const greece = placeView(
  'GRC',
  answersOf({ age: 58, citizenship: ['NOR'], 'current-location': place('Stavanger', 'Norway', 'no') }),
);

it('prints no brackets round the one wording left beside a safer home', () => {
  if (!greece) throw new Error('Greece is gone.');
  const praise = (text: string): string => praisedBesideHome(greece, 'safety', words(text)).text;
  expect(praise('[killings are few|Greece is peaceful], it says')).toBe('Greece is peaceful, it says');
  expect(praise('[killings are few|Greece is peaceful|it is calm]')).toBe('[Greece is peaceful|it is calm]');
});
