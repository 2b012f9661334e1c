import type { Answers } from '@global-fit/questionnaire/model';
import type { Budget, IncomeBand, PassiveShare, Reckoned } from '../../model/means.ts';
import type { OwnMoney } from './currencies.ts';
import { incomeOfTwo } from './incomeOfTwo.ts';
import type { IncomeTold } from './incomeSums.ts';
import { applicantsIncome, incomeTold, isIncomeUnread } from './incomeTold.ts';
import { PORTABLE_SOURCES } from './localWage.ts';
import { monthlyDues } from './monthlyDues.ts';
import { listOf, numberOf, textOf } from '../text/read.ts';

/** A band in US dollars; its upper edge is null where it is open. */
type Band = readonly [low: number, high: number | null];

/** Bands of yearly income before tax, by the option ticked. */
const INCOME: Readonly<Record<string, Band>> = {
  'under-30k': [0, 30_000],
  '30k-50k': [30_000, 50_000],
  '50k-75k': [50_000, 75_000],
  '75k-100k': [75_000, 100_000],
  '100k-150k': [100_000, 150_000],
  '150k-200k': [150_000, 200_000],
  'over-200k': [200_000, null],
};

/** Bands of savings, by the option ticked. */
const ASSETS: Readonly<Record<string, Band>> = {
  'under-10k': [0, 10_000],
  '10k-25k': [10_000, 25_000],
  '25k-50k': [25_000, 50_000],
  '50k-100k': [50_000, 100_000],
  '100k-250k': [100_000, 250_000],
  '250k-500k': [250_000, 500_000],
  '500k-1m': [500_000, 1_000_000],
  '1m-2m': [1_000_000, 2_000_000],
  'over-2m': [2_000_000, null],
};

/** What the lowest bands, which begin at zero, count as. Every other band counts as its lower edge. */
const IN_LOWEST = { income: 20_000, assets: 2_500 } as const;

/** The expected income in US dollars a month, from the band ticked; null where none was, or a fixed pension. */
function tickedBand(answers: Answers): IncomeBand | null {
  const band = INCOME[textOf(answers, 'expected-annual-income') ?? ''];
  return band ? { lowUsd: band[0] / 12, highUsd: band[1] === null ? null : band[1] / 12 } : null;
}

/** Share of gross income left after tax and contributions, assumed while the country is not known. */
export const AFTER_TAX = 0.72;
/** Share of its savings a household can spend in a year without using them up (the "4 % rule"). */
const YEARLY_DRAW = 0.04;
/** What is left of the budget beside such debts, as a share. */
const DEBT: Readonly<Record<string, number>> = { moderate: 0.92, significant: 0.82 };

const LOCAL_WORK = ['local-job', 'company-transfer', 'study', 'undecided'];

/** Whether the income continues in another country, as pay for a local job does not. */
function incomeIsPortable(answers: Answers): boolean {
  const arrangement = textOf(answers, 'work-arrangement');
  const sources = listOf(answers, 'income-sources');
  if (sources.some((source) => PORTABLE_SOURCES.includes(source))) return true;
  if (sources.includes('local-income')) return false;
  return arrangement !== null && !LOCAL_WORK.includes(arrangement);
}

const PASSIVE_SOURCES = ['investments', 'retirement-pension', 'passive-income', 'savings'];
const EARNED_SOURCES = ['remote-work', 'local-income', 'business-income'];
const NO_WORK = ['not-working', 'undecided'];

/**
 * How much of the income counts for a permit that allows no work. The working arrangement stands in where no source
 * was ticked.
 */
export function passiveShare(answers: Answers): PassiveShare {
  const sources = listOf(answers, 'income-sources');
  const passive = sources.some((source) => PASSIVE_SOURCES.includes(source));
  const earned = sources.some((source) => EARNED_SOURCES.includes(source));
  if (passive) return earned ? 'some' : 'all';
  const arrangement = textOf(answers, 'work-arrangement');
  if (earned || (arrangement !== null && !NO_WORK.includes(arrangement))) return 'none';
  return arrangement === 'not-working' ? 'all' : 'some';
}

const PENSIONS = ['state-pension', 'private-pension'];

/** Whether the household lives on a pension, which some permits require. */
export function hasPension(answers: Answers): boolean {
  return (
    listOf(answers, 'income-sources').includes('retirement-pension') ||
    textOf(answers, 'expected-annual-income') === 'retired-fixed' ||
    PENSIONS.includes(textOf(answers, 'retirement-income-phase') ?? '')
  );
}

