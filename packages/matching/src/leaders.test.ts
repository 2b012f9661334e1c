import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Answers } from '@global-fit/questionnaire/model';
import { expect, it } from 'vitest';
import { openLeaders } from './leaders.ts';
import { profilePreferences } from './preferences.ts';
import { engineOf } from './engine/engine.ts';
import { standing } from './rank.ts';
import { PERSONAS } from './testing/personas/all.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

/** Answers that change weights alone, what cities are chosen by, the way in, a must-have, and nothing at all. */
const OTHERWISE: readonly Answers[] = [
  { safety: { value: 5, touched: true } },
  { 'healthcare-quality': { value: 1, touched: true } },
  { 'cost-of-living': { value: 5, touched: true } },
  { 'cost-of-living-priority': { value: 'spend-much-less', touched: true } },
  { 'climate-preference': { value: 1, importanceValue: 5, touched: true } },
  { citizenship: { value: ['IRL'], touched: true } },
  { 'monthly-budget': { value: 1200, touched: true } },
  { 'deal-breakers': { value: 'No country that drives on the left', touched: true } },
  {},
];

it.each(PERSONAS)(
  'finds the leaders of each standing, whichever was asked for before: $title',
  ({ answers }) => {
    const leaders = openLeaders(engine);
    for (const other of OTHERWISE) {
      const wishes = profilePreferences(atlas, { ...answers, ...other });
      const { passing } = standing(engine, wishes);
      for (const count of [1, 5, 300]) expect(leaders(wishes, count)).toEqual(passing.slice(0, count));
    }
  },
);
