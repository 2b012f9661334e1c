import type { Qualification, RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { officialHost } from '@global-fit/atlas/officialHost';
import { qualifies } from '@global-fit/matching/entry/route/qualification';
import { type RouteWay, type Way } from '@global-fit/matching/entry/way';
import { isDeposit, isDonation, isShownOnly } from '@global-fit/matching/entry/route/recorded';
import { dollars, grouped, money } from '../../figures/format.ts';
import { constant, recordQuantity, shown, times } from '../../figures/quantity.ts';
import type { PlaceView } from '../view.ts';
import { capitalised, listSaid, plural } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { routeName } from './routes.ts';
import { permanenceOf, preferencesOf } from './standing.ts';
import { movesWithFamily } from '../../profile/people/familyMoving.ts';

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
  agreement: 'residence permit by agreement',
};

/** Words about a route, resting on its record. */
export function routeSaid(route: VisaRoute, text: string): Said {
  return given(words(text), `route:${route.id}`);
}

/** " for one person" after a sum, where several people move; pay is one person's anyway. */
function forOne({ profile: { movers } }: PlaceView, { kind }: VisaRoute): Said {
  return movesWithFamily(movers) && kind !== 'work'
    ? because(words(' for one person'), ...movers.ids)
    : words('');
}

/** "3,680 EUR a month (about US$4,150)". */
export function threshold(view: PlaceView, route: VisaRoute): Said | null {
  const { minIncome } = route;
  if (!minIncome) return null;
  const stated = `${money(minIncome.amount, minIncome.currency)} a ${minIncome.period ?? 'month'}`;
  const one = forOne(view, route);
  if (minIncome.monthlyUsd === null || (minIncome.currency === 'USD' && minIncome.period === 'month'))
    return say`${routeSaid(route, stated)}${one}`;
  const monthly = recordQuantity(minIncome.monthlyUsd, `route:${route.id}`, 'minIncome.monthlyUsd');
  return say`${routeSaid(route, stated)} (about ${shown(monthly, dollars)} a month)${one}`;
}

/**
 * "EUR 500,000 invested or deposited", with other words for a donation or a sum only shown; null where none is asked,
 * or it only replaces an income.
 */
export function investment(route: VisaRoute): string | null {
  const { minInvestment: asked, conditions } = route;
  if (!asked || conditions.capitalInstead) return null;
  const how = isDonation(route)
    ? 'as a donation'
    : isDeposit(route)
      ? 'as a deposit'
      : isShownOnly(route)
        ? 'in savings'
        : 'invested or deposited';
  return `${asked.currency} ${grouped(asked.amount, 3)} ${how}`;
}

/** "€28,800 in savings"; null where the record accepts none in place of income. */
export function savingsInstead({ minInvestment: asked, conditions }: VisaRoute): string | null {
  return asked && conditions.capitalInstead ? `${money(asked.amount, asked.currency)} in savings` : null;
}

/** "4 years", "18 months". */
export const lengthOf = (months: number): string =>
  months % 12 === 0 && months > 12 ? plural(months / 12, 'year') : plural(months, 'month');

/**
 * "first granted for 24 months, renewable", "first granted for 12 months, up to 4 years in all". Where only the
 * longest stay is on record, that: the first grant is often shorter. Null for permanent permits, whose months are
 * those of a card or journey.
 */
export function grant(route: VisaRoute): string | null {
  const { durationMonths: first, longestMonths: longest, renewable, yearsToPermanence } = route;
  if (yearsToPermanence === 0 || (first === null && longest === null)) return null;
  // A permit renewed until permanence does not end with its longest single grant.
  const goesOn = renewable === true && longest !== null && 12 * (yearsToPermanence ?? 0) > longest;
  if (first === null)
    return goesOn
      ? `granted for up to ${lengthOf(longest)} at a time, renewable`
      : `good for up to ${lengthOf(longest ?? 0)} in all`;
  const then = longest ? `, up to ${lengthOf(longest)} in all` : renewable ? ', renewable' : '';
  return `first granted for ${lengthOf(first)}${then || (renewable === false ? ', not renewable' : '')}`;
}

