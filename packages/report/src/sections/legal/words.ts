import type { RouteKind, VisaRoute } from '@global-fit/atlas/model';
import { grouped, money, roundMoney, usd } from '../../figures/format.ts';
import { recordQuantity, shown } from '../../figures/quantity.ts';
import type { PlaceView } from '../../place/view.ts';
import { plural } from '../../prose/english.ts';
import { given, type Said, say, words } from '../../prose/said.ts';

export const KIND_WORDS: Readonly<Record<RouteKind, string>> = {
  citizenship: 'naturalisation',
  'citizenship-by-descent': 'citizenship by descent',
  'permanent-residency': 'permanent residence',
  work: 'work route',
  'digital-nomad': 'remote-work route',
  'entrepreneur/startup': 'business route',
  investor: 'investment route',
  'retirement/passive-income': 'retirement and passive-income route',
  study: 'study route',
  family: 'family route',
};

/** Words of a route rest on its record. */
export function routeSaid(route: VisaRoute, text: string): Said {
  return given(words(text), `route:${route.id}`);
}

/** "3,680 EUR a month (about US$4,150)". */
export function threshold(view: PlaceView, route: VisaRoute): Said | null {
  const { minIncome } = route;
  if (!minIncome) return null;
  const stated = `${money(minIncome.amount, minIncome.currency)} a ${minIncome.period ?? 'month'}`;
  if (minIncome.monthlyUsd === null || (minIncome.currency === 'USD' && minIncome.period === 'month'))
    return routeSaid(route, stated);
  const monthly = recordQuantity(minIncome.monthlyUsd, `route:${route.id}`, 'minIncome.monthlyUsd');
  return say`${routeSaid(route, stated)} (about ${shown(monthly, (value) => usd(roundMoney(value)))} a month)`;
}

/** "EUR 500,000 invested or deposited"; null where nothing is asked. */
export function investment({ minInvestment: asked }: VisaRoute): string | null {
  return asked ? `${asked.currency} ${grouped(asked.amount, 3)} invested or deposited` : null;
}

/** "first granted for 24 months, renewable". */
export function grant(route: VisaRoute): string | null {
  if (route.durationMonths === null) return null;
  const months = route.durationMonths;
  const length = months % 12 === 0 && months > 12 ? plural(months / 12, 'year') : plural(months, 'month');
  return `first granted for ${length}${route.renewable ? ', renewable' : route.renewable === false ? ', not renewable' : ''}`;
}

/** "fee €90, up to 120 days to decide". */
export function feeAndTime(route: VisaRoute): string | null {
  const parts = [
    route.fee ? `the application fee is ${money(route.fee.amount, route.fee.currency)}` : null,
    route.processingDays !== null ? `a decision can take up to ${plural(route.processingDays, 'day')}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' and ') : null;
}

/** "Permanent residence can follow after 5 years and citizenship after 10." */
export function future(route: VisaRoute): string | null {
  const { yearsToPermanence: permanence, yearsToCitizenship: citizenship } = route;
  if (permanence !== null && citizenship !== null)
    return `Permanent residence can follow after ${plural(permanence, 'year')} and citizenship after ${plural(citizenship, 'year')}.`;
  if (permanence !== null) return `Permanent residence can follow after ${plural(permanence, 'year')}.`;
  return citizenship === null ? null : `Citizenship can follow after ${plural(citizenship, 'year')}.`;
}

/** Says so where a record is weak. */
export function doubt(route: VisaRoute): string {
  if (route.confidence === 'low')
    return ' This record is of low confidence: treat it as a lead, not as a rule.';
  return '';
}

/** "(record of 2026, to be checked at vistos.mne.gov.pt)". */
export function asOf(route: VisaRoute): string {
  const host = route.sourceUrl ? /^https?:\/\/(?:www\.)?([^/]+)/.exec(route.sourceUrl)?.[1] : null;
  const dated = route.asOf ? `record of ${route.asOf}` : 'undated record';
  return host ? `${dated}; check it at ${host}` : dated;
}
