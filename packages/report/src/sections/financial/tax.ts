import { constant, shown } from '../../figures/quantity.ts';
import { usd } from '../../figures/format.ts';
import { cared, passage, type Writer, wayOf } from '../../place/passage.ts';
import { figure, homeFigure, type PlaceView, wordOf } from '../../place/view.ts';
import { works } from '../../profile/stage.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

const SALARIES = [30_000, 60_000, 100_000] as const;

/** The worked salary nearest to the household's income band. */
function nearestSalary(view: PlaceView): (typeof SALARIES)[number] {
  const { income } = view.profile;
  const middle = income ? (income.low + (income.high ?? income.low * 1.3)) / 2 : 60_000;
  return SALARIES.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
}

/** Income tax and contributions on a salary near the household's own. */
export const salaryDeductions: Writer = (view) => {
  if (!works(view.profile.stage)) return null;
  const salary = nearestSalary(view);
  const id = `deductions_pct_${salary / 1000}k_usd`;
  const here = figure(view, id);
  if (!here) return null;
  const there = view.home?.iso3 === view.iso3 ? null : homeFigure(view, id);
  const pay = shown(constant(salary, 'one of the three salaries worked through'), usd);
  const beside = there ? say`; in ${view.homeName} the same estimate gives ${there}` : words('');
  const kind =
    view.profile.stage === 'employee' || view.profile.stage === 'transfer'
      ? 'That is the figure to put beside a job offer.'
      : 'If you become tax resident, expect your remote or business income to be looked at on this scale, with the rules for the self-employed on top.';
  const said = wayOf(view, 'deductions', [
    () =>
      say`We estimate that income tax and employee contributions take ${here} of a salary of ${pay}${beside}. ${kind}`,
    () =>
      say`Of each ${pay} earned as salary, about ${here} goes to tax and contributions by our estimate${beside}.`,
  ]);
  return cared(
    view,
    passage('deductions', 0.62, said && because(said, 'expected-annual-income', ...view.profile.stageIds)),
    'taxes',
  );
};

/** The day count and what is taxed. */
export const residency: Writer = (view) => {
  const tax = view.atlas.taxFacts(view.iso3);
  if (!tax?.from.shown || (tax.residencyDays === null && tax.territorial === null)) return null;
  const record = `tax:${view.iso3}`;
  const retired = view.profile.stage === 'retired';
  const days =
    tax.residencyDays === null
      ? null
      : wayOf(view, 'residency-days', [
          () =>
            say`${view.Name} counts you as tax resident from ${String(tax.residencyDays)} days in a year, and a home or a family here can count too.`,
          () =>
            say`The line to watch is ${String(tax.residencyDays)} days: stay that long in ${view.name} in one tax year and you are likely to owe tax there as a resident.`,
          () =>
            say`Tax residence in ${view.name} follows from ${String(tax.residencyDays)} days of presence, if no other test catches you first.`,
        ]);
  const reach =
    tax.territorial === 'y'
      ? words(
          retired
            ? 'Our records list its system as territorial, so a pension from abroad may be left alone; have that confirmed for your kind of pension.'
            : 'Our records list its system as territorial: income from outside the country is mostly not taxed, but work you do while sitting there often counts as local.',
        )
      : tax.territorial === 'remittance'
        ? words('Foreign income is taxed when you bring it in, so when and how you transfer money matters.')
        : null;
  const said = days && reach ? say`${days} ${reach}` : (days ?? reach);
  if (!said) return null;
  const unaware = view.profile.read.has('tax-awareness', 'no');
  const warned = unaware
    ? say`${said} You told us that taxes are new ground, so take this as the first question for an adviser, not as advice.`
    : say`${said} This is orientation, not advice.`;
  return cared(
    view,
    passage(
      'tax-residency',
      0.58,
      because(given(warned, record), 'tax-awareness', ...(retired ? view.profile.stageIds : [])),
    ),
    'taxes',
  );
};

