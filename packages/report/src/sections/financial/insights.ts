import { deductionsId } from '@global-fit/matching/profile/money/workedSalary';
import { dollars, usd } from '../../figures/format.ts';
import { shownFact } from '../../figures/world.ts';
import { factQuantity, constant, minus, shown, times } from '../../figures/quantity.ts';
import { oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { riseOfPrices } from '../../place/money/rise.ts';
import {
  againstHome,
  besideHome,
  figure,
  homeValue,
  mostAlone,
  standing,
  valueOf,
  homeElsewhere,
} from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { budgetTight } from '../../place/money/month.ts';
import { isItsScale, PRICE, setsTheScale } from '../../place/money/priceLevel.ts';
import { ratioToHome } from './prices.ts';
import { salaryNear, taxedHousehold } from './salary.ts';

interface Wish {
  /** Said where prices are below home's. */
  readonly gain: string;
  readonly loss: string;
}

const WISHES: Readonly<Record<string, Wish>> = {
  'spend-much-less': {
    gain: 'You said you need to spend much less: prices in PLACE as a whole are THAN, and the rent decides how much of that you keep.',
    loss: 'You need to spend much less, and prices in PLACE, THAN, will not do that alone: the saving has to come from a smaller home or a cheaper town.',
  },
  'spend-less': {
    gain: 'You want to spend somewhat less: prices in PLACE as a whole are THAN, and the rent decides how much of that you keep.',
    loss: 'Spending somewhat less will take choices in PLACE, where prices are THAN.',
  },
  'same-more-comfort': {
    gain: 'You want more comfort for the same money: prices in PLACE as a whole are THAN, and the rent you find decides whether you feel it.',
    loss: '[The same spending will not buy more comfort in PLACE, where prices are THAN; you would be paying for its other qualities|For the comfort you want you would pay more in PLACE, where prices are THAN].',
  },
  'pay-for-quality': {
    gain: 'You were ready to pay more for the right place; prices in PLACE, THAN, do not ask that of you.',
    loss: 'You said you would pay more for the right place, and in PLACE you would: prices are THAN.',
  },
  'not-a-factor': {
    gain: 'You told us that cost does not matter; in PLACE it would speak for the move, with prices THAN.',
    loss: 'You told us that cost does not matter; in PLACE prices are THAN, so plan your reserve at those.',
  },
};

/** What prices mean for the household's aim. */
export const costInsight: Writer = (view) => {
  const choice = view.profile.read.choices('cost-of-living-priority')[0];
  const ratio = ratioToHome(view);
  const prices = besideHome(view, PRICE);
  const wish = choice ? WISHES[choice] : undefined;
  if (!wish || !ratio || !prices || !view.home) return null;
  const lower = ratio.value < 0.95;
  // Slightly lower prices are neither gain nor loss, and a tight budget gains nothing.
  if (lower ? budgetTight(view) : prices.relation !== 'more') return null;
  // Comforts paid by the hour or meal are no gain where those cost more.
  if (
    lower &&
    choice === 'same-more-comfort' &&
    besideHome(view, 'price_level_restaurants')?.relation === 'more'
  )
    return null;
  const text = (lower ? wish.gain : wish.loss)
    .replaceAll('PLACE', view.name)
    .replaceAll('THAN', prices.than.text);
  return oncePassage(
    `cost-insight-${lower}`,
    0.93,
    because(given({ ...prices.than, text }, ...ratio.facts), 'cost-of-living-priority', 'current-location'),
  );
};

/** What remains of a salary, compared with home. */
export const keptInsight: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  const salary = salaryNear(view.profile);
  const home = homeElsewhere(view);
  // An employee's figures say little about the self-employed.
  if (!home || salary === null || ['freelance', 'founder', 'owner'].includes(stage)) return null;
  const id = deductionsId(salary);
  // Where one share is only an upper bound, no difference can be told.
  if ([view.iso3, home.iso3].some((iso3) => mostAlone(view, id, iso3))) return null;
  const here = factQuantity(view.atlas, id, view.iso3);
  const there = factQuantity(view.atlas, id, home.iso3);
  const share = figure(view, id);
  if (!here || !there || !share || Math.abs(here.value - there.value) < 1) return null;
  const more = here.value > there.value;
  const onePercent = salary / 100;
  const gap = shown(
    times(
      minus(here, there),
      constant(more ? onePercent : -onePercent, 'dollars to a percent of the salary'),
    ),
    dollars,
  );
  const pay = shown(constant(salary, 'one of the three salaries worked through'), usd);
  const against = againstHome(view, id);
  const household = taxedHousehold(view.iso3);
  const said = wayOf(view, `kept-${more}`, [
    () =>
      say`Tax and contributions in ${view.name} take about ${share} of a salary of ${pay} (${household})${against}, by our estimate: ${gap} a year ${more ? 'less' : 'more'} to spend from the same pay.`,
    () =>
      say`The same ${pay} leaves you ${gap} a year ${more ? 'less' : 'more'} in ${view.name}, where tax and contributions take about ${share} of it by our estimate${against} (${household}).`,
  ]);
  return passage('kept', 0.62, said && because(said, 'expected-annual-income', ...stageIds));
};

