import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { dollars } from '../../../../figures/format.ts';
import { recordQuantity, shown } from '../../../../figures/quantity.ts';
import { routeName, settlesByRight } from '../../../../place/entry/routes.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import { listSaid } from '../../../../prose/english.ts';
import { because, type Said, say } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

/** Words that ask whether to go where the employer is. */
const WOULD_GO = /\b(?:employ|hire|contract|payroll|move there|go (?:there|to)|live there|relocate)\b/i;

/** More routes than these are listed by the section on law of a report on that country. */
const MOST = 2;

function termsOf(route: VisaRoute): Said {
  const name = say`the ${routeSaid(route, routeName(route))}`;
  const monthly = route.minIncome?.monthlyUsd;
  return monthly == null
    ? name
    : say`${name}, which asks for pay of about ${shown(recordQuantity(monthly, `route:${route.id}`, 'minIncome.monthlyUsd'), dollars)} a month`;
}

/**
 * The requirements of a contract in a foreign employer's country, for remote workers who ask about moving there; null
 * otherwise, and without a work route on record.
 */
export function employedThere({ view, views, text }: Asked): Said | null {
  const { employer } = preferencesOf(view);
  const there = employer && views.find(({ iso3 }) => iso3 === employer.iso3);
  if (!there || settlesByRight(there) || !WOULD_GO.test(text)) return null;
  const routes = view.atlas.routes
    .open(there.iso3, 'work')
    .filter((route) => route.shown)
    .slice(0, MOST);
  if (routes.length === 0) return null;
  return because(
    say`A contract with your employer in ${there.name} itself would fall under its work routes, on our records ${listSaid(routes.map(termsOf))}: with such an offer it is a separate way beside those for remote work.`,
    'citizenship',
    ...employer.questionIds,
  );
}