/** Yearly income before tax that is safe to assume, in US dollars; null where no band was ticked. */
function yearlyIncome(answers: Answers, told: IncomeTold | null): number | null {
  const band = INCOME[textOf(answers, 'expected-annual-income') ?? ''];
  if (!band) return null;
  return told ? 12 * told.monthlyUsd : band[0] || IN_LOWEST.income;
}

/** Savings that are safe to assume, and the upper edge of their band, in US dollars; null where not stated. */
function savingsOf(answers: Answers): Pick<Budget, 'assetsUsd' | 'assetsTopUsd'> {
  const band = ASSETS[textOf(answers, 'liquid-assets-available') ?? ''];
  return { assetsUsd: band ? band[0] || IN_LOWEST.assets : null, assetsTopUsd: band?.[1] ?? null };
}

/** The monthly sum at the upper edge of a band, scaled from the sum at the amount assumed. */
const atTop = (monthly: number, yearly: number, topUsd: number | null): number | null =>
  topUsd === null ? null : monthly * Math.max(1, topUsd / yearly);

/**
 * What the household can spend in a month: the budget stated, else portable income after tax, else a yearly draw on the
 * savings of the financially independent.
 */
function monthlyOf(
  answers: Answers,
  inWords: IncomeTold | null,
): {
  readonly monthly: number | null;
  readonly reckoned: Reckoned | null;
  readonly questionIds: readonly string[];
} {
  const told = numberOf(answers, 'monthly-budget');
  if (told !== null && told > 0) return { monthly: told, reckoned: null, questionIds: ['monthly-budget'] };
  const income = yearlyIncome(answers, inWords);
  const debt = DEBT[textOf(answers, 'existing-debt') ?? ''] ?? 1;
  if (income !== null && incomeIsPortable(answers)) {
    const questionIds = ['expected-annual-income', 'income-sources', 'work-arrangement', 'existing-debt'];
    const monthly = (income * AFTER_TAX * debt) / 12;
    const high = tickedBand(answers)?.highUsd;
    const yearlyTop = inWords ? income : high == null ? null : 12 * high;
    return { monthly, reckoned: { of: 'income', topUsd: atTop(monthly, income, yearlyTop) }, questionIds };
  }
  const { assetsUsd, assetsTopUsd } = savingsOf(answers);
  const independent = textOf(answers, 'financial-independence-level') === 'fully-independent';
  if (assetsUsd !== null && independent) {
    const questionIds = ['liquid-assets-available', 'financial-independence-level', 'existing-debt'];
    const monthly = (assetsUsd * YEARLY_DRAW * debt) / 12;
    return {
      monthly,
      reckoned: { of: 'savings', topUsd: atTop(monthly, assetsUsd, assetsTopUsd) },
      questionIds,
    };
  }
  return {
    monthly: null,
    reckoned: null,
    questionIds: ['expected-annual-income', 'liquid-assets-available'],
  };
}

/** Whether every source of income ticked is pay for work. */
function livesOnWork(answers: Answers): boolean {
  const sources = listOf(answers, 'income-sources');
  return sources.length > 0 && sources.every((source) => EARNED_SOURCES.includes(source));
}

/**
 * Budget, income and savings as far as they were stated; null where nothing was. `spentUsd` is the budget before loans
 * and money sent to family are taken off, `monthlyUsd` the budget after.
 */
export function budgetOf(answers: Answers, own: OwnMoney): Budget | null {
  const band = tickedBand(answers);
  const two = incomeOfTwo(answers, own, band);
  const told = two ?? incomeTold(answers, own, band);
  const { monthly, reckoned, questionIds } = monthlyOf(answers, told);
  const savings = savingsOf(answers);
  const single = told ? null : applicantsIncome(answers, own, band);
  const applicants = two ? { ...two, monthlyUsd: two.ownUsd } : single;
  const expected = told ? { lowUsd: told.monthlyUsd, highUsd: told.monthlyUsd } : band;
  if (monthly === null && expected === null && savings.assetsUsd === null) return null;
  const dues = monthlyDues(answers, own);
  const left = monthly === null || dues === null ? monthly : monthly - dues.monthlyUsd;
  return {
    // Where those exceed the budget, the budget stated cannot have meant to include them.
    monthlyUsd: left !== null && left > 0 ? left : monthly,
    spentUsd: monthly,
    reckoned,
    earned: told !== null && livesOnWork(answers),
    expected,
    toldIn: told?.questionId ?? null,
    ofApplicant: applicants && { monthlyUsd: applicants.monthlyUsd, toldIn: applicants.questionId },
    unread: told === null && isIncomeUnread(answers, own),
    toldAs: told?.currencies ?? [],
    portable: incomeIsPortable(answers),
    passive: passiveShare(answers),
    ...savings,
    questionIds: [...questionIds, ...(dues ? [dues.questionId] : [])],
  };
}