/** The fee for care and health workers, for a customer who is one; null for others. */
export function feeInCare({ profile }: Pick<PlaceView, 'profile'>, route: VisaRoute): VisaRoute['fee'] {
  const [, amount] = /(?:^|; )fee of (\d+) EUR in health and care(?:;|$)/.exec(route.notes ?? '') ?? [];
  return amount && profile.read.has('career-field', 'healthcare')
    ? { amount: Number(amount), currency: 'EUR' }
    : null;
}

/**
 * "the application fee is €90 and a decision can take up to 120 days". With `view`, the fee that applies to the
 * customer.
 */
export function feeAndTime(route: VisaRoute, view?: PlaceView): string | null {
  const own = view ? feeInCare(view, route) : null;
  const fee = own ?? route.fee;
  const parts = [
    fee
      ? `the application ${fee.amount === 0 ? 'is free' : `fee ${own ? 'for such work ' : ''}is ${money(fee.amount, fee.currency)}`}`
      : null,
    route.processingDays !== null ? `a decision can take up to ${plural(route.processingDays, 'day')}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' and ') : null;
}

/** "5 years", "27 months": a record's time to permanent residence; `bare` drops the unit of whole years. */
export function span(route: VisaRoute, bare = false): Said {
  const years = route.yearsToPermanence ?? 0;
  if (Number.isInteger(years)) return routeSaid(route, bare ? String(years) : plural(years, 'year'));
  const recorded = recordQuantity(years, `route:${route.id}`, 'yearsToPermanence');
  const months = times(recorded, constant(12, 'months in a year'));
  return shown(months, (value) => plural(Math.round(value), 'month'));
}

/** "With the Golden Visa, permanent residence can follow after 5 years."; null where the record does not say. */
export function permanenceAfter(route: VisaRoute): Said | null {
  if (route.yearsToPermanence === null) return null;
  if (route.yearsToPermanence === 0)
    return routeSaid(route, `The ${routeName(route)} is permanent from the start.`);
  return route.kind === 'permanent-residency'
    ? say`The ${routeSaid(route, routeName(route))} is permanent itself, and can follow after ${span(route)} on another permit.`
    : say`With the ${routeSaid(route, routeName(route))}, permanent residence can follow after ${span(route)}.`;
}

/** Whether a route's record says that it leads to neither permanent residence nor citizenship. */
export const leadsNowhere = ({ notes }: VisaRoute): boolean =>
  /\bno road to permanent residence\b/.test(notes ?? '');

/**
 * "27 months", "5 years by the general rule", "10 years by the general rule, or 5 years for the well integrated":
 * time to permanent residence by this household's way in; null without a record.
 */
export function permanenceSaid(view: PlaceView): Said | null {
  const found = permanenceOf(view);
  if (!found) return null;
  const { route, years, own, sooner } = found;
  if (years === 0)
    return routeSaid(route, `none by the ${routeName(route)}, which is permanent from the start`);
  const less = sooner ? say`, or ${span(sooner)} for the well integrated` : '';
  return say`${span(route)}${own ? '' : ' by the general rule'}${less}`;
}

/** Why meeting the conditions may not suffice, or what the permit is tied to; empty where nothing is on record. */
export function caveat({ conditions, kind, remoteWorkAllowed }: VisaRoute): string {
  const { leastAge, greatestAge, forWhom, selection } = conditions;
  if (forWhom === 'youth')
    return ` It is youth mobility, for people of ${leastAge ?? 18} to ${greatestAge ?? 30}: a limited stay with work beside it, not a way to settle.`;
  if (forWhom === 'innovators')
    return ' It is for ventures that a body appointed for it accepts as innovative: nobody can promise that.';
  if (forWhom === 'employees')
    return ' It asks for a skilled job there, or an offer of one, and for as many points as it sets: count yours before you rely on it.';
  if (selection === 'interest')
    return ' It is granted where its authority finds that the work serves an interest of the country: nobody can promise that.';
  if (selection === 'points')
    return ` People are chosen by points and invited in rounds: meeting the conditions gives no right to an invitation${greatestAge === null ? '' : `, and the age limit is ${greatestAge}`}.`;
  if (selection === 'lottery' && kind === 'permanent-residency')
    return ' You register yourself, a draw decides who may then apply, and whoever is drawn needs a job offer there: nobody can promise it.';
  if (selection === 'lottery')
    return ' An employer may register you, and a draw decides who may then apply: nobody can promise it.';
  if (selection === 'quota')
    return ' A decree sets how many are granted a year: nobody gets it without a place in its quota, so nobody can promise it.';
  if (selection === 'nomination')
    return ' A province has to nominate you, each by its own list: nobody can promise that.';
  if (selection === 'exceptional')
    return ' It is for people of proven distinction: take it as a chance, not as the plan.';
  if (selection === 'job-search')
    return ' It admits people who still look for work; to stay, an offer has to follow.';
  if (kind === 'retirement/passive-income' && remoteWorkAllowed === false)
    return ' It allows no work, not even remotely.';
  return kind === 'permanent-residency' ? ' It is decided case by case: nobody can promise it.' : '';
}

const LEARNED: Readonly<Record<Qualification, string>> = {
  any: 'any schooling',
  training: 'a vocational training or a degree',
  degree: 'a degree',
};

/** "a degree": the education or distinction a permit requires. */
export function learnedFor({ conditions: { qualification, selection } }: VisaRoute): string {
  if (qualification === null && selection === 'exceptional')
    return 'a degree or proven distinction in their field';
  return LEARNED[qualification ?? 'any'];
}

/**
 * What to ask about work or education before relying on a permit, as a sentence; empty where there is nothing. The
 * permit is called by its name unless the sentence before has it (`named`).
 */
export function qualificationAsked(
  view: PlaceView,
  { route, byPartner }: RouteWay,
  named = true,
): Said | string {
  if (byPartner) return '';
  const { qualification: own } = preferencesOf(view);
  const { qualification, listed } = route.conditions;
  const fit = qualifies(route, preferencesOf(view));
  const name = `the ${routeName(route)}`;
  const [subject, object] = named ? ['It', 'it'] : [capitalised(name), name];
  if (fit === 'fits') return '';
  if (fit === 'short') {
    const [whose, what] = named ? ['its authority', 'that'] : [`the authority of ${name}`, learnedFor(route)];
    return because(
      routeSaid(route, ` Ask ${whose} what may stand in for ${what}, such as years of work.`),
      'education-level',
    );
  }
  if (listed)
    return routeSaid(
      route,
      ` ${subject} is for the occupations on its list: ask whether yours is one of them.`,
    );
  if (qualification !== null)
    return routeSaid(route, ` ${subject} is for people with ${LEARNED[qualification]}.`);
  return own === 'degree' ? '' : routeSaid(route, ` Ask whether ${object} admits your occupation.`);
}

/** That our records hold no route of the kinds wanted, naming those of other kinds, as a clause. */
export function noRouteSaid(way: Way): Said {
  const none = 'our records hold no route for your passports and plans';
  const others = way.kind === 'no record' ? way.others : [];
  if (others.length === 0) return words(`${none}; that does not mean there is none`);
  const named = others.map((route) =>
    routeSaid(route, `the ${routeName(route)} (${KIND_WORDS[route.kind]})`),
  );
  return say`${none}; of ${new Set(others.map(({ kind }) => kind)).size > 1 ? 'other kinds' : 'another kind'} they hold ${listSaid(named)}`;
}

/** A note where a record is weak. */
export function doubt(route: VisaRoute): string {
  if (route.confidence === 'low')
    return ' This record is of low confidence: treat it as a lead, not as a rule.';
  return '';
}

/**
 * "record of 2026, whose sums may be of an earlier year; check it at vistos.mne.gov.pt". The year is the record's,
 * unless the table dates its threshold.
 */
export function asOf(route: VisaRoute): string {
  const host = officialHost(route.sourceUrl);
  const since = route.minIncome?.year;
  const sums = route.minIncome !== null || route.minInvestment !== null || route.fee !== null;
  const age = since
    ? `, its threshold in force ${since > Number.parseInt(route.asOf ?? '', 10) ? 'from' : 'since'} ${since}`
    : sums
      ? ', whose sums may be of an earlier year'
      : '';
  const dated = route.asOf ? `record of ${route.asOf}${age}` : 'undated record';
  return host ? `${dated}; check it at ${host}` : dated;
}
