import { roundMoney, usd } from '../../figures/format.ts';
import {
  answerQuantity,
  factQuantity,
  minus,
  over,
  type Quantity,
  shown,
  times,
} from '../../figures/quantity.ts';
import { cared, notable, passage, type Writer, wayOf } from '../../place/passage.ts';
import { besideFirst, besideHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { opening } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';

const PRICE = 'price_level_vs_us';

const dollars = (value: number): string => usd(roundMoney(value));

/** What a sum spent at home would cost here, and the other way round. */
function ratioToHome(view: PlaceView): Quantity | null {
  if (!view.home || view.home.iso3 === view.iso3) return null;
  const here = factQuantity(view.atlas, PRICE, view.iso3);
  const there = factQuantity(view.atlas, PRICE, view.home.iso3);
  return here && there && there.value > 0 ? over(here, there) : null;
}

/** The stated monthly budget carried over to prices here; null when either is unknown. */
export function sameLifeHere(view: PlaceView): { budget: Quantity; cost: Quantity; left: Quantity } | null {
  const amount = view.profile.monthlyBudget;
  const ratio = ratioToHome(view);
  if (amount === null || amount <= 0 || !ratio) return null;
  const budget = answerQuantity(amount, 'monthly-budget');
  const cost = times(budget, ratio);
  return { budget, cost, left: minus(budget, cost) };
}

function leftOver(view: PlaceView, left: Quantity, budget: Quantity): Said {
  const share = left.value / budget.value;
  if (share > 0.04) return say`. That leaves about ${shown(left, dollars)} a month`;
  if (share < -0.04) {
    const short: Quantity = {
      ...left,
      value: -left.value,
      from: { op: 'product', of: [left.from, { constant: -1, why: 'shown without its sign' }] },
    };
    return say`. To live as you do now you would have to find another ${shown(short, dollars)} a month`;
  }
  return words(', so the sum would stretch as far as it does today');
}

/** With a monthly budget stated: the same life at prices here. */
export const budgetLead: Writer = (view) => {
  const same = sameLifeHere(view);
  const than = besideHome(view, PRICE);
  if (!same || !than || !view.home) return null;
  const budget = shown(same.budget, usd);
  const cost = shown(same.cost, dollars);
  const left = leftOver(view, same.left, same.budget);
  const first = besideFirst(view, PRICE);
  const said = wayOf(view, 'budget-lead', [
    () =>
      say`You mean to live on ${budget} a month. Prices in ${view.name} are ${than.than}, so the life that sum buys in ${view.homeName} would cost about ${cost} here${left}.`,
    () =>
      first &&
      say`Beside ${first.name}, prices in ${view.name} are ${first.short}. Against your ${budget} a month, the life you lead in ${view.homeName} comes to about ${cost} here${left}.`,
    () =>
      say`The whole of your ${budget} would be spent in a country where prices are ${than.than}. Carried over item by item that makes about ${cost} a month${left}.`,
  ]);
  return passage('prices', 1, said && because(said, 'current-location'));
};

const EARNERS: Readonly<Record<string, string>> = {
  remote: 'Your salary comes from elsewhere and will not change with the address; what it buys will',
  freelance: 'Clients pay you the same wherever you open the laptop, and the shops decide what that is worth',
  founder: 'Until the new business pays you, prices decide how long your reserve lasts',
  owner: 'What you draw from the company is fixed at home and spent at local prices',
  transfer: 'Before you accept a package from your employer, compare what it buys',
  employee: 'You would earn and spend in the same place, so pay and prices have to be read together',
  means: 'You live from what you have, which makes the price level the figure to start with',
  student: 'While you study, money goes out and little comes in',
  retired: 'A fixed income gains or loses by one thing only, the prices around it',
  open: 'Whatever you end up doing, prices come first',
};

/** With an income band stated: what it is worth at the prices of home. */
export const incomeLead: Writer = (view) => {
  const { income, stage, stageIds } = view.profile;
  const ratio = ratioToHome(view);
  const than = besideHome(view, PRICE);
  if (!than || !ratio) return null;
  const frame = because(words(EARNERS[stage] ?? EARNERS.open ?? ''), ...stageIds);
  const prices = say`prices in ${view.name} are ${than.than}`;
  if (!income?.high || stage === 'employee') {
    return passage('prices', 1, because(say`${frame}: ${prices}.`, 'current-location'));
  }
  const worth = (edge: 'low' | 'high', amount: number): Said =>
    shown(over(answerQuantity(amount, 'expected-annual-income', edge), ratio), dollars);
  const low =
    income.low > 0
      ? say`${worth('low', income.low)} to ${worth('high', income.high)}`
      : say`up to ${worth('high', income.high)}`;
  const band = view.profile.read.label('expected-annual-income');
  const said = wayOf(view, 'income-lead', [
    () =>
      say`${frame}. With ${prices}, ${band ?? 'your income'} a year here does the work of ${low} in ${view.homeName}.`,
    () => say`${opening(prices)}: ${band ?? 'your income'} a year would feel like ${low} does at home.`,
    () => say`Think of ${band ?? 'your income'} a year as ${low} at the prices you know, since ${prices}.`,
  ]);
  return passage('prices', 1, said && because(said, 'current-location'));
};

/** Without a home to compare with: where prices stand in the world. */
export const plainLead: Writer = (view) => {
  const at = standing(view, PRICE);
  const value = figure(view, PRICE);
  if (!at || !value) return null;
  const place =
    at.percentile > 60
      ? 'on the dear side of the world'
      : at.percentile < 40
        ? 'on the cheap side of the world'
        : 'near the middle of the world';
  return passage(
    'prices',
    1,
    say`Measured with the United States as 100, prices in ${view.name} stand at ${value}, ${place}${at.mark}.`,
  );
};

const CATEGORIES: readonly (readonly [indicator: string, label: string])[] = [
  ['price_level_food', 'food from the shop'],
  ['price_level_restaurants', 'eating out and hotels'],
  ['price_level_transport', 'transport'],
  ['price_level_communication', 'telephone and internet'],
  ['price_level_recreation', 'sport and culture'],
  ['price_level_clothing', 'clothing'],
];

/** The category that differs most in each direction. */
export const unevenPrices: Writer = (view) => {
  const found = CATEGORIES.map(([id, label]) => ({ label, beside: besideHome(view, id) }))
    .filter((one) => one.beside !== null)
    .sort((a, b) => (a.beside?.ratio ?? 1) - (b.beside?.ratio ?? 1));
  const cheap = found[0];
  const dear = found.at(-1);
  if (!cheap?.beside || !dear?.beside || dear.beside.ratio / cheap.beside.ratio < 1.35) return null;
  const said = wayOf(view, 'uneven', [
    () =>
      say`The average hides a split: ${cheap.label} costs ${cheap.beside?.short ?? ''} compared with ${view.homeName}, ${dear.label} ${dear.beside?.short ?? ''}.`,
    () =>
      say`Your basket decides the bill. ${opening(words(dear.label))} will cost you ${dear.beside?.short ?? ''}, ${cheap.label} ${cheap.beside?.short ?? ''}, both against ${view.homeName}.`,
    () =>
      say`Spend on ${cheap.label} and you gain, since it costs ${cheap.beside?.short ?? ''} here; the line that pulls the other way is ${dear.label}, at ${dear.beside?.short ?? ''}.`,
  ]);
  return passage(
    'uneven-prices',
    0.45 + Math.min(0.4, (dear.beside.ratio / cheap.beside.ratio - 1.35) / 3),
    said && because(said, 'current-location'),
  );
};

/** Inflation, where it is notable or the income is fixed. */
export const inflation: Writer = (view) => {
  const at = standing(view, 'inflation_rate');
  const now = figure(view, 'inflation_rate');
  if (!at || !now) return null;
  const next = figure(view, 'inflation_forecast_2026');
  const fixed = ['retired', 'means'].includes(view.profile.stage);
  const forecast = next ? say`; the International Monetary Fund expected ${next} for 2026` : words('');
  const tail =
    at.percentile > 60
      ? fixed
        ? ' A pension or rent that is not raised each year loses ground quickly at that pace.'
        : ' Agree on pay and rent in a currency that keeps its value, or have them reviewed every year.'
      : at.percentile < 40
        ? fixed
          ? ' For an income that does not grow, that calm is worth as much as a low price.'
          : ' Contracts and savings keep their value well.'
        : '';
  const said = say`Consumer prices rose by ${now} in the latest year${forecast}.${tail}${at.mark}`;
  return cared(
    view,
    passage(
      'inflation',
      0.15 + 0.55 * notable(at.percentile) + (fixed ? 0.25 : 0),
      fixed ? because(said, ...view.profile.stageIds) : said,
    ),
    'cost',
  );
};

/** Income in one currency, spending in another. */
export const currency: Writer = (view) => {
  const here = view.country.currencies[0];
  const there = view.home?.currencies[0];
  if (!here || !there) return null;
  const abroad = ['retired', 'remote', 'freelance', 'owner', 'means'].includes(view.profile.stage);
  if (here === there) {
    return abroad
      ? passage(
          'currency',
          0.3,
          because(
            words(
              `You keep the currency you are paid in (${here}), so no exchange rate stands between you and the rent.`,
            ),
            ...view.profile.stageIds,
            'current-location',
          ),
        )
      : null;
  }
  if (!abroad) return null;
  const debt = view.profile.read.has('existing-debt', 'mortgage', 'moderate', 'significant');
  const said = debt
    ? because(
        words(
          `Money will reach you in ${there}, the bills here are in ${here}, and repayments on your debt stay where they are. Keep three months of repayments in ${there} so that a weak exchange rate never touches them.`,
        ),
        'existing-debt',
      )
    : words(
        `Your income is likely to be in ${there} and your spending in ${here}. A swing of the exchange rate works like a pay rise or a pay cut that nobody announced, so plan the rent for the bad year.`,
      );
  return passage('currency', debt ? 0.6 : 0.42, because(said, ...view.profile.stageIds, 'current-location'));
};
