import { factQuantity, constant, minus, shown, times } from '../../figures/quantity.ts';
import { oncePassage, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, besideHome, figure } from '../../place/view.ts';
import { works } from '../../profile/stage.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import { dollars, PRICE, ratioToHome } from './prices.ts';

const WISHES: Readonly<Record<string, readonly [gain: string, loss: string]>> = {
  'spend-much-less': [
    'You said you need to spend much less; with today’s habits prices in PLACE, THAN, would bring most of that.',
    'You need to spend much less, and prices in PLACE, THAN, will not do that alone: the saving has to come from a smaller home or a cheaper town.',
  ],
  'spend-less': [
    'You want to spend somewhat less: with the same habits you would in PLACE, where prices are THAN.',
    'Spending somewhat less will take choices in PLACE, where prices are THAN.',
  ],
  'same-more-comfort': [
    'Spend in PLACE what you spend today and the difference (prices are THAN) becomes comfort: a better flat, help in the house, more meals out.',
    '[The same spending will not buy more comfort in PLACE, where prices are THAN; what you would be paying for are its other qualities|For the comfort you have today you would pay more in PLACE, where prices are THAN, and something has to give].',
  ],
  'pay-for-quality': [
    'You were ready to pay more for the right place, and in PLACE, with prices THAN, you would not even have to.',
    'You said you would pay more for the right place, and in PLACE you would: prices are THAN.',
  ],
  'not-a-factor': [
    'Cost was not your concern; prices in PLACE, THAN, leave room for help in the house or longer journeys home.',
    'You told us that cost does not matter; in PLACE prices are THAN, so the reserve is best kept apart from the money to live on.',
  ],
};

/** What prices mean for what the household wants from them. */
export const costInsight: Writer = (view) => {
  const choice = view.profile.read.choices('cost-of-living-priority')[0];
  const ratio = ratioToHome(view);
  const prices = besideHome(view, PRICE);
  const texts = choice ? WISHES[choice] : undefined;
  // Prices a little lower are neither a gain nor a loss.
  if (!texts || !ratio || !prices || !view.home || (ratio.value >= 0.95 && prices.relation !== 'more'))
    return null;
  const text = texts[ratio.value < 0.95 ? 0 : 1]
    .replaceAll('PLACE', view.name)
    .replaceAll('THAN', prices.than.text);
  return oncePassage(
    `cost-insight-${ratio.value < 0.95}`,
    0.93,
    because(given({ ...prices.than, text }, ...ratio.facts), 'cost-of-living-priority', 'current-location'),
  );
};

/** What a salary keeps, counted against home. */
export const keptInsight: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  const id = 'deductions_pct_60k_usd';
  const home = view.home && view.home.iso3 !== view.iso3 ? view.home : null;
  const here = factQuantity(view.atlas, id, view.iso3);
  const there = home ? factQuantity(view.atlas, id, home.iso3) : null;
  const share = figure(view, id);
  if (!works(stage) || !home || !here || !there || !share || Math.abs(here.value - there.value) < 1)
    return null;
  const more = here.value > there.value;
  const gap = shown(
    times(minus(here, there), constant(more ? 600 : -600, 'dollars to a percent of the salary')),
    dollars,
  );
  const against = againstHome(view, id);
  const said = wayOf(view, `kept-${more}`, [
    () =>
      say`Of a salary of US$60,000 tax and contributions in ${view.name} keep about ${share}${against}, by our estimate: ${gap} a year ${more ? 'less' : 'more'} to spend from the same pay.`,
    () =>
      say`The same US$60,000 leaves you ${gap} a year ${more ? 'less' : 'more'} in ${view.name}, where tax and contributions take about ${share} of it by our estimate${against}.`,
  ]);
  return passage('kept', 0.62, said && because(said, ...stageIds));
};

/** How fast money loses its worth there, counted against home. */
export const inflationInsight: Writer = (view) => {
  const rise = figure(view, 'inflation_rate');
  const beside = besideHome(view, 'inflation_rate');
  if (!rise || !beside || beside.relation === 'same') return null;
  const less = beside.relation === 'less';
  const against = againstHome(view, 'inflation_rate');
  const said: Said | null = wayOf(view, `inflation-${less}`, [
    () =>
      say`Prices in ${view.name} rose by ${rise} in a year${against}: money in hand loses ${less ? 'less' : 'more'} there than where you are.`,
    () =>
      say`A year takes ${rise} from what money buys in ${view.name}${against}${less ? '' : ', and an income has to rise by as much to stand still'}.`,
  ]);
  return passage('inflation-insight', 0.56, said && because(said, 'current-location'));
};

/** What kind of money question this place poses. */
export const plainInsight: Writer = (view) => {
  const value = figure(view, PRICE);
  const here = view.atlas.fact(view.iso3, PRICE)?.value;
  if (!value || typeof here !== 'number') return null;
  const tail =
    here > 85
      ? 'dear beside most countries, and an income there has to be as high'
      : here > 55
        ? 'neither cheap nor dear as a whole, so the town decides more than the country'
        : 'cheap beside most countries, which international schools and private clinics often are not';
  return passage(
    'money-kind',
    0.4,
    say`On the price scale on which the United States is 100, ${view.name} stands at ${value}: ${tail}.`,
  );
};
