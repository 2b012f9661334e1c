import { monthsAllowed } from '@global-fit/matching/profile/time/moveMonths';
import { monthsBetween } from '../../months.ts';
import { lawClause } from '../../prose/lawClause.ts';
import { monthName } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { settlesByRight } from './routes.ts';
import type { PlaceView } from '../view.ts';
import { boundBy } from '../rights/europeanUnion.ts';

/** Id of the decision that gives protection to people from Ukraine in the members of the European Union it binds. */
const RULE = 'temporary-protection-eu';
const FROM = 'UKR';

/** Whether the customer lives in Ukraine as its citizen: the decision is about people who leave it. */
const leavesUkraine = ({ profile, home }: PlaceView): boolean =>
  home?.iso3 === FROM && profile.citizenships.some(({ iso3 }) => iso3 === FROM);

/** "4 March 2027", from YYYY-MM-DD. */
function dayOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date ?? 1} ${monthName(month ?? 1)} ${year ?? ''}`;
}

/** Whether people who leave Ukraine have that protection in a place where they have no right of another kind. */
export const protectsFromUkraine = (view: PlaceView): boolean =>
  leavesUkraine(view) && boundBy(view, RULE) && !settlesByRight(view);

/** Whether a day comes before each month in which the move is meant to fall; false where no time was told. */
function isBeforeMove({ profile, date }: PlaceView, day: string): boolean {
  const months = monthsAllowed(profile.read.choices('relocation-timeline')[0]);
  return months.length > 0 && monthsBetween(date, day) < Math.min(...months);
}

/** What that law gives, as a clause with its last day on record; null where it concerns nobody here. */
export function protectionFromUkraine(view: PlaceView): Said | null {
  const rule = protectsFromUkraine(view) ? view.atlas.rule(RULE) : null;
  const law = lawClause(rule);
  if (!rule || !law) return null;
  const { until } = rule;
  const early =
    until && isBeforeMove(view, until)
      ? because(words(', before the months that you have in mind for the move'), 'relocation-timeline')
      : '';
  return say`${law} (Directive 2001/55/EC)${until ? say`; on record it lasts until ${words(dayOf(until))}${early}` : ''}`;
}
