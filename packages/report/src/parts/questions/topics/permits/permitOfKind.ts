import { RECONSIDER, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Country } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { admits, householdTimes } from '@global-fit/matching/entry/route/eligibility';
import { dollars } from '../../../../figures/format.ts';
import { type Quantity, shown } from '../../../../figures/quantity.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { isUnsafe } from '../../../../profile/passports/unsafe.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { listSaid } from '../../../../prose/english.ts';
import { type Said, say, words } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

/** The least demanding permit of a kind open to the household; null without a record. */
export function permitOf(view: PlaceView, { iso3 }: Country, kind: RouteKind): VisaRoute | null {
  const asks = ({ minIncome }: VisaRoute): number => minIncome?.monthlyUsd ?? Number.POSITIVE_INFINITY;
  const open = view.atlas.routes
    .open(iso3, kind)
    .filter((route) => route.shown && admits(route, preferencesOf(view)));
  return open.toSorted((a, b) => asks(a) - asks(b))[0] ?? null;
}

const WHICH_COUNTRY =
  /\b(?:which|what) (?:other )?(?:countr(?:y|ies)|places?)\b|\bwhere (?:else )?(?:can|could|would|do|is|are)\b/i;
/** The most countries an answer lists. */
const MOST_NAMED = 8;

/** Whether neither government whose advice we hold advises reconsidering travel there. */
export const isCalm = ({ atlas }: PlaceView, { iso3 }: Country): boolean =>
  (strictestAdvice(atlas.travelAdvice(iso3)) ?? 0) < RECONSIDER;

/** Other countries where such a permit requires no more than a sum, for questions that leave the country open. */
export function enoughElsewhere(
  { view, text, named }: Asked,
  kind: RouteKind,
  sum: Quantity | null,
  but: readonly (Country | null)[],
): Said | null {
  if (!sum || named.length > 0 || !WHICH_COUNTRY.test(text)) return null;
  const { household } = preferencesOf(view);
  const found = view.atlas.countries
    .filter(
      (country) => !but.includes(country) && isCalm(view, country) && !isUnsafe(view.profile, country.iso3),
    )
    .flatMap((country) => {
      const route = permitOf(view, country, kind);
      const one = route?.minIncome?.monthlyUsd;
      const asks = route && one != null ? one * (householdTimes(route, household) ?? 1) : Number.NaN;
      return route && asks <= sum.value ? [{ country, route, asks }] : [];
    })
    .toSorted((a, b) => a.asks - b.asks);
  if (found.length === 0)
    return words('No other country has such a permit on record that asks for as little.');
  const shownOnes = found.slice(0, MOST_NAMED).map(({ country, route }) => routeSaid(route, nameOf(country)));
  const more = found.length > MOST_NAMED ? ', among others,' : '';
  return say`Elsewhere ${listSaid(shownOnes)} have${more} such a permit on record that asks for no more than ${shown(sum, dollars)} a month.`;
}
