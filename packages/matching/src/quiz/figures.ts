import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { engineOf } from '../engine/engine.ts';
import { quizClimateOf } from '../personal/quizClimate.ts';

/** The figures that the quiz shows beside a match; null where none is known. */
export interface QuizFigures {
  readonly gdp_per_capita_usd: number | null;
  /** Mean where people live, as it is scored. */
  readonly temperature_celsius: number | null;
  /** Ratings from 0 to 5. */
  readonly healthcare_rating: number | null;
  readonly education_rating: number | null;
  readonly safety_rating: number | null;
  readonly quality_of_life_rating: number | null;
  readonly immigration_friendliness: number | null;
}

/** The indices are of our own making, from ranks in the world: 0 to 100. The quiz shows them out of 5. */
const INDEX_PER_RATING = 20;

/** Figures of one country, rounded to hundredths. */
export function countryFigures(atlas: Atlas, iso3: Iso3): QuizFigures {
  const index = atlas.indexOf(iso3);
  const shown = (value: number | undefined): number | null =>
    value === undefined || Number.isNaN(value) ? null : Math.round(value * 100) / 100;
  const figure = (indicator: string, scale = 1): number | null =>
    shown((atlas.column(indicator)[index] ?? Number.NaN) / scale);
  return {
    gdp_per_capita_usd: figure('gdp_per_capita_usd'),
    temperature_celsius: shown(quizClimateOf({ engine: engineOf(atlas) }, index).meanC),
    healthcare_rating: figure('healthcare_index', INDEX_PER_RATING),
    education_rating: figure('education_index', INDEX_PER_RATING),
    safety_rating: figure('safety_index', INDEX_PER_RATING),
    quality_of_life_rating: figure('quality_of_life_index', INDEX_PER_RATING),
    immigration_friendliness: figure('immigration_friendliness_index', INDEX_PER_RATING),
  };
}
