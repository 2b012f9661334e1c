import { targetOf, type WarmthDistances, warmthUtility } from '../conditions/climateWish.ts';
import { degreesOff, doublings } from '../scoring/offWish.ts';
import type { Situation } from '../entry/situation.ts';
import type { Target } from '../model.ts';
import { closeness } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** A country's climate for the quiz: few numbers, so that a browser can hold every country's. */
export interface QuizClimate {
  /** Yearly mean where people live, in degrees Celsius: of the country where no town of it has a record. */
  readonly meanC: number;
  /** Yearly means of its coldest and warmest town, in degrees Celsius; NaN where none is known. */
  readonly coldestC: number;
  readonly warmestC: number;
}

/**
 * Degrees from the wish, of the country's mean and of the closest temperature between its coldest and warmest town.
 */
export function quizDistances({ meanC, coldestC, warmestC }: QuizClimate, target: Target): WarmthDistances {
  const typical = degreesOff(meanC, target);
  if (Number.isNaN(coldestC)) return { typical, closest: typical };
  const nearest = Math.min(Math.max(target.ideal, coldestC), warmestC);
  return { typical, closest: Math.min(typical, degreesOff(nearest, target)) };
}

/** How well a country meets a wish for warmth, 0 to 1. */
export const quizTemperatureUtility = (climate: QuizClimate, target: Target): number =>
  warmthUtility(quizDistances(climate, target), target);

/** How well a year's rain in millimetres meets a wish, 0 to 1. */
export const quizRainUtility = (rainMm: number, target: Target): number =>
  closeness(doublings(rainMm, target), target);

/**
 * The three temperatures of one country. Its mean is that of its towns, each counted by its inhabitants as in the
 * assessment: by the mean of all its land, Chile would be as cold as Austria.
 */
export function quizClimateOf({ engine }: Pick<Situation, 'engine'>, country: number): QuizClimate {
  const towns = engine.cityMeans[country] ?? [];
  if (towns.length === 0) {
    const meanC = engine.atlas.column('temperature_celsius')[country] as number;
    return { meanC, coldestC: Number.NaN, warmestC: Number.NaN };
  }
  const means = towns.map(({ meanC }) => meanC);
  const people = towns.reduce((sum, town) => sum + town.people, 0);
  return {
    meanC: towns.reduce((sum, town) => sum + town.people * town.meanC, 0) / people,
    coldestC: Math.min(...means),
    warmestC: Math.max(...means),
  };
}

export const QUIZ_TEMPERATURE: PersonalFactor = {
  id: 'quiz_temperature',
  label: 'Temperature',
  dimension: 'climate',
  method:
    'Quiz only: closeness to the wish, half for the mean where people live, half for the span between its coldest and its warmest city.',
  indicators: ['temperature_celsius'],
  utilities(situation) {
    const target = targetOf(situation.preferences, 'quiz_temperature');
    return Float64Array.from(situation.engine.iso3, (_, i) =>
      target ? quizTemperatureUtility(quizClimateOf(situation, i), target) : Number.NaN,
    );
  },
};

export const QUIZ_RAINFALL: PersonalFactor = {
  id: 'quiz_rainfall',
  label: 'Rainfall',
  dimension: 'climate',
  method: 'Quiz only: closeness of yearly rainfall to the wish, in doublings.',
  indicators: ['rainfall_mm_year'],
  utilities(situation) {
    const target = targetOf(situation.preferences, 'quiz_rainfall');
    const rain = situation.engine.atlas.column('rainfall_mm_year');
    return rain.map((mm) => (target ? quizRainUtility(mm, target) : Number.NaN));
  },
};
