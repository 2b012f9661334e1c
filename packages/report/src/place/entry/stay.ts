import type { VisitWay } from '@global-fit/matching/entry/way';
import type { PartOfYearTold } from '@global-fit/matching/model/household';
import type { Writer } from '../passage.ts';
import type { PlaceView } from '../view.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { list, monthName, numberWord } from '../../prose/english.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { preferencesOf, wayInto } from './standing.ts';

/** The seasonal stay the customer plans; null for everybody who moves. */
export const stayMeant = (view: Pick<PlaceView, 'atlas' | 'profile'>): PartOfYearTold | null =>
  preferencesOf(view).partYear;

/** The visa-free days that cover the seasonal stay; null where they do not, and for everybody who moves. */
export function visitWay(view: PlaceView): VisitWay | null {
  const { way } = wayInto(view).entry;
  return way.kind === 'visit' ? way : null;
}

/** Drops a passage about permits or settling where visa-free days cover the whole stay. */
export const unlessVisit =
  (write: Writer): Writer =>
  (view) =>
    visitWay(view) ? null : write(view);

/** "November to April", "six months of each year". */
export function spanSaid({ season, months, id }: PartOfYearTold): Said {
  const [first, last] = [season?.[0], season?.at(-1)];
  return because(
    words(
      first && last
        ? `${monthName(first)} to ${monthName(last)}`
        : `${numberWord(months)} months of each year`,
    ),
    id,
  );
}

/** "November to April of each year", "six months of each year". */
export const yearlySaid = (stay: PartOfYearTold): Said =>
  stay.season ? say`${spanSaid(stay)} of each year` : spanSaid(stay);

/** "180 days without a visa with the passport of Canada". */
export function daysSaid({ passport, to, days }: VisitWay): Said {
  const allowed = shown(constant(days, 'days without a visa by the record of the passport'), String);
  return because(
    given(
      say`${allowed} days without a visa with the passport of ${nameOf(passport)}`,
      `passport:${passport.iso3}-${to}`,
    ),
    'citizenship',
  );
}

/** How a stay that may exceed the allowed days is kept within them; empty where it fits. */
export function overSaid({ stay, days }: VisitWay): Said | string {
  if (stay <= days) return '';
  const length = shown(constant(stay, 'the most days of the stay'), String);
  return say` Those months can come to ${length} days, just longer than that: fly home before the last of the days allowed, or ask for a permit.`;
}

/** Whose rules on absence from home a seasonal stay must observe. */
export const ABSENCES = list(['your health insurer', 'the tax office']);
