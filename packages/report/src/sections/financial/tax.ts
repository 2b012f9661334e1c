import { deductionsId } from '@global-fit/matching/profile/money/workedSalary';
import { usd } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { isAtHome } from '../../place/atHome.ts';
import { cared, caredSaid, type Passage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeFigure, mostAlone, type PlaceView, homeElsewhere } from '../../place/view.ts';
import { paidAs } from '../../profile/work/paidAs.ts';
import { careWeight } from '../../profile/profile.ts';
import { twoEarnIds } from '../../profile/earners.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { salaryNear, salaryOnRecord, taxedHousehold } from './salary.ts';

const DEDUCTION_USE: Readonly<Record<string, string>> = {
  employee:
    '[Put that beside any offer before you compare it with today’s pay|Take it off an offer first, and then compare|Offers name gross pay: subtract this before you weigh one|Ask each employer for the net pay of an offer, and compare it with that].',
  transfer: 'Ask whether your employer evens out the difference.',
  remote: 'If you become resident, expect to be taxed on that scale even though the employer is elsewhere.',
  contractor:
    'That is the share of a salary: contractors who send invoices pay contributions by another table, so ask for that one.',
  freelance: 'The self-employed pay contributions of their own on top or instead; ask for that table too.',
  founder: 'A salary that you pay yourself would bear that; a dividend is a different sum.',
  owner: 'Salary from your own firm would bear that; dividends are a different sum.',
};

/** What to do about the share deducted; within the country it is paid already. */
function deductionUse(view: PlaceView): string {
  const { stage } = view.profile;
  return isAtHome(view) && (stage === 'remote' || stage === 'transfer')
    ? ''
    : (DEDUCTION_USE[paidAs(view.profile).as] ?? '');
}

/** For customers who want low taxes: that no rate is on record. */
function noRate(view: PlaceView): Passage | null {
  if (careWeight(view.profile, 'taxes') === 0) return null;
  const said = wayOf(view, 'no-rate', [
    () =>
      say`You asked for low taxes, and our records hold no rate on pay for ${view.name}: have an adviser there work out what yours would leave before you compare it with any other place.`,
    () =>
      say`You wish for low taxes, but our records do not say what ${view.name} takes of pay in tax and contributions: ask its tax office for the tables of this year.`,
  ]);
  return said && cared(view, passage('deductions', 0.9, caredSaid(view, said, 'taxes')), 'taxes');
}

/** Customers who live on investments and want low taxes: no figure of ours covers that. */
export const taxOnCapital: Writer = (view) => {
  const { read, stage, stageIds } = view.profile;
  const invested =
    read.has('income-sources', 'investments') && ['means', 'retired', 'owner', 'founder'].includes(stage);
  if (!invested || careWeight(view.profile, 'taxes') === 0) return null;
  const said = wayOf(view, 'tax-on-capital', [
    () =>
      say`How ${view.name} taxes dividends and gains is not in our records, nor part of what we call taxes in its score: have that worked out for yours before low taxes count as a reason.`,
    () =>
      say`The taxes in the score of ${view.name} leave out what you live on: for dividends, interest and gains our records hold no rate, so ask an adviser there for each.`,
    () =>
      say`For dividends and gains our records hold no rate in ${view.name}, and its score takes none into account: three numbers to ask an adviser for, with the year they apply to.`,
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

/** How the worked salary stands to the household's own, where it is one of two or not the nearest that we work through. */
function nearness({ name, profile, ledger }: PlaceView, isNearest: boolean): Said {
  const two = twoEarnIds(profile);
  const own = two ? because(words('half of the income you expect'), ...two) : words('yours');
  if (!isNearest) return say`; the nearest on record for ${name} to ${own}`;
  // The nearest of all is the same salary at every place, so it is explained once.
  return two && ledger.timesUsed('deductions') === 0
    ? say`; nearest to ${own}, as one of two wages`
    : words('');
}

/** Income tax and contributions on a salary near the household's. */
export const salaryDeductions: Writer = (view) => {
  const { stageIds } = view.profile;
  const salary = salaryNear(view.profile);
  if (salary === null) return null;
  const worked = salaryOnRecord(view, salary);
  if (worked === null) return noRate(view);
  const id = deductionsId(worked);
  const here = figure(view, id);
  if (!here) return null;
  const there = homeElsewhere(view) && homeFigure(view, id);
  const sum = shown(constant(worked, 'one of the three salaries worked through'), usd);
  const pay = say`${sum} (${taxedHousehold(view.iso3)}${nearness(view, worked === salary)})`;
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
