import { owesOn } from '../../profile/when.ts';
import { isAtHome } from '../../place/atHome.ts';
import { formatted } from '../../figures/format.ts';
import { shownFact } from '../../figures/world.ts';
import { cared, notable, oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { riseOfPrices } from '../../place/money/rise.ts';
import { besideHome, type PlaceView, standing, valueOf } from '../../place/view.ts';
import { capitalised } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { pensionLater } from '../../place/pension/pension.ts';
import { openRoutes, settlesByRight } from '../../place/entry/routes.ts';
import { paidAs } from '../../profile/work/paidAs.ts';
import { currencySpent, heldTogether } from './pegs.ts';

const CATEGORIES: readonly (readonly [indicator: string, label: string])[] = [
  ['price_level_food', 'food from the shop'],
  ['price_level_restaurants', 'eating out and hotels'],
  ['price_level_transport', 'transport'],
  ['price_level_communication', 'telephone and internet'],
  ['price_level_recreation', 'sport and culture'],
  ['price_level_clothing', 'clothing'],
];

/** The category of prices that differs most in each direction. */
export const unevenPrices: Writer = (view) => {
  const found = CATEGORIES.map(([id, label]) => ({ id, label, beside: besideHome(view, id) }))
    .filter((one) => one.beside !== null)
    .sort((a, b) => (a.beside?.ratio ?? 1) - (b.beside?.ratio ?? 1));
  const cheap = found[0];
  const dear = found.at(-1);
  if (!cheap?.beside || !dear?.beside || dear.beside.ratio / cheap.beside.ratio < 1.35) return null;
  const [less, more] = [cheap.beside.short, dear.beside.short];
  const survey = `the price survey of ${shownFact(view.atlas, cheap.id, view.iso3)?.year}`;
  const home = view.homeName;
  const said = wayOf(view, 'uneven', [
    () =>
      say`The average hides a difference: compared with ${home}, ${survey} had ${cheap.label} at ${less}, ${dear.label} at ${more}.`,
    () => say`By ${survey}, ${dear.label} compared with ${home}: ${more}; ${cheap.label}: ${less}.`,
    () =>
      say`Two items stand out from the average in ${survey}: ${cheap.label} (${less} compared with ${home}) and ${dear.label} (${more}).`,
    () =>
      say`${capitalised(cheap.label)} at ${less}, ${dear.label} at ${more}, with ${home} as the yardstick in ${survey}.`,
  ]);
  const gap = Math.min(0.4, (dear.beside.ratio / cheap.beside.ratio - 1.35) / 3);
  return passage('uneven-prices', 0.5 + gap, said && because(said, 'current-location'));
};

const INCOMES: Readonly<Record<string, string>> = {
  retired: 'Your pension',
  means: 'Your capital',
  student: 'Your savings',
  employee: 'Your pay',
  transfer: 'Your package',
  remote: 'Your salary',
  contractor: 'What your contract pays',
  freelance: 'Your fees',
  founder: 'Your prices and costs',
  owner: 'Your drawings',
  open: 'Whatever you live on',
};

/** Percent of annual inflation from which an income in that currency may lose value against others. */
const WEAK = 10;

/** Inflation at home, where an income in its currency would lose against the local one; else null. */
function weakAtHome(view: PlaceView): Said | null {
  const here = currencySpent(view.atlas, view.country);
  const there = view.home && currencySpent(view.atlas, view.home);
  const fact = view.home && shownFact(view.atlas, 'inflation_rate', view.home.iso3);
  if (!here || !there || !fact || heldTogether(view.atlas, here, there)) return null;
  if (!(Number(fact.value) > WEAK) || (valueOf(view, 'inflation_rate') ?? 0) > WEAK) return null;
  return given(
    words(`Prices in ${view.homeName} rose by ${formatted(fact.value, fact.indicator)} in ${fact.year}`),
    `inflation_rate:${view.home?.iso3}`,
  );
}

/** Inflation, where it is remarkable or the income fixed. */
export const inflation: Writer = (view) => {
  const at = standing(view, 'inflation_rate');
  const rise = riseOfPrices(view);
  if (!at || !rise) return null;
  const { value: now, when, forecast } = rise;
  const { stage } = view.profile;
  const paid = paidAs(view.profile);
  const fixed = stage === 'retired' || stage === 'means';
  const later = stage === 'retired' ? pensionLater(view) : null;
  const meets = because(words(INCOMES[later ? 'open' : paid.as] ?? ''), ...paid.ids, ...(later ?? []));
  const hot = at.side === 'high';
  const said = hot
    ? fixed
      ? say`${meets} would face prices that rose by ${now} ${when}${forecast}: without a yearly increase it loses ground fast.${at.mark}`
      : say`${meets} would face prices that rose by ${now} ${when}${forecast}; agree on ${isAtHome(view) ? '' : 'a currency that keeps its value, or on '}a review each year.${at.mark}`
    : at.side === 'low'
      ? say`${meets} would face stable prices, ${(valueOf(view, 'inflation_rate') ?? 0) < 0 ? 'a change of' : 'up'} ${now} ${when}${forecast}${fixed && !weakAtHome(view) ? ', [so an income that does not grow loses little in a year|which a fixed income can bear|so a fixed sum keeps most of its value|so a pension has little to lose|so next year’s basket costs almost what this year’s does]' : ''}.${at.mark}`
      : say`${meets} would face prices that rose by ${now} ${when}${forecast}.${at.mark}`;
  const weight = 0.15 + 0.55 * notable(at.percentile) + (fixed ? 0.2 : 0);
  return cared(view, passage('inflation', weight, said), 'cost');
};

/** Income in one currency, spending in another. */
export const currency: Writer = (view) => {
  const here = currencySpent(view.atlas, view.country);
  const there = view.home && currencySpent(view.atlas, view.home);
  const { stage, stageIds, read } = view.profile;
  if (!here || !there || !['retired', 'remote', 'freelance', 'owner', 'means'].includes(stage)) return null;
  const basis = [...stageIds, 'current-location'];
  if (here === there) {
    const same = words(
      `[You keep the currency you are used to (${here}), so no exchange rate stands between your income and the rent|Income and rent stay in one currency (${here}), one worry fewer|${here} is the currency there as at home: nothing is lost in changing money|Bills come in ${here}, as your money does|The currency does not change with the address (${here}), so neither does the sum].`,
    );
    return passage('currency', 0.48, because(same, ...basis));
  }
  if (heldTogether(view.atlas, here, there)) return null;
  // A foreign company does not pay in home's currency.
  const weak = read.has('remote-work-legal-structure', 'employee-foreign-company') ? null : weakAtHome(view);
  if (weak) {
    const asked = settlesByRight(view) ? null : openRoutes(view)[0]?.route.minIncome;
    return oncePassage(
      'currency',
      0.8,
      because(
        say`${weak}: what reaches you in ${there} may come to less ${here} every year. ${asked ? 'Leave a margin when you compare it with the sum that the permit asks for.' : 'Do your sums with a margin.'}`,
        ...basis,
      ),
    );
  }
  if (owesOn(view.profile)) {
    const text = `Bills there are in ${here}; repayments on your debt stay in ${there}. Keep three months of repayments in ${there}, so that a weak exchange rate never touches them.`;
    return oncePassage('currency-debt', 0.75, because(words(text), 'existing-debt', ...basis));
  }
  const forms: Readonly<Record<string, string>> = {
    retired: `A pension in ${there} and rent in ${here} means that your income moves with the exchange rate: look up its lowest value of the last five years and do your sums with that one.`,
    means: `You will spend in ${here}: hold a year of rent in it, so that you never sell or change money on a bad day.`,
    remote: `Check in which currency you are paid: rent there is in ${here}, and each time your pay loses against it you feel a pay cut.`,
    contractor: `Look up in which currency your contract pays: rent there is in ${here}, and each time that pay loses against it an invoice buys less.`,
    freelance:
      (valueOf(view, 'inflation_rate') ?? 0) > WEAK
        ? `You spend in ${here}, which buys less from year to year: go on quoting in ${there}, and change no more than a month’s spending at a time.`
        : `You spend in ${here}. Quote long contracts in it, or add a clause for the exchange rate.`,
    owner: `The firm earns in ${there}, the household spends in ${here}: draw once a quarter, not whenever the rent is due.`,
  };
  const later = stage === 'retired' ? pensionLater(view) : null;
  const paid = paidAs(view.profile);
  return oncePassage(
    'currency',
    0.5,
    because(words(forms[later ? 'means' : paid.as] ?? ''), ...paid.ids, ...basis, ...(later ?? [])),
  );
};
