import { say } from '../prose/said.ts';
import { beside, dearButBelowHome, one, type Pair } from './clause.ts';

const price = one(
  'price_level_vs_us',
  (value) => say`prices stand at ${value} where the United States is 100`,
);

const housing = one(
  'price_level_housing',
  (value) => say`housing costs stand at ${value} (United States 100)`,
);

/** For and against a place by its money: prices, homes, work and business. */
export const MONEY: Readonly<Record<string, Pair>> = {
  cost_of_living: {
    good: beside('good', 'price_level_vs_us', (than) => say`prices are ${than}`, price),
    bad: beside(
      'bad',
      'price_level_vs_us',
      (than) => say`prices are ${than}`,
      dearButBelowHome('price_level_vs_us', 'prices', price),
    ),
  },
  affordability: {
    good: beside(
      'good',
      'price_level_vs_us',
      (than) => say`your means cover a life at its prices, which are ${than}`,
      price,
    ),
    bad: beside(
      'bad',
      'price_level_vs_us',
      (than) => say`your means are tight for its prices, which are ${than}`,
      dearButBelowHome('price_level_vs_us', 'prices', price),
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
      dearButBelowHome('price_level_housing', 'housing costs', housing),
    ),
  },
  price_stability: {
    good: one('inflation_rate', (value) => say`prices are calm, rising by ${value} a year`),
    bad: one('inflation_rate', (value) => say`prices run, rising by ${value} a year`),
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
        say`[work is to be found, with unemployment at ${value}|few are out of work, ${value} of those who want it|the labour market is in good shape, unemployment being ${value}|jobs are there, since only ${value} look for one in vain]`,
    ),
    bad: one('unemployment_rate', (value) => say`work is contested, with unemployment at ${value}`),
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
