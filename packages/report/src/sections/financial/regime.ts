import { isForForeigners, isForPensioners, type SpecialRegime } from '@global-fit/atlas/money/taxes';
import { leastPayUsd } from '@global-fit/matching/gates/money/newcomerRegime';
import { deductionsId } from '@global-fit/matching/profile/money/workedSalary';
import { dollars, groupedText } from '../../figures/format.ts';
import { shown } from '../../figures/quantity.ts';
import { cared, passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Stage } from '../../profile/stage.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { type LocalPay, localPay } from '../../place/money/localPay.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { salaryNear } from './salary.ts';

/** Whom a regime is meant for, by the words of its record, and the work it implies; the first match counts. */
const MEANT: readonly (readonly [who: RegExp, fits: (profile: Profile) => boolean])[] = [
  [/^assigned employees$/, at('transfer')],
  [/^researchers$/, (profile) => profile.read.has('career-field', 'science')],
  [
    /^short-term /,
    (profile) => profile.read.has('relocation-duration', 'temporary') && at('employee', 'transfer')(profile),
  ],
  [/employees?\b|^recruited|^specialists$|^experts$|^managers$|professionals$/, at('employee', 'transfer')],
  [/^founders$/, at('founder', 'owner')],
  [/^self-employed$/, at('founder', 'owner', 'freelance')],
  [/remote workers$/, at('remote')],
  [/with income from abroad$/, at('means', 'retired')],
  [/^new residents/, at('employee', 'transfer', 'founder', 'owner', 'freelance', 'remote')],
];

function at(...stages: readonly Stage[]): (profile: Profile) => boolean {
  return ({ stage }) => stages.includes(stage);
}

/** A threshold above this multiple of mean pay is within reach of few. */
const WITHIN_REACH = 1.5;

/** Local pay in the occupation; null for transferees, who keep the pay of their employer. */
function usualPay(view: PlaceView): LocalPay | null {
  return view.profile.stage === 'transfer' ? null : localPay(view);
}

/**
 * Whether a flat rate takes less than ordinary tax and contributions on the income stated; true where either is
 * unknown.
 */
function takesLess({ atlas, iso3, profile }: PlaceView, { kind, percent }: SpecialRegime): boolean {
  const salary = kind === 'flat rate' ? salaryNear(profile) : null;
  const usual = salary === null ? null : atlas.fact(iso3, deductionsId(salary))?.value;
  return typeof usual !== 'number' || percent === null || percent < usual;
}

/** Whether a regime excludes the customer as a citizen of its country. */
export const isClosedToOwn = ({ citizenships }: Profile, regime: SpecialRegime): boolean =>
  isForForeigners(regime) && citizenships.some(({ iso3 }) => iso3 === regime.iso3);

/** The least a regime takes in a year: "one tax of 100000 EUR", "at least 15000 EUR of tax". */
const LEAST_TAKEN = /(?:one tax of|at least) (\d+) ([A-Z]{3}) (?:of tax )?a year/;
/** Ordinary rates take at most about this share of an income, so a regime that takes more saves nothing. */
const MOST_OF_INCOME = 0.4;

/** Whether the income stated is too small for a regime's minimum, or none was stated. */
function takesTooMuch(view: PlaceView, { gives, conditions }: SpecialRegime): boolean {
  const [, amount, currency] = LEAST_TAKEN.exec(`${gives ?? ''} ${conditions}`) ?? [];
  const least = amount ? view.atlas.toUsd(Number(amount), currency ?? '') : null;
  const most = preferencesOf(view).budget?.expected?.highUsd ?? null;
  return least !== null && (most === null || least > MOST_OF_INCOME * 12 * most);
}

/** Whether a regime may apply to this kind of work, given local pay in the occupation. */
function mayApply(view: PlaceView, regime: SpecialRegime): boolean {
  const { profile } = view;
  if (isClosedToOwn(profile, regime)) return false;
  const meant = regime.who
    .split(', ')
    .some((who) => MEANT.find(([words]) => words.test(who))?.[1](profile) ?? false);
  const least = leastPayUsd(view.atlas, regime);
  if (!meant || !takesLess(view, regime) || takesTooMuch(view, regime)) return false;
  if (least === null) return true;
  // The income stated is the household's: it can rule a threshold out, but not show that one person reaches it.
  const most = preferencesOf(view).budget?.expected?.highUsd ?? null;
  const pay = usualPay(view);
  return (
    (most === null || 12 * most >= least) && (pay === null || WITHIN_REACH * 12 * pay.monthly.value >= least)
  );
}

/** A threshold up to this multiple of mean pay is close to it. */
const CLEARLY = 1.05;

/** Local pay in the occupation, where the regime requires more. */
function besidePay(view: PlaceView, regime: SpecialRegime): Said | null {
  const [least, pay] = [leastPayUsd(view.atlas, regime), usualPay(view)];
  if (least === null || !pay || CLEARLY * 12 * pay.monthly.value >= least) return null;
  return because(
    say` The pay it asks for is above the ${shown(pay.monthly, dollars)} a month that ${pay.group} earn there on average.`,
    'career-field',
  );
}

/** What a regime grants, by its kind. */
const GIVES: Readonly<Record<string, (percent: number) => string>> = {
  'flat rate': (percent) => `a flat rate of ${percent}%`,
  'tax-free share of pay': (percent) => `${percent}% of pay free of tax`,
  'tax-free share of a pension': (percent) => `${percent}% of a pension free of tax`,
  'reduction of tax': (percent) => `${percent}% off the tax`,
};

/** "a flat rate of 24% for 6 years". */
export function givenBy({ kind, percent, gives, years }: SpecialRegime): string {
  const span = years === null ? '' : ` for ${years} years`;
  const given = gives === null ? GIVES[kind]?.(percent ?? 0) : groupedText(gives);
  return `${given ?? 'a relief'}${span}`;
}

/** A regime's terms in a few words for an answer; it is the country's nth. */
export function regimeTerms(found: SpecialRegime, n: number): Said {
  return given(
    words(
      `${found.name} gives ${givenBy(found)}, for ${list(found.who.split(', '))} (${groupedText(found.conditions)})`,
    ),
    `regime:${found.iso3}-${n}`,
  );
}

/** A regime for newcomers, where it fits this kind of work and local pay can reach its threshold. */
export const regime: Writer = (view) => {
  const all = view.atlas.specialRegimes(view.iso3);
  const n = all.findIndex((one) => one.from.shown && !isForPensioners(one) && mayApply(view, one));
  const found = all[n];
  if (!found) return null;
  const said = say`Newcomers can apply for a special tax regime: ${found.name} gives ${givenBy(found)}, meant for ${list(found.who.split(', '))}. Conditions on record: ${groupedText(found.conditions)}.${besidePay(view, found) ?? ''}`;
  const { stageIds } = view.profile;
  return cared(
    view,
    passage(
      'regime',
      0.85,
      because(given(said, `regime:${view.iso3}-${n}`), ...stageIds, 'expected-annual-income'),
    ),
    'taxes',
  );
};
