import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, wish } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { viewsOf } from '../../testing/views.ts';
import { climate, outdoors, warmthClause } from './climate.ts';
import { monthsInsight } from './insights.ts';
import { climateHere, monthsAsWished } from '../../place/surroundings/localClimate.ts';

const MILD = answersOf({ 'climate-preference': wish(3, 4) });

function views(answers = MILD): readonly PlaceView[] {
  const atlas = realAtlas();
  return viewsOf(answers).map((view) => ({ ...view, cities: atlas.cities.of(view.iso3).slice(0, 1) }));
}

describe('the wish for warmth', () => {
  it('is told of a town without seasons by one number', () => {
    const told = ['good', 'bad'].flatMap((side) =>
      views().flatMap((view) => warmthClause(view, side as 'good' | 'bad')?.text ?? []),
    );
    expect(told.filter((text) => /goes from (−?\d+°C) in \w+ to \1 in/.test(text))).toEqual([]);
  });

  it('is not met by a year whose months are mostly far from it', () => {
    let few = 0;
    for (const view of views()) {
      const here = climateHere(view);
      if (!here || monthsAsWished(view, here).count >= 6) continue;
      const text = climate(view)?.said.text ?? '';
      expect(warmthClause(view, 'good'), view.iso3).toBeNull();
      expect(text, view.iso3).not.toMatch(/that wish is met|and this is one|is like that|not far off/);
      if (
        /on average over the year, and in|of the year, but not in the others|but of no more than/.test(text)
      )
        few += 1;
    }
    expect(few).toBeGreaterThan(0);
  });

  it('is not missed by anything beyond the coldest or hottest choice', () => {
    const told = (step: number) =>
      views(answersOf({ 'climate-preference': wish(step, 4) }))
        .map((view) => `${warmthClause(view, 'bad')?.text ?? ''} ${climate(view)?.said.text ?? ''}`)
        .join(' ');
    expect(told(1)).not.toMatch(
      /cooler over the year|cooler than that|colder than that|less warmth than that/,
    );
    expect(told(1)).toMatch(/warmer over the year than you asked for/);
    expect(told(5)).not.toMatch(/warmer over the year|warmer than that|more heat than that/);
    expect(told(5)).toMatch(/cooler over the year than you asked for/);
  });
});

describe('the months for being outdoors', () => {
  it('are set against those at home only where the two differ', () => {
    const answers = answersOf({ 'current-location': place('Rosario', 'Argentina', 'ar') });
    const told = views(answers).map((view) => outdoors(view, 'good')?.text ?? '');
    const words = /^(\w+) months? .*, (?:against (\w+) in|(as many as) in) Rosario$/i;
    const read = told.flatMap((text) => [words.exec(text)].filter((one) => one !== null));
    for (const [text, here, there] of read) expect(there?.toLowerCase(), text).not.toBe(here?.toLowerCase());
    expect(read.some(([, , , same]) => same !== undefined)).toBe(true);
    expect(read.some(([, , there]) => there !== undefined)).toBe(true);
  });
});

describe('the months that match a wish', () => {
  it('are counted by the degrees that are printed beside them', () => {
    const [view] = views(answersOf({ 'climate-preference': wish(4, 4) }));
    const here = view && climateHere(view);
    if (!here) throw new RangeError('no climate');
    const count = (month: number) =>
      monthsAsWished(view, { ...here, temperatureC: here.temperatureC.map(() => month) }).count;
    expect([13.4, 13.6, 29.4, 29.6].map(count)).toEqual([0, 12, 12, 0]);
  });
});

it('the mild months are called so, and a single one is one month', () => {
  const told = views().map((view) => monthsInsight(view)?.said.text ?? '');
  expect(told.filter((text) => text.includes('please'))).toEqual([]);
  const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
  const several = new RegExp(`are ${month}(?:;| in )|; ${month} are `);
  expect(told.filter((text) => several.test(text))).toEqual([]);
  expect(told.filter((text) => /\bmild month\b/.test(text)).length).toBeGreaterThan(0);
});
