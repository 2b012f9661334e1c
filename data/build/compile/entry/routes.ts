import type { Qualification, RouteAudience, RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { type CurrencyRates, toUsd } from '@global-fit/atlas/money/currencies';
import { z } from 'zod';
import {
  confidence,
  iso2,
  list,
  optionalCurrency,
  optionalNumberIn,
  optionalText,
  text,
  yn,
} from '../../cells.ts';
import { EDITION_YEAR } from '../../edition.ts';
import { provenanceOf } from '../../provenance.ts';
import { readTable, type Row, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

export const KINDS = [
  'citizenship',
  'citizenship-by-descent',
  'permanent-residency',
  'work',
  'digital-nomad',
  'entrepreneur/startup',
  'investor',
  'retirement/passive-income',
  'study',
  'family',
  'agreement',
] as const satisfies readonly RouteKind[];

const AUDIENCES = [
  'youth',
  'founders',
  'innovators',
  'self-employed',
  'freelancers',
  'employees',
  'health',
  'transferees',
  'offices',
  'graduates',
  'descendants',
  'household',
  'partner',
  'parents',
  'pensioners',
  'researchers',
  'digital',
  'technology',
  'english-teachers',
] as const satisfies readonly RouteAudience[];
const QUALIFICATIONS = ['any', 'training', 'degree'] as const satisfies readonly Qualification[];
const SELECTIONS = [
  'points',
  'nomination',
  'lottery',
  'quota',
  'exceptional',
  'interest',
  'integration',
  'job-search',
] as const;

const routeSchema = z.object({
  iso2,
  route: z.enum(KINDS, { error: 'is not a kind of route' }),
  official_name: text,
  min_income_amount: optionalNumberIn(1, 1e8),
  income_currency: optionalCurrency,
  income_period: z.enum(['month', 'year', '']).transform((cell) => (cell === '' ? null : cell)),
  // A sum may be of next year: where it is law already, people who plan now will meet it.
  sum_of: optionalNumberIn(2015, EDITION_YEAR + 1),
  min_investment: optionalNumberIn(1, 1e11),
  investment_currency: optionalCurrency,
  duration_months: optionalNumberIn(1, 240),
  longest_months: optionalNumberIn(1, 240),
  renewable: yn,
  path_to_permanent_residence_years: optionalNumberIn(0, 40),
  path_to_citizenship_years: optionalNumberIn(0, 40),
  fee_amount: optionalNumberIn(0, 1e8),
  fee_currency: optionalCurrency,
  processing_time_days: optionalNumberIn(0, 3000),
  remote_work_allowed: yn,
  dependants_allowed: yn,
  parents_allowed: yn,
  family_follows: yn,
  status: z.enum(['open', 'closed', 'announced'], { error: 'is not open, closed or announced' }),
  notes: optionalText,
  as_of: optionalText,
  source: text,
  source_url: optionalText,
  confidence,
  least_age: optionalNumberIn(16, 80),
  greatest_age: optionalNumberIn(18, 80),
  nationalities: list,
  closed_to: list,
  second_passport: yn,
  for_whom: z
    .enum([...AUDIENCES, ''], { error: 'is not a group of people that a route is for' })
    .transform((cell) => (cell === '' ? null : cell)),
  selection: z
    .enum([...SELECTIONS, ''], { error: 'is not a way of choosing' })
    .transform((cell) => (cell === '' ? null : cell)),
  qualification: z
    .enum([...QUALIFICATIONS, ''], { error: 'is not a level of qualification' })
    .transform((cell) => (cell === '' ? null : cell)),
  listed: yn,
  health_cover: yn,
  capital_instead: yn,
  adult_share: optionalNumberIn(0, 2),
  child_share: optionalNumberIn(0, 2),
  first_share: optionalNumberIn(0, 2),
});

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The permanent id of a route, made of its country, kind and official name. */
export const routeId = (iso3: string, kind: RouteKind, officialName: string): string =>
  `${iso3}-${slugOf(kind)}-${slugOf(officialName)}`;

/** The name without an amount in brackets, which goes stale and has a column of its own. */
const routeNameOf = (name: string): string => name.replace(/\s*\([A-Z]{3}\s?\d[\d,.]*\+?[^)]*\)/, '').trim();

type RouteRow = Row<typeof routeSchema>;

/** Reports contradictions within a row, and passports of unknown countries. */
function checkRoute({ codes, report }: Context, row: RouteRow): void {
  for (const code of row.nationalities) codes.anywhere(code, row.at, 'nationalities');
  for (const code of row.closed_to) codes.anywhere(code, row.at, 'closed_to');
  if (row.route === 'agreement' && row.nationalities.length === 0)
    report(row.at, 'nationalities', 'an agreement is for named nationalities');
  if (row.family_follows && row.dependants_allowed !== null)
    report(row.at, 'family_follows', 'the family comes at once, or not at all');
  if (row.second_passport && row.closed_to.length === 0)
    report(row.at, 'second_passport', 'it is closed to no passport');
  if (row.capital_instead && row.min_investment === null)
    report(row.at, 'capital_instead', 'no capital is stated');
}

/** An amount in a row with its currency; null where the row states none. Reports an amount without a currency. */
function sumIn(
  { report }: Context,
  { at }: RouteRow,
  amount: number | null,
  currency: string | null,
  column: string,
): { readonly amount: number; readonly currency: string } | null {
  if (amount === null) return null;
  if (currency !== null) return { amount, currency };
  report(at, column, 'amount without a currency');
  return null;
}

/** Reads visa and citizenship routes, with thresholds also in US dollars. Routes into territories are left out. */
export function compileRoutes(context: Context, rates: CurrencyRates): readonly VisaRoute[] {
  const rows = readTable(context, 'routes/visa_routes.csv', routeSchema);
  uniqueBy(
    context,
    rows,
    'iso2, route, official_name',
    (row) => `${row.iso2} ${row.route} ${row.official_name}`,
  );
  return rows.flatMap((row): VisaRoute[] => {
    const iso3 = context.codes.countryOfIso2(row.iso2, row.at, 'iso2');
    const from = provenanceOf(
      context.sources.several(row.source, row.at, 'source'),
      row.as_of,
      row.confidence,
    );
    checkRoute(context, row);
    if (iso3 === null) return [];
    const { income_period: period } = row;
    const income = sumIn(context, row, row.min_income_amount, row.income_currency, 'income_currency');
    const capital = sumIn(context, row, row.min_investment, row.investment_currency, 'investment_currency');
    const months = period === 'year' ? 12 : 1;
    return [
      {
        id: routeId(iso3, row.route, row.official_name),
        iso3,
        kind: row.route,
        name: routeNameOf(row.official_name),
        minIncome: income && {
          ...income,
          period,
          year: row.sum_of,
          monthlyUsd: period === null ? null : toUsd(income.amount / months, income.currency, rates),
        },
        minInvestment: capital && { ...capital, usd: toUsd(capital.amount, capital.currency, rates) },
        durationMonths: row.duration_months,
        longestMonths: row.longest_months,
        renewable: row.renewable,
        yearsToPermanence: row.path_to_permanent_residence_years,
        yearsToCitizenship: row.path_to_citizenship_years,
        fee: sumIn(context, row, row.fee_amount, row.fee_currency, 'fee_currency'),
        processingDays: row.processing_time_days,
        remoteWorkAllowed: row.remote_work_allowed,
        dependantsAllowed: row.dependants_allowed,
        parentsAllowed: row.parents_allowed === true,
        familyFollows: row.family_follows === true,
        conditions: {
          leastAge: row.least_age,
          greatestAge: row.greatest_age,
          nationalities: row.nationalities.length > 0 ? row.nationalities : null,
          closedTo: row.closed_to,
          secondPassport: row.second_passport === true,
          forWhom: row.for_whom,
          selection: row.selection,
          qualification: row.qualification,
          listed: row.listed === true,
          healthCover: row.health_cover === true,
          capitalInstead: row.capital_instead === true,
          adultShare: row.adult_share,
          childShare: row.child_share,
          firstShare: row.first_share,
        },
        status: row.status,
        notes: row.notes,
        asOf: from.asOf,
        source: from.source,
        licence: from.licence,
        shareAlike: from.shareAlike,
        shown: from.shown,
        sourceUrl: row.source_url,
        confidence: row.confidence,
      },
    ];
  });
}
