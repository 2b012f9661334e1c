import { groupedText, usd } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { cared, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeFigure, type PlaceView, wordOf } from '../../place/view.ts';
import { works } from '../../profile/stage.ts';
import { list as listed } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

const SALARIES = [30_000, 60_000, 100_000] as const;

/** The worked salary nearest to the household's income band. */
function nearestSalary(view: PlaceView): (typeof SALARIES)[number] {
  const { income } = view.profile;
  const middle = income ? (income.low + (income.high ?? income.low * 1.3)) / 2 : 60_000;
  return SALARIES.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
}

const DEDUCTION_USE: Readonly<Record<string, string>> = {
  employee: 'Put that beside any offer before you compare it with today’s pay.',
  transfer: 'Ask whether your employer evens out the difference.',
  remote: 'If you become resident, expect to be taxed on that scale although the employer sits elsewhere.',
  freelance: 'The self-employed pay contributions of their own on top or instead; ask for that table too.',
  founder: 'A salary to yourself would bear that; a dividend is another sum.',
  owner: 'Salary from your own firm would bear that; dividends are another sum.',
};

/** Income tax and contributions on a salary near the household's own. */
export const salaryDeductions: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  if (!works(stage)) return null;
  const salary = nearestSalary(view);
  const id = `deductions_pct_${salary / 1000}k_usd`;
  const here = figure(view, id);
  if (!here) return null;
  const there = view.home?.iso3 === view.iso3 ? null : homeFigure(view, id);
  const pay = shown(constant(salary, 'one of the three salaries worked through'), usd);
  const beside = there
    ? say`; [in ${view.homeName} the same estimate gives|for ${view.homeName} we arrive at|at home it would be] ${there}`
    : words('');
  const use = view.ledger.timesUsed('deductions') === 0 ? ` ${DEDUCTION_USE[stage] ?? ''}` : '';
  const said = wayOf(view, 'deductions', [
    () =>
      say`[We estimate that income tax and employee contributions take|By our estimate the state keeps|Tax and contributions together would take, as far as we can estimate,] ${here} of a salary of ${pay}${beside}.${use}`,
    () =>
      say`Of each ${pay} earned as salary, about ${here} goes to tax and contributions by our estimate${beside}.${use}`,
    () =>
      say`[Tax and contributions come to roughly|Expect deductions of about|On payday the gap between gross and net is some] ${here} of ${pay}, an estimate of ours${beside}.${use}`,
  ]);
  const based = said && because(said, 'expected-annual-income', ...stageIds);
  return cared(view, passage('deductions', 0.7, based), 'taxes');
};

const RESIDENTS: Readonly<Record<string, string>> = {
  retired: 'a pensioner who winters abroad',
  remote: 'a remote worker',
  freelance: 'a freelancer on the move',
  founder: 'a founder who comes and goes',
  owner: 'an owner who leads from two places',
  employee: 'an employee who arrives in mid-year',
  transfer: 'somebody sent for a time',
  student: 'a student with a side job',
  means: 'somebody who lives from capital',
  open: 'a newcomer',
};

function territorial(view: PlaceView, kind: 'y' | 'n' | 'remittance' | null): Said | null {
  const { stage, stageIds } = view.profile;
  if (kind === 'remittance')
    return words('Foreign income is taxed when you bring it in, so how and when you transfer money matters.');
  if (kind !== 'y') return null;
  const text =
    stage === 'retired' || stage === 'means'
      ? 'Our records list the system as territorial, so income from abroad may be left alone; have that confirmed for your kind of income.'
      : 'Our records list the system as territorial: income from outside is mostly not taxed, but work done while sitting there often counts as local.';
  return because(words(text), ...stageIds);
}

/** The day count and what is taxed. */
export const residency: Writer = (view) => {
  const tax = view.atlas.taxFacts(view.iso3);
  if (!tax?.from.shown || (tax.residencyDays === null && tax.territorial === null)) return null;
  const { stage, stageIds, read } = view.profile;
  const who = because(words(RESIDENTS[stage] ?? 'a newcomer'), ...stageIds);
  const days = String(tax.residencyDays);
  const line =
    tax.residencyDays === null
      ? null
      : wayOf(view, 'residency-days', [
          () =>
            say`The test on record for ${view.name} counts ${days} days in a year; beyond them ${who} belongs to its tax office.`,
          () =>
            say`With fewer than ${days} days a year ${who} may stay out of reach of the tax office of ${view.name}, unless a home there counts first.`,
          () =>
            say`For ${who} the line to watch in ${view.name} is ${days} days in a tax year; a home or a family there can count earlier.`,
          () =>
            say`${view.Name} starts to see ${who} as tax resident at ${days} days, if no other test comes first.`,
          () =>
            say`[Stay ${days} days and|Past ${days} days|From ${days} days in a year] ${view.name} is likely to tax ${who} as a resident.`,
          () =>
            say`Count the days: at ${days} in a year ${who} is resident for tax in ${view.name} by the test on record.`,
        ]);
  const reach = territorial(view, tax.territorial);
  const said = line && reach ? say`${line} ${reach}` : (line ?? reach);
  if (!said) return null;
  const fresh = read.has('tax-awareness', 'no') && view.earlier.length === 0;
  const warned = fresh
    ? say`${said} You told us that taxes are new ground: take this as the first question for an adviser, never as advice.`
    : said;
  const weight = tax.territorial && tax.territorial !== 'n' ? 0.75 : 0.55;
  return cared(
    view,
    passage(
      'tax-residency',
      weight,
      because(given(warned, `tax:${view.iso3}`), ...(fresh ? ['tax-awareness'] : [])),
    ),
    'taxes',
  );
};

