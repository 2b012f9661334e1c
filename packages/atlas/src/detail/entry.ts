import type { Atlas } from '../atlas.ts';
import { citeProvenance } from '../cite.ts';
import { formatMoney } from '../format.ts';
import { formatNumber } from '../number.ts';
import type { Iso3 } from '../model.ts';
import type { RouteKind, VisaRoute } from '../entry/visaRoute.ts';
import { GRADE_ORDER } from '../entry/movement.ts';
import { officialHost } from '../officialHost.ts';
import type { CountryDetail, MovementRule, RouteSheet, VisitRule } from './model.ts';

/** Passports grouped by what a short visit requires, the freest first. */
export function visitRules(atlas: Atlas, iso3: Iso3): CountryDetail['visits'] {
  const rules = new Map<string, VisitRule & { passports: Iso3[] }>();
  let from: { source: string; asOf: string | null } | null = null;
  for (const passport of atlas.passports.holders) {
    const found = atlas.passports.requirement(passport, iso3);
    if (!found || found.kind === 'home') continue;
    from ??= found.from;
    const key = `${found.kind} ${found.days ?? ''}`;
    const rule = rules.get(key);
    if (rule) rule.passports.push(passport);
    else rules.set(key, { kind: found.kind, days: found.days, passports: [passport] });
  }
  const sorted = [...rules.values()].sort((a, b) => b.passports.length - a.passports.length);
  return { rules: sorted, asOf: from?.asOf ?? null, source: from?.source ?? '' };
}

/** Agreements on free movement that cover this country, the strongest first. */
export function movementRules(atlas: Atlas, iso3: Iso3): readonly MovementRule[] {
  const rules = new Map<string, MovementRule & { passports: Iso3[] }>();
  for (const { iso3: passport } of atlas.countries) {
    for (const one of atlas.movement.movements(passport, iso3)) {
      if (!one.from.shown) continue;
      const rule = rules.get(one.bloc);
      if (rule) rule.passports.push(passport);
      else
        rules.set(one.bloc, {
          name: one.name,
          grade: one.grade,
          rights: one.rights,
          note: one.note === 'full' ? null : one.note,
          passports: [passport],
          source: citeProvenance(one.from),
        });
    }
  }
  return [...rules.values()].sort((a, b) => GRADE_ORDER[a.grade] - GRADE_ORDER[b.grade]);
}

/** Kinds of route in the order in which a page lists them. */
const KINDS: Readonly<Record<RouteKind, string>> = {
  work: 'Work',
  'digital-nomad': 'Remote work',
  'entrepreneur/startup': 'Founding a business',
  'retirement/passive-income': 'Retirement or private income',
  study: 'Study',
  family: 'Family',
  agreement: 'Agreement between states',
  investor: 'Investment',
  'permanent-residency': 'Permanent residence',
  citizenship: 'Citizenship',
  'citizenship-by-descent': 'Citizenship by descent',
};

const months = (count: number): string => {
  if (count % 12 !== 0) return `${count}\u00a0months`;
  return count === 12 ? '1\u00a0year' : `${count / 12}\u00a0years`;
};

function incomeOf({ minIncome }: VisaRoute): string | null {
  if (!minIncome) return null;
  const { amount, currency, period, monthlyUsd } = minIncome;
  const stated = `${formatMoney(amount, currency)}${period === null ? '' : ` a ${period}`}`;
  const inDollars = currency === 'USD' && period === 'month';
  return monthlyUsd === null || inDollars
    ? stated
    : `${stated} (about ${formatMoney(Math.round(monthlyUsd))} a month)`;
}

function investmentOf({ minInvestment }: VisaRoute): string | null {
  if (!minInvestment) return null;
  const { amount, currency, usd } = minInvestment;
  const stated = formatMoney(amount, currency);
  return usd === null || currency === 'USD' ? stated : `${stated} (about ${formatMoney(Math.round(usd))})`;
}

function after(years: number): string {
  if (years === 0) return 'at once';
  if (years === 1) return 'after 1\u00a0year';
  return `after ${formatNumber(years, years % 1 === 0 ? 0 : 1)}\u00a0years`;
}

function leadsTo({ yearsToPermanence, yearsToCitizenship }: VisaRoute): string | null {
  const steps = [
    ...(yearsToPermanence === null ? [] : [`permanent residence ${after(yearsToPermanence)}`]),
    ...(yearsToCitizenship === null ? [] : [`citizenship ${after(yearsToCitizenship)}`]),
  ];
  return steps.length === 0 ? null : steps.join(', ');
}

/** "12 months, renewable", "12 months, up to 48 months in all", "up to 24 months", depending on the record. */
function durationOf({ durationMonths, longestMonths, renewable }: VisaRoute): string | null {
  const first = durationMonths === null ? null : months(durationMonths);
  const longest = longestMonths === null ? null : `up to ${months(longestMonths)}`;
  if (first && longest) return `${first}, ${longest} in all`;
  return first && renewable ? `${first}, renewable` : (first ?? longest);
}

/** Parts of a note that the paragraph on citizenship covers from more reliable records. */
const TOLD_ELSEWHERE = /^(?:dual citizenship: |Factbook says )/;

/** The rest of a record's note, without what the page says elsewhere from other records. */
function notesOf({ notes, conditions }: VisaRoute): string | null {
  if (notes === null || conditions.nationalities) return notes;
  const kept = notes.split('; ').filter((note) => !TOLD_ELSEWHERE.test(note));
  return kept.length === 0 ? null : kept.join('; ');
}

/** All routes on record that may be shown, closed ones included. */
export function routeSheets(atlas: Atlas, iso3: Iso3): readonly RouteSheet[] {
  const order = Object.keys(KINDS);
  const shown = atlas.routes.of(iso3).filter((route) => route.shown);
  return shown
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.name < b.name ? -1 : 1))
    .map((route): RouteSheet => {
      const { fee, processingDays } = route;
      return {
        id: route.id,
        kind: KINDS[route.kind],
        name: route.name,
        status: route.status,
        passports: route.conditions.nationalities,
        closedTo: route.conditions.closedTo,
        income: incomeOf(route),
        investment: investmentOf(route),
        duration: durationOf(route),
        leadsTo: leadsTo(route),
        fee: fee && formatMoney(fee.amount, fee.currency),
        processing: processingDays === null ? null : `${processingDays}\u00a0days`,
        remoteWork: route.remoteWorkAllowed,
        dependants: route.dependantsAllowed,
        notes: notesOf(route),
        asOf: route.asOf,
        source: route.source,
        url: officialHost(route.sourceUrl) === null ? null : route.sourceUrl,
        confidence: route.confidence,
      };
    });
}