/** A regime for newcomers that may fit this kind of work. */
export const regime: Writer = (view) => {
  if (!works(view.profile.stage)) return null;
  const list = view.atlas.specialRegimes(view.iso3);
  const n = list.findIndex((one) => one.from.shown);
  const found = list[n];
  if (!found) return null;
  const years = found.years === null ? '' : ` for ${found.years} years`;
  const gives: Said = words(
    found.kind === 'flat rate'
      ? `a flat rate of ${found.percent}%${years}`
      : found.kind === 'tax-free share of pay'
        ? `${found.percent}% of pay free of tax${years}`
        : `a relief${years}`,
  );
  const said = say`Newcomers have a regime of their own to apply for: ${words(found.name)} gives ${gives}, meant for ${words(found.who)}. Conditions on record: ${words(found.conditions)}.`;
  return cared(
    view,
    passage('regime', 0.8, because(given(said, `regime:${view.iso3}-${n}`), ...view.profile.stageIds)),
    'taxes',
  );
};

/** Inheritance tax, for those whom it may concern. */
export const inheritance: Writer = (view) => {
  const word = wordOf(view, 'inheritance_tax');
  const { netWorth, age, movers } = view.profile;
  const wealthy = (netWorth?.low ?? 0) >= 500_000;
  const older = (age ?? 0) >= 58;
  if (word === null || !(wealthy || older)) return null;
  const heirs = movers.children.length > 0 ? 'your children' : 'those you leave something to';
  const text =
    word === 'no'
      ? `Our records show no inheritance tax in ${view.name}, which takes one question off the table for ${heirs}.`
      : word === 'yes'
        ? `${view.Name} levies an inheritance or estate tax. Ask how it treats assets that stay in ${view.homeName} before you become resident, for the sake of ${heirs}.`
        : `Close relatives are free of inheritance tax in ${view.name} according to our records; partners who are not married and friends are not.`;
  return passage(
    'inheritance',
    wealthy ? 0.6 : 0.4,
    because(
      { ...words(text), facts: [`inheritance_tax:${view.iso3}`] },
      ...(wealthy ? ['net-worth'] : ['age']),
    ),
  );
};

/** A social security agreement with home: pensions and contributions. */
export const socialSecurity: Writer = (view) => {
  if (!view.home || view.home.iso3 === view.iso3) return null;
  const agreements = view.atlas.socialSecurity(view.home.iso3, view.iso3).filter((one) => one.from.shown);
  const homeName = nameOf(view.home);
  const { stage, stageIds } = view.profile;
  const record = `social:${view.home.iso3}-${view.iso3}`;
  if (agreements.length > 0) {
    const unsure = agreements.every((one) => one.from.confidence === 'low')
      ? ' (from a list that should be confirmed)'
      : '';
    const text =
      stage === 'retired'
        ? `${homeName} and ${view.name} are linked by a social security agreement${unsure}: years of contribution in both can be added together, and a pension can usually be paid across the border.`
        : works(stage)
          ? `A social security agreement links ${homeName} and ${view.name}${unsure}. It lets you stay in one scheme at a time with a certificate, and later adds the years together.`
          : null;
    return text
      ? passage(
          'social-security',
          0.5,
          because(
            { ...words(text.charAt(0).toUpperCase() + text.slice(1)), facts: [record] },
            'current-location',
            ...stageIds,
          ),
        )
      : null;
  }
  if (stage !== 'retired' && !works(stage)) return null;
  return passage(
    'social-security',
    0.3,
    because(
      words(
        stage === 'retired'
          ? `Our records hold no social security agreement between ${homeName} and ${view.name}. Ask your pension payer whether increases continue when you live there.`
          : `Our records hold no social security agreement between ${homeName} and ${view.name}, so you could owe contributions twice or build up gaps: clear this before the first month of work.`,
      ),
      'current-location',
      ...stageIds,
    ),
  );
};
