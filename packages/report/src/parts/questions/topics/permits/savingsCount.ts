import type { Country } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { householdTimes } from '@global-fit/matching/entry/route/eligibility';
import { anyOf } from '@global-fit/matching/anyOf';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { routeName } from '../../../../place/entry/routes.ts';
import { routeSaid, savingsInstead } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { listSaid } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

const SAVED = String.raw`(?:savings?|capital|nest egg|reserves?|assets|bank balance|money in the bank|lump sum)`;

/** Words that ask whether savings count towards a permit's income, or replace it. */
export const SAVINGS_COUNT = anyOf([
  new RegExp(
    String.raw`\b${SAVED}\b[^?.;]{0,40}\b(?:counts?|counted|accepted|considered|suffice|make up|instead|in place of|help)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:counts?|use|show|accept|add|instead of|in place of)\b[^?.;]{0,30}\b${SAVED}\b`,
    'i',
  ),
]);

/** How the savings ticked compare with the sum for everybody who moves. */
function verdict(view: PlaceView, route: VisaRoute): Said {
  const one = route.minInvestment?.usd ?? null;
  const { household, budget } = preferencesOf(view);
  const least = budget?.assetsUsd ?? null;
  if (one === null || least === null) return words('');
  const needed = one * (householdTimes(route, household) ?? 1);
  const most = budget?.assetsTopUsd ?? null;
  const side =
    least >= needed
      ? 'which the savings you ticked reach'
      : most === null || most >= needed
        ? 'which lies inside the band of savings you ticked'
        : 'more than the savings you ticked';
  return because(words(`, ${side}`), 'liquid-assets-available');
}

interface Found {
  readonly country: Country;
  readonly route: VisaRoute | null;
}

/**
 * Whether savings count for these permits, by their records: instead of income, or not mentioned; null for questions
 * that do not ask it, and where no income is required.
 */
export function savingsCounted({ view, text }: Asked, found: readonly Found[]): Said | null {
  if (!SAVINGS_COUNT.test(text)) return null;
  const asking = found.flatMap(({ country, route }) =>
    route?.minIncome ? [{ route, place: nameOf(country), saved: savingsInstead(route) }] : [],
  );
  const instead = asking.flatMap(({ route, place, saved }) =>
    saved
      ? [
          say`For the ${routeSaid(route, routeName(route))} in ${place} savings count, by the record: ${routeSaid(route, saved)} stand in for the income${verdict(view, route)}.`,
        ]
      : [],
  );
  const alone = asking.flatMap(({ route, place, saved }) =>
    saved ? [] : [say`the ${routeSaid(route, routeName(route))} in ${place}`],
  );
  if (asking.length === 0) return null;
  return flow(
    ...instead,
    alone.length > 0
      ? say`For ${listSaid(alone)} the record names only an income, and no sum of savings in its place: plan as if savings did not make up for a lower income until the embassy says so in writing.`
      : null,
  );
}