/** How fast money loses value there, compared with home. */
export const inflationInsight: Writer = (view) => {
  const rise = riseOfPrices(view);
  const beside = besideHome(view, 'inflation_rate');
  const yearOf = (iso3: string): number | undefined => shownFact(view.atlas, 'inflation_rate', iso3)?.year;
  if (!rise || rise.falling || !beside || beside.relation === 'same' || !view.home) return null;
  // Rates of different years differ by more than the country.
  if (yearOf(view.iso3) !== yearOf(view.home.iso3)) return null;
  const less = beside.relation === 'less';
  const against = againstHome(view, 'inflation_rate');
  const said: Said | null = wayOf(view, `inflation-${less}`, [
    () =>
      say`Prices in ${view.name} rose by ${rise.value} ${rise.when}${against}: money in hand loses ${less ? 'less' : 'more'} of its value there than where you are.`,
    () =>
      rise.recent &&
      say`In a year money in ${view.name} loses ${rise.value} of what it buys${against}${less ? '' : ', and an income has to rise by as much to stand still'}.`,
  ]);
  return passage('inflation-insight', 0.56, said && because(said, 'current-location'));
};

/** Price ratio to home below which somebody notices the difference. */
const CLEARLY_BELOW = 0.9;

/** Where prices rank in the world, without a home to compare with. */
export const plainInsight: Writer = (view) => {
  const value = figure(view, PRICE);
  const at = standing(view, PRICE);
  if (!value || !at || isItsScale(view)) return null;
  const [there, home] = [valueOf(view, PRICE), homeValue(view, PRICE)];
  const below = there !== null && home !== null && there < home * CLEARLY_BELOW;
  const level =
    at.side === 'high'
      ? 'dearer than most countries'
      : at.side === 'low'
        ? 'cheaper than most countries'
        : 'in the middle of all countries';
  const beside =
    below && at.side === 'high' ? because(words(', and cheaper than home'), 'current-location') : '';
  if (setsTheScale(view))
    return passage(
      'money-kind',
      0.4,
      say`${view.Name} is ${level}, its prices being the scale of the survey (${value})${beside}.${at.mark}`,
    );
  const said = wayOf(view, 'money-kind', [
    () =>
      say`On the price scale on which the United States is 100, ${view.name} stands at ${value}: ${level}${beside}.${at.mark}`,
    () =>
      say`${view.Name} is ${level} by its prices, at ${value} where the United States is 100${beside}.${at.mark}`,
    () => say`With prices at ${value} (United States 100) ${view.name} is ${level}${beside}.${at.mark}`,
  ]);
  return passage('money-kind', 0.4, said);
};
