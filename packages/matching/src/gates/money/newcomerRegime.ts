import type { Atlas } from '@global-fit/atlas/atlas';
import {
  isForForeigners,
  isForForeignIncome,
  isForPensioners,
  type SpecialRegime,
} from '@global-fit/atlas/money/taxes';
import type { Iso3 } from '@global-fit/atlas/model';
import type { WorkedSalary } from '../../model/means.ts';
import type { Preferences } from '../../model/preferences.ts';
import { deductionsId, SALARIES } from '../../profile/money/workedSalary.ts';

type Person = Pick<
  Preferences,
  'arrangement' | 'careerField' | 'qualification' | 'leastStay' | 'citizenships' | 'budget'
>;

const isEmployed = ({ arrangement }: Person): boolean =>
  arrangement === 'local-job' || arrangement === 'company-transfer';
const isTrained = (person: Person): boolean => isEmployed(person) && person.qualification !== 'any';
/** A stay of more months than this is not short-term. */
const SHORT = 24;

/** The earners a regime is meant for, by the words of its record; the first match counts. */
const MEANT: readonly (readonly [who: RegExp, fits: (person: Person) => boolean])[] = [
  [/^assigned employees$/, ({ arrangement }) => arrangement === 'company-transfer'],
  [/^researchers$/, ({ careerField }) => careerField === null || careerField === 'science'],
  [/^short-term /, (person) => isEmployed(person) && (person.leastStay ?? 0) <= SHORT],
  [/remote workers$/, ({ arrangement }) => arrangement === 'remote-employee'],
  [/^(?:founders|self-employed)$/, () => false],
  [/^new residents/, () => true],
  [/^(?:qualified|specialists|experts|managers)/, isTrained],
  [/employees?\b|^recruited/, isEmployed],
];

/**
 * A minimum pay on record: "monthly pay from 65400 DKK", "minimum taxable pay 48013 EUR", "pay between 125000 and …
 * EUR".
 */
const LEAST_PAY = /(monthly )?(?:taxable )?pay (?:from |above |between )?(\d+)(?: and \d+)? ([A-Z]{3})/;

/** The yearly pay that a regime requires, in US dollars; null without a record. */
export function leastPayUsd(
  atlas: Pick<Atlas, 'toUsd'>,
  { conditions }: Pick<SpecialRegime, 'conditions'>,
): number | null {
  const found = LEAST_PAY.exec(conditions);
  if (!found) return null;
  const [, monthly, amount, currency] = found;
  return atlas.toUsd(Number(amount) * (monthly ? 12 : 1), currency ?? '');
}

/** Whether a regime may be open to an employee, as far as record and answers tell. */
function mayBeMeant(atlas: Atlas, regime: SpecialRegime, person: Person): boolean {
  if (isForPensioners(regime) || isForForeignIncome(regime)) return false;
  if (isForForeigners(regime) && person.citizenships.includes(regime.iso3)) return false;
  const open = person.arrangement === null || person.arrangement === 'undecided';
  const known = open ? { ...person, arrangement: 'local-job' } : person;
  const meant = regime.who
    .split(', ')
    .some((who) => MEANT.find(([words]) => words.test(who))?.[1](known) ?? false);
  const most = person.budget?.expected?.highUsd ?? null;
  const least = leastPayUsd(atlas, regime);
  return meant && (most === null || least === null || 12 * most >= least);
}

/** Percent taken of a yearly pay in US dollars, interpolated between the pays on record; null without any. */
function takenOf(atlas: Atlas, iso3: Iso3, usd: number): number | null {
  const known = SALARIES.flatMap((salary) => {
    const value = atlas.fact(iso3, deductionsId(salary))?.value;
    return typeof value === 'number' ? [{ salary, value }] : [];
  });
  const under = known.findLast(({ salary }) => salary <= usd) ?? known[0];
  const over = known.find(({ salary }) => salary >= usd) ?? known.at(-1);
  if (!under || !over) return null;
  const width = over.salary - under.salary;
  return width > 0 ? under.value + ((over.value - under.value) * (usd - under.salary)) / width : under.value;
}

/** An amount free of tax: "income up to 85528 PLN a year free". */
const FREE_AMOUNT = /\bup to (\d+) ([A-Z]{3}) a year free\b/;
/** A flat rate of which the contributions are a part. */
const CONTRIBUTIONS_IN_RATE = /\bincludes [\d.]+% national insurance\b/;

/**
 * Roughly what is taken of pay under a regime, in percent: contributions, and a flat tax or the tax on what is not
 * exempt. Null where the record does not say.
 */
function takenUnder(atlas: Atlas, regime: SpecialRegime, salary: WorkedSalary): number | null {
  const { iso3, kind, percent, conditions } = regime;
  const rate = atlas.fact(iso3, 'employee_social_rate')?.value;
  const contributions = typeof rate === 'number' ? rate : 0;
  if (kind === 'flat rate' && percent !== null)
    return percent + (CONTRIBUTIONS_IN_RATE.test(conditions) ? 0 : contributions);
  const [, amount, currency] = FREE_AMOUNT.exec(conditions) ?? [];
  const freeUsd = amount ? atlas.toUsd(Number(amount), currency ?? '') : null;
  const free = freeUsd === null ? (percent ?? 0) / 100 : Math.min(1, freeUsd / salary);
  const taken = takenOf(atlas, iso3, salary * (1 - free));
  if (free === 0 || taken === null) return null;
  return contributions + (1 - free) * Math.max(0, taken - contributions);
}

/**
 * Whether a regime for newcomers who earn may keep what is taken of a yearly pay to `most` percent: it may be open to
 * this person, and its record names no higher share.
 */
export const mayEase = (
  atlas: Atlas,
  iso3: Iso3,
  person: Person,
  { salary, most }: { readonly salary: WorkedSalary; readonly most: number },
): boolean =>
  atlas.specialRegimes(iso3).some((regime) => {
    if (!mayBeMeant(atlas, regime, person)) return false;
    const taken = takenUnder(atlas, regime, salary);
    return taken === null || taken <= most;
  });
