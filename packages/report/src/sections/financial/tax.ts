import type { TaxFacts } from '@global-fit/atlas/money/taxes';
import { spouseExemption } from '@global-fit/matching/gates/spouseInherits';
import type { WorkedSalary } from '@global-fit/matching/model/means';
import { deductionsId, SALARIES } from '@global-fit/matching/profile/money/workedSalary';
import { usd } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { isAtHome } from '../../place/atHome.ts';
import { cared, caredSaid, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeFigure, mostAlone, type PlaceView, wordOf } from '../../place/view.ts';
import { unmarried } from '../../profile/household.ts';
import { paidAs } from '../../profile/work/paidAs.ts';
import { careWeight } from '../../profile/profile.ts';
import { plural } from '../../prose/english.ts';
import { twoEarnIds } from '../../profile/earners.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { isCitizen } from '../../place/entry/routes.ts';
import { partYearAgainst } from './partYearTax.ts';
import { salaryNear, taxedHousehold } from './salary.ts';

const DEDUCTION_USE: Readonly<Record<string, string>> = {
  employee:
    '[Put that beside any offer before you compare it with today’s pay|Take it off an offer first, and compare then|Offers name gross pay: subtract this before you weigh one|Ask each employer for the net of an offer, and hold it against that].',
  transfer: 'Ask whether your employer evens out the difference.',
  remote: 'If you become resident, expect to be taxed on that scale although the employer sits elsewhere.',
  contractor:
    'That is the share of a salary: who sends invoices pays contributions by another table, so ask for that one.',
  freelance: 'The self-employed pay contributions of their own on top or instead; ask for that table too.',
  founder: 'A salary to yourself would bear that; a dividend is another sum.',
  owner: 'Salary from your own firm would bear that; dividends are another sum.',
};

/** What to do with the share that is taken; whoever stays in the country pays it already. */
function deductionUse(view: PlaceView): string {
  const { stage } = view.profile;
  return isAtHome(view) && (stage === 'remote' || stage === 'transfer')
    ? ''
    : (DEDUCTION_USE[paidAs(view.profile).as] ?? '');
}

/** The worked salary nearest to the household's own of which a share is on record there; null for none. */
function salaryOnRecord(view: PlaceView, salary: WorkedSalary): WorkedSalary | null {
  if (figure(view, deductionsId(salary))) return salary;
  // Another salary is told only to who came for lower taxes.
  if (careWeight(view.profile, 'taxes') === 0) return null;
  const others = SALARIES.toSorted((a, b) => Math.abs(a - salary) - Math.abs(b - salary));
  return others.find((one) => figure(view, deductionsId(one))) ?? null;
}

/** Whoever asked for low taxes is told where no rate is on record. */
function noRate(view: PlaceView): Passage | null {
  if (careWeight(view.profile, 'taxes') === 0) return null;
  const said = wayOf(view, 'no-rate', [
    () =>
      say`You asked for low taxes, and our records hold no rate on pay for ${view.name}: have an adviser there work out what yours would leave before you compare it with any other place.`,
    () =>
      say`What ${view.name} takes of pay in tax and contributions is on no record of ours, though low taxes are a wish of yours: ask its tax office for the tables of this year.`,
  ]);
  return said && cared(view, passage('deductions', 0.9, caredSaid(view, said, 'taxes')), 'taxes');
}

/** Whoever lives on investments and asked for low taxes: no figure of ours is on those. */
export const taxOnCapital: Writer = (view) => {
  const { read, stage, stageIds } = view.profile;
  const invested =
    read.has('income-sources', 'investments') && ['means', 'retired', 'owner', 'founder'].includes(stage);
  if (!invested || careWeight(view.profile, 'taxes') === 0) return null;
  const said = wayOf(view, 'tax-on-capital', [
    () =>
      say`How ${view.name} taxes dividends and gains is on no record of ours, and no part of what we call taxes in its score: have that worked out for yours before low taxes count as a reason.`,
    () =>
      say`The taxes in the score of ${view.name} leave out what you live on: for dividends, interest and gains our records hold no rate, so ask an adviser there for each.`,
    () =>
      say`For dividends and gains our records hold no rate in ${view.name}, and its score knows nothing of one: three numbers to ask an adviser for, with the year they hold for.`,
  ]);
  return (
    said &&
    cared(
      view,
      passage('tax-on-capital', 0.9, because(caredSaid(view, said, 'taxes'), 'income-sources', ...stageIds)),
      'taxes',
    )
  );
};

