import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { words } from '../../prose/said.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { standing } from '../../place/view.ts';
import { isBehindHome, isNoGain, praisedBesideHome } from './againstHome.ts';

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

it('takes an ordinary figure that home beats for no reason to move', () => {
  const argentine = answersOf({
    age: 31,
    citizenship: ['ARG'],
    'current-location': place('Rosario', 'Argentina', 'ar'),
  });
  const ordinary = viewsOf(argentine).filter((view) => {
    const hours = standing(view, 'weekly_hours_employees');
    return hours !== null && hours.percentile > 40 && isBehindHome(view, 'work_life');
  });
  expect(ordinary.length).toBeGreaterThan(10);
  for (const view of ordinary) expect(isNoGain(view, 'work_life'), view.iso3).toBe(true);
});
