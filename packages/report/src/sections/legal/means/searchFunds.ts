import { dollars } from '../../../figures/format.ts';
import { constant, type Quantity, recordQuantity, shown, times } from '../../../figures/quantity.ts';
import { passage, type Writer } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, say } from '../../../prose/said.ts';
import { neededMonthly } from '../../../place/entry/incomeAsked.ts';
import { type OpenRoute, openRoutes, settlesByRight, routeName } from '../../../place/entry/routes.ts';
import { routeSaid } from '../../../place/entry/words.ts';

/** Funds for a job search compared with the savings stated. */
export interface SearchFunds {
  /** US dollars for all months of the first grant. */
  readonly needed: Quantity;
  readonly savings: 'reached' | 'perhaps' | 'missed';
}

const MONTHS = 12;

/**
 * The funds a job-search permit requires for all its months, which savings have to cover; null for other permits, and
 * where no sum or no savings are known.
 */
export function searchFunds(view: PlaceView, { route, standing }: OpenRoute): SearchFunds | null {
  const { assets } = view.profile;
  const monthly = standing.way.kind === 'job search' ? neededMonthly(view, route) : null;
  if (!monthly || !assets) return null;
  const months =
    route.durationMonths === null
      ? constant(MONTHS, 'months in a year')
      : recordQuantity(route.durationMonths, `route:${route.id}`, 'durationMonths');
  const needed = times(monthly, months);
  const most = assets.high ?? Number.POSITIVE_INFINITY;
  const savings = assets.low >= needed.value ? 'reached' : most >= needed.value ? 'perhaps' : 'missed';
  return { needed, savings };
}

const SAID: Readonly<Record<SearchFunds['savings'], string>> = {
  reached: 'the savings you told us of reach that',
  perhaps: 'the band you ticked leaves open whether your savings reach it',
  missed: 'the savings you told us of do not reach that',
};

/** The same as a passage, where such a permit is the best way in. */
export const searchVerdict: Writer = (view) => {
  const [best] = settlesByRight(view) ? [] : openRoutes(view);
  const funds = best && searchFunds(view, best);
  if (!best || !funds) return null;
  return passage(
    'right-income',
    1.9,
    because(
      say`The ${routeSaid(best.route, routeName(best.route))} asks for means until you find work, about ${shown(funds.needed, dollars)} for all its months: ${SAID[funds.savings]}.`,
      'liquid-assets-available',
      'citizenship',
    ),
  );
};