/** Income tax and contributions on a salary near the household's own. */
export const salaryDeductions: Writer = (view) => {
  const { stageIds } = view.profile;
  const salary = salaryNear(view.profile);
  if (salary === null) return null;
  const worked = salaryOnRecord(view, salary);
  if (worked === null) return noRate(view);
  const id = deductionsId(worked);
  const here = figure(view, id);
  if (!here) return null;
  const there = view.home?.iso3 === view.iso3 ? null : homeFigure(view, id);
  const sum = shown(constant(worked, 'one of the three salaries worked through'), usd);
  const two = view.ledger.timesUsed('deductions') === 0 ? twoEarnIds(view.profile) : null;
  const half = two
    ? because(words('; nearest to half of the income you expect, as one of two wages'), ...two)
    : '';
  const pay = say`${sum} (${taxedHousehold(view.iso3)}${half})`;
  const beside = there
    ? say`; [in ${view.homeName} the same estimate gives|for ${view.homeName} it gives|at home it would be] ${there}`
    : words('');
  const about = mostAlone(view, id, view.iso3) ? '' : 'about ';
  const told = view.ledger.timesUsed('deductions') === 0 ? deductionUse(view) : '';
  const use = told === '' ? '' : ` ${told}`;
  const said = wayOf(view, 'deductions', [
    () =>
      say`[We estimate that income tax and employee contributions take|By our estimate tax and contributions take|Tax and contributions together would take, as far as we can estimate,] ${here} of a salary of ${pay}${beside}.${use}`,
    () =>
      say`Of each ${pay} earned as salary, ${about}${here} goes to tax and contributions by our estimate${beside}.${use}`,
    () =>
      say`[Tax and contributions come to|Expect deductions of|On payday the gap between gross and net is] ${about}${here} of ${pay}, an estimate of ours${beside}.${use}`,
  ]);
  const based =
    said && because(said, 'expected-annual-income', ...(told === '' ? stageIds : paidAs(view.profile).ids));
  return cared(view, passage('deductions', 0.7, based), 'taxes');
};

/** Answers of those who mean to live there for years. */
const STAYS: ReadonlySet<string> = new Set(['permanent', 'long-term']);

/** Whether an income may come from abroad: not from a job there alone, nor from what a student lives on. */
function earnsAbroad({ profile: { stage, read } }: PlaceView): boolean {
  return (
    !['employee', 'transfer', 'student'].includes(stage) ||
    read.has('income-sources', 'remote-work', 'investments', 'retirement-pension', 'passive-income')
  );
}

/**
 * What is taxed of income that is brought in, for whom the law says so; null for citizens, whom some laws leave out.
 */
function broughtIn(view: PlaceView, { who, years }: NonNullable<TaxFacts['remittance']>): Said | null {
  if (who === null)
    return words(
      '↗Foreign income is taxed when you bring it in, so how and when you transfer money matters.',
    );
  if (isCitizen(view) || !earnsAbroad(view)) return null;
  const first = years === null ? '' : `in your first ${plural(years, 'year')} `;
  const then = years === null ? '' : '; after that all of it counts';
  return because(
    words(
      who === 'foreigners'
        ? `↗As a foreigner you are taxed there ${first}on income from abroad only as far as it is paid or brought in, so how and when you transfer money matters${then}.`
        : '↗[Whoever keeps the permanent home that law calls a domicile elsewhere is taxed there on foreign income only as far as it is brought in, so how and when you transfer money matters|Foreign income of those whose domicile, the permanent home in law, stays elsewhere is taxed there only once it is brought in].',
    ),
    'citizenship',
  );
}

function fromAbroad(view: PlaceView, { territorial, remittance }: TaxFacts): Said | null {
  const { stage, stageIds } = view.profile;
  if (remittance) return broughtIn(view, remittance);
  if (territorial !== 'y') return null;
  const text =
    stage === 'retired' || stage === 'means'
      ? '↗Our records list the system as territorial, so income from abroad may be left alone; have that confirmed for your kind of income.'
      : 'Our records list the system as territorial: income from outside is mostly not taxed, but work done while sitting there often counts as local.';
  return because(words(text), ...stageIds);
}

/** The topic of the day count, by which a later place knows that it was told. */
const TAX_RESIDENCY = 'tax-residency';

/**
 * Whether the places told of before draw the same line, and one of them said so: what it means need not be said twice,
 * and where it went unsaid there is no "too".
 */
function sameLineBefore({ earlier, atlas, ledger }: PlaceView, days: number | null): boolean {
  const lines = earlier.flatMap(({ iso3 }) => atlas.taxFacts(iso3)?.residencyDays ?? []);
  return ledger.timesUsed(TAX_RESIDENCY) > 0 && lines.length > 0 && lines.every((line) => line === days);
}

