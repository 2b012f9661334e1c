import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { isBehindHome } from '../clauses/againstHome.ts';
import { clauses } from '../clauses/themeClauses.ts';
import type { ChosenPlace } from '../ranking/choose.ts';
import { fitParagraphs } from './fit.ts';

const ARGENTINE = answersOf({
  age: 31,
  citizenship: ['ARG'],
  'current-location': place('Rosario', 'Argentina', 'ar'),
  'work-arrangement': 'freelance',
  'new-location-priorities': ['safety', 'affordability', 'nature', 'work-life-balance'],
  safety: 5,
  'cost-of-living': 5,
});

it('prefers reasons in which home does no better, unless they count for much less', () => {
  let preferred = 0;
  for (const match of rankCountries(realAtlas(), profilePreferences(realAtlas(), ARGENTINE)).matches) {
    const view = () => ({ ...placeView(match.iso3, ARGENTINE), studied: match });
    const good = clauses(view(), 'good', 10).map(({ contribution }) => contribution);
    const behind = good.filter(({ factor }) => isBehindHome(view(), factor));
    const strongest = Math.max(0, ...behind.map(({ points }) => points));
    const better = good.filter((one) => !behind.includes(one) && one.points > strongest / 2);
    if (behind.length === 0 || better.length < 4) continue;
    preferred += 1;
    const given = fitParagraphs(view(), { match } as ChosenPlace).map(({ text }) => text);
    expect(given.join(' '), match.iso3).not.toContain('does better with');
  }
  expect(preferred).toBeGreaterThan(5);
});
