import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { emergencyNumbers } from './actions.ts';

describe('the emergency numbers to save', () => {
  it.each([
    ['AUS', '000 112'],
    ['GBR', '999 112'],
    ['KOR', '119 112'],
    ['CAN', '911 112'],
    ['USA', '911 112'],
    ['DEU', '112'],
    ['IRL', '112'],
    ['NLD', '112'],
  ])('are those of %s itself, with 112 behind them', (iso3, numbers) => {
    const atlas = realAtlas();
    const [view] = viewsOf(PERSONAS[0]?.answers ?? {});
    const practical = atlas.practical(iso3);
    const country = atlas.country(iso3);
    if (!view || !practical || !country) throw new Error(iso3);
    expect(emergencyNumbers({ ...view, iso3, country }, practical).join(' ')).toBe(numbers);
  });
});