/** A regime for newcomers that may fit this kind of work. */
export const regime: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  if (!works(stage)) return null;
  const list = view.atlas.specialRegimes(view.iso3);
  const n = list.findIndex((one) => one.from.shown);
  const found = list[n];
  if (!found) return null;
  const years = found.years === null ? '' : ` for ${found.years} years`;
  const gives =
    found.kind === 'flat rate'
      ? `a flat rate of ${found.percent}%${years}`
      : found.kind === 'tax-free share of pay'
        ? `${found.percent}% of pay free of tax${years}`
        : `a relief${years}`;
  const said = say`Newcomers can apply for a regime of their own: ${found.name} gives ${gives}, meant for ${listed(found.who.split(', '))}. Conditions on record: ${groupedText(found.conditions)}.`;
  return cared(
    view,
    passage('regime', 0.85, because(given(said, `regime:${view.iso3}-${n}`), ...stageIds)),
    'taxes',
  );
};

/** Inheritance tax, for those whom it may concern. */
export const inheritance: Writer = (view) => {
  const word = wordOf(view, 'inheritance_tax');
  const { netWorth, age, movers } = view.profile;
  const wealthy = (netWorth?.low ?? 0) >= 500_000;
  if (word === null || !(wealthy || (age ?? 0) >= 58)) return null;
  const heirs = movers.children.length > 0 ? 'your children' : 'your heirs';
  const texts: Readonly<Record<string, string>> = {
    no: `Our records show no inheritance tax in ${view.name}, which takes one question off the table for ${heirs}.`,
    yes: `${view.Name} levies an inheritance or estate tax: [what stays in ${view.homeName} can fall under it, and ${heirs} would pay|it can reach what ${heirs} inherit of yours in ${view.homeName}|for ${heirs} that makes a notary’s hour worth its fee].`,
  };
  const close = `Close relatives inherit free of tax in ${view.name} according to our records; unmarried partners and friends do not.`;
  const said: Said = { ...words(texts[word] ?? close), facts: [`inheritance_tax:${view.iso3}`] };
  return passage(
    'inheritance',
    wealthy ? 0.75 : 0.5,
    because(said, ...(wealthy ? ['net-worth'] : ['age']), ...movers.ids),
  );
};

/** A social security agreement with home: pensions and contributions. */
export const socialSecurity: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  if (!view.home || view.home.iso3 === view.iso3 || (stage !== 'retired' && !works(stage))) return null;
  const agreements = view.atlas.socialSecurity(view.home.iso3, view.iso3).filter((one) => one.from.shown);
  const basis = ['current-location', ...stageIds];
  const [from, to] = [view.homeName, view.name];
  if (agreements.length === 0) {
    const text =
      stage === 'retired'
        ? `No social security agreement between ${from} and ${to} is in our records: whether the yearly increase continues there is for your pension payer to say.`
        : `No social security agreement between ${from} and ${to} is in our records: [you could owe contributions twice or build up gaps, so clear this before the first month of work|contributions may run twice or not at all until somebody asks|the years you work abroad may count in neither].`;
    return passage('social-security', 0.5, because(words(text), ...basis));
  }
  const unsure = agreements.every((one) => one.from.confidence === 'low')
    ? ', on a list that should be confirmed'
    : '';
  const record = `social:${view.home.iso3}-${view.iso3}`;
  const said =
    stage === 'retired'
      ? wayOf(view, 'social-retired', [
          () =>
            words(
              `${from} and ${to} keep a social security agreement${unsure}: what you paid in at home is paid out there.`,
            ),
          () =>
            words(
              `By the social security agreement of ${from} with ${to}${unsure}, a pension earned in one is as a rule paid in the other.`,
            ),
          () =>
            words(
              `A social security agreement links ${from} and ${to}${unsure}: years paid in both add up, and a pension can usually be paid across the border.`,
            ),
          () =>
            words(
              `Your pension can usually follow you to ${to}, since it and ${from} share a social security agreement${unsure}.`,
            ),
          () =>
            words(
              `Between ${from} and ${to} a social security agreement applies${unsure}, so years of contribution are not lost.`,
            ),
        ])
      : wayOf(view, 'social-worker', [
          () =>
            words(
              `A social security agreement links ${from} and ${to}${unsure}. A certificate lets you stay in one scheme at a time, and the years add up later.`,
            ),
          () =>
            words(
              `With a certificate of coverage you would pay contributions in ${from} or in ${to}, not in both: an agreement says so${unsure}.`,
            ),
          () =>
            words(
              `Contributions paid in ${to} will count beside those in ${from} under their agreement${unsure}.`,
            ),
        ]);
  return said && passage('social-security', 0.55, because(given(said, record), ...basis));
};
