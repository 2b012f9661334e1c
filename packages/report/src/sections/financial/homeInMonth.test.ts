import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { viewsOf } from '../../testing/views.ts';
import { rentLimitInsight, secondRoomInsight } from '../housing/insights.ts';
import { budgetLead } from './budgetLead.ts';
import { firstRentItem } from './firstRent.ts';
import { rentShare } from './situation.ts';
import { monthTable } from './monthTable.ts';

const atlas = realAtlas();

/** A freelancer in a town of the country, the first or the one named. */
function viewOf(iso3: string, more: Readonly<Record<string, Written>>, town?: string): PlaceView {
  const answers = answersOf({
    citizenship: ['ITA'],
    'work-arrangement': 'freelance',
    'income-sources': ['remote-work'],
    'housing-preference': 'rent-apartment',
    ...more,
  });
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers), { study: [iso3] });
  const studied =
    ranking.matches.find((one) => one.iso3 === iso3) ??
    ranking.excluded.find((one) => one.iso3 === iso3)?.studied ??
    null;
  const [view] = viewsOf(
    answers,
    atlas.countries.filter((one) => one.iso3 === iso3),
  );
  const cities = atlas.cities.of(iso3).filter(({ name }) => name === town);
  return { ...(view as PlaceView), cities, studied };
}

const rows = (view: PlaceView): readonly (readonly string[])[] => monthTable(view)?.rows ?? [];
const sum = (cell = ''): number => Number(/US\$([\d,]+)/.exec(cell)?.[1]?.replaceAll(',', ''));

describe('the home in a month', () => {
  it('is what we reckon with where no rent was surveyed, and the month has its sum', () => {
    const view = viewOf('ESP', { 'monthly-budget': 2400, 'location-type': ['mid-size-city'] }, 'Málaga');
    const found = rows(view);
    const home = found.find(([item]) => item === 'A home in Málaga');
    expect(home?.[2]).toMatch(/half the rent of a good one-bedroom flat in Madrid/);
    const others = found.find(([item]) => item?.startsWith('Everything but'));
    const together = found.find(([item]) => item?.startsWith('Together'));
    expect(sum(home?.[1]) + sum(others?.[1])).toBe(sum(together?.[1]));
    expect(firstRentItem(view).sum?.value).toBe(3 * sum(home?.[1]));
  });

  it('is what is left where it is to be bought', () => {
    const view = viewOf('ESP', { 'monthly-budget': 4200, 'housing-preference': 'buy-house' }, 'Málaga');
    const [, others, left] = rows(view);
    expect(left?.[0]).toBe('What that leaves for a home of your own');
    expect(sum(others?.[1]) + sum(left?.[1])).toBe(4200);
    expect(budgetLead(view)?.said.text).toContain(left?.[1]?.replace(/ \(.*/, ''));
  });
});

describe('households far above the surveyed flats', () => {
  const rich = viewOf('MLT', { 'monthly-budget': 40_000 }, 'Valletta');

  it('are told that the survey ends below their search, and no share of such a rent', () => {
    expect(budgetLead(rich)?.said.text).toMatch(/survey/);
    expect(rows(rich).map(([item]) => item)).not.toContainEqual(expect.stringMatching(/flat in Valletta/));
    for (const writer of [rentShare, rentLimitInsight, secondRoomInsight]) expect(writer(rich)).toBeNull();
    expect(firstRentItem(rich).sum).toBeNull();
  });

  it('are not those whose rent is a usual part of the month', () => {
    const usual = viewOf('MLT', { 'monthly-budget': 4000 }, 'Valletta');
    expect(rentShare(usual)).not.toBeNull();
    expect(rows(usual).map(([item]) => item)).toContainEqual(expect.stringMatching(/flat in Valletta/));
  });
});
