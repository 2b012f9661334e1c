import { setsTheScale } from '../../place/money/priceLevel.ts';
import { type Rise, riseOfPrices } from '../../place/money/rise.ts';
import { type Said, say } from '../../prose/said.ts';
import { beside, type ClauseWriter, dearButBelowHome, one, type Pair } from './clause.ts';

const PRICES = 'price_level_vs_us';

const price = one(PRICES, (value, view) =>
  setsTheScale(view)
    ? say`prices are the benchmark of the survey (${value}), and most countries are cheaper`
    : say`prices stand at ${value} where the United States is 100`,
);

const housing = one('price_level_housing', (value, view) =>
  setsTheScale(view)
    ? say`housing costs are the benchmark of the survey (${value}), and most countries are cheaper`
    : say`housing costs stand at ${value} (United States 100)`,
);

/** How high prices are, compared with home where that counts against the place. `build` makes the clause. */
function dearPrices(build: (dear: Said) => Said, alone: ClauseWriter): ClauseWriter {
  return beside('bad', PRICES, build, dearButBelowHome(PRICES, build, alone));
}

/** "about a third higher than in Germany", for a sentence about the budget; null where no comparison is possible. */
export const howDear: ClauseWriter = dearPrices(
  (dear) => dear,
  () => null,
);

/** How fast prices rise, worded for the year of the figure. */
const prices =
  (build: (rise: Rise) => Said): ClauseWriter =>
  (view) => {
    const rise = riseOfPrices(view);
    return rise && build(rise);
  };

/** For and against a place by prices, housing, work and business. */
export const MONEY: Readonly<Record<string, Pair>> = {
  cost_of_living: {
    good: beside('good', PRICES, (than) => say`prices are ${than}`, price),
    bad: dearPrices((dear) => say`prices are ${dear}`, price),
  },
  affordability: {
    // A price level alone, which may be high, is no reason for a place: the means are.
    good: beside(
      'good',
      PRICES,
      (than) => say`your means cover a life at its prices, which are ${than}`,
      one(PRICES, (value, view) =>
        setsTheScale(view)
          ? say`your means cover a life at its prices, which are the benchmark of the survey (${value})`
          : say`your means cover a life at its prices, which stand at ${value} where the United States is 100`,
      ),
    ),
    bad: beside(
      'bad',
      PRICES,
      (than) => say`your means are tight for its prices, which are ${than}`,
      dearButBelowHome(PRICES, (high) => say`prices are ${high}`, price),
    ),
  },
  housing: {
    good: beside(
      'good',
      'price_level_housing',
      (than) => say`[housing costs are|rent, water and energy together are] ${than}`,
      housing,
    ),
    bad: beside(
      'bad',
      'price_level_housing',
      (than) => say`[housing costs are|rent, water and energy together are] ${than}`,
      dearButBelowHome('price_level_housing', (high) => say`housing costs are ${high}`, housing),
    ),
  },
  price_stability: {
    good: prices(({ value, when, recent, falling }) => {
      if (falling) return say`prices fell rather than rose, a change of ${value} ${when}`;
      return recent
        ? say`prices rise only slowly, by ${value} a year`
        : say`prices rose by only ${value} ${when}`;
    }),
    bad: prices(({ value, when, recent, forecast }) =>
      recent
        ? say`prices are rising fast, by ${value} a year`
        : say`prices rose by ${value} ${when}${forecast}`,
    ),
  },
  economy: {
    good: one(
      'gdp_per_capita_usd',
      (value) =>
        say`[the economy is strong, at ${value} a head|it produces ${value} a head|at ${value} a head it is a wealthy economy]`,
    ),
    bad: one('gdp_per_capita_usd', (value) => say`the economy is small, at ${value} a head`),
  },
  jobs: {
    good: one(
      'unemployment_rate',
      (value) =>
        say`[work can be found, with unemployment at ${value}|few are out of work, ${value} of those who want it|the labour market is in good shape, with unemployment of ${value}|there are jobs, and only ${value} look for one in vain]`,
    ),
    bad: one(
      'unemployment_rate',
      (value) => say`there is much competition for jobs, with unemployment at ${value}`,
    ),
  },
  work_life: {
    good: one('weekly_hours_employees', (value) => say`employees work ${value} a week on average`),
    bad: one('weekly_hours_employees', (value) => say`employees work ${value} a week on average`),
  },
  business: {
    good: one(
      'days_to_start_business',
      (value) => say`a company was registered in ${value} in the last comparison`,
    ),
    bad: one(
      'days_to_start_business',
      (value) => say`a company took ${value} to register in the last comparison`,
    ),
  },
};