/** The day count and what is taxed. */
export const residency: Writer = (view) => {
  const tax = view.atlas.taxFacts(view.iso3);
  if (!tax?.from.shown || (tax.residencyDays === null && !tax.residentByHome && tax.territorial === null))
    return null;
  const { read } = view.profile;
  const days = String(tax.residencyDays);
  const duration = read.choices('relocation-duration')[0] ?? '';
  const part = partYearAgainst(view, tax.residencyDays);
  const line =
    part ??
    (tax.residencyDays === null
      ? tax.residentByHome
        ? wayOf(view, 'residency-home', [
            () =>
              say`${view.Name} counts you as resident for tax from the day you make your home there, however many days of the year are left: the date of the move decides the first.`,
            () =>
              say`No count of days protects you in ${view.name}: whoever makes a home there is resident for tax from that day.`,
          ])
        : null
      : sameLineBefore(view, tax.residencyDays)
        ? wayOf(view, 'residency-again', [
            () =>
              say`${view.Name} too counts residents for tax from ${days} days in a year, by the test on record.`,
            () =>
              say`In ${view.name} too one is resident for tax from ${days} days in a year, by the test on record.`,
            () =>
              say`For tax ${view.name} draws the same line, at ${days} days in a year by the test on record.`,
          ])
        : STAYS.has(duration)
          ? because(
              wayOf(view, 'residency-stay', [
                () =>
                  say`As you mean to stay, count on being resident for tax in ${view.name} from the first year: the test on record is ${days} days in a year.`,
                () =>
                  say`${view.Name} would tax you as a resident once you live there, by the test on record from ${days} days in a year; the date of the move decides the first.`,
                () =>
                  say`Living in ${view.name} for years makes you resident for tax there: ${days} days in a year are enough by the test on record.`,
                () =>
                  say`The first tax year in ${view.name} begins with the move, not with a decision of yours: ${days} days in a year make a resident by the test on record.`,
                () =>
                  say`By the test on record ${days} days in a year make you a tax resident of ${view.name}: keep proof of the day of the move.`,
                () =>
                  say`Resident for tax in ${view.name} is by the test on record whoever spends ${days} days of a year there; for a stay like yours that is a matter of months.`,
              ]) ?? words(''),
              'relocation-duration',
            )
          : because(
              wayOf(view, 'residency-days', [
                () =>
                  say`The test on record for ${view.name} counts ${days} days in a year: beyond them you are resident for tax there.`,
                () =>
                  say`The line to watch in ${view.name} is ${days} days in a year; a home or a family there can count earlier.`,
                () =>
                  say`${view.Name} starts to see you as tax resident at ${days} days in a year, if no other test comes first.`,
              ]) ?? words(''),
              'relocation-duration',
            ));
  const reach = fromAbroad(view, tax);
  const said = line && reach ? say`${line} ${reach}` : (line ?? reach);
  if (!said) return null;
  const fresh = read.has('tax-awareness', 'no') && view.earlier.length === 0;
  const warned = fresh
    ? say`${said} You told us that taxes are new ground: take this as the first question for an adviser, never as advice.`
    : said;
  const weight = (part ? 0.4 : 0) + (tax.territorial && tax.territorial !== 'n' ? 0.75 : 0.55);
  return cared(
    view,
    passage(
      TAX_RESIDENCY,
      weight,
      because(given(warned, `tax:${view.iso3}`), ...(fresh ? ['tax-awareness'] : [])),
    ),
    'taxes',
  );
};

/** A tax that is levied is news before one that is not, most of all to who has much to leave. */
const INHERITANCE = {
  levied: { wealthy: 1.05, old: 0.6 },
  none: { wealthy: 0.6, old: 0.45 },
} as const;

/** Inheritance tax, for those whom it may concern. */
export const inheritance: Writer = (view) => {
  const word = wordOf(view, 'inheritance_tax');
  const { netWorth, age, movers } = view.profile;
  const wealthy = (netWorth?.low ?? 0) >= 500_000;
  if (word === null || !(wealthy || (age ?? 0) >= 58)) return null;
  const [only, ...more] = movers.children;
  const offspring = only && more.length === 0 ? 'your child' : 'your children';
  const heirs = only ? offspring : 'your heirs';
  const married = movers.partner !== null && !unmarried(view.profile);
  const law = spouseExemption(view.iso3);
  const free = married && view.atlas.rule(law)?.from.shown === true;
  const others = only
    ? `; what ${offspring} ${more.length === 0 ? 'inherits' : 'inherit'} can fall under it`
    : '';
  const levied = `${view.Name} levies an inheritance or estate tax`;
  const texts: Readonly<Record<string, string>> = {
    no: `Our records show no inheritance tax in ${view.name}, which takes one question off the table for ${heirs}.`,
    yes: free
      ? `${levied}, and by its law a husband or wife inherits free of it${others}.`
      : married
        ? `${levied}; whether it reaches a husband or wife, and what you leave in ${view.homeName}, is for a notary there to say.`
        : `${levied}: [what stays in ${view.homeName} can fall under it, and ${heirs} would pay|it can reach what ${heirs} ${only && more.length === 0 ? 'inherits' : 'inherit'} of yours in ${view.homeName}|for ${heirs} that makes a notary’s hour worth its fee].`,
  };
  const close = `Close relatives inherit free of tax in ${view.name} according to our records; whether a partner without marriage counts as one is not on record, so ask a notary.`;
  const said: Said = {
    ...words(texts[word] ?? close),
    facts: [`inheritance_tax:${view.iso3}`, ...(free ? [`rule:${law}`] : [])],
  };
  return passage(
    'inheritance',
    INHERITANCE[word === 'yes' ? 'levied' : 'none'][wealthy ? 'wealthy' : 'old'],
    because(said, ...(wealthy ? ['net-worth'] : ['age']), ...movers.ids),
  );
};
