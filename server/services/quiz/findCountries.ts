import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { QuizRequest, QuizResponse } from '@global-fit/contract/quiz';
import { openEngine } from '@global-fit/matching/engine';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { createQuizRanker } from '@global-fit/matching/quiz/ranker';

type Match = QuizResponse['matches'][number];

/** The published indices run from 0 to 100; the quiz shows them out of 5. */
const INDEX_PER_RATING = 20;

function countryData(atlas: Atlas, index: number): Match['country_data'] {
  const figure = (indicator: string, scale = 1): number | null => {
    const value = atlas.column(indicator)[index];
    return value === undefined || Number.isNaN(value) ? null : Math.round((value / scale) * 100) / 100;
  };
  return {
    gdp_per_capita_usd: figure('gdp_per_capita_usd'),
    temperature_celsius: figure('temperature_celsius'),
    healthcare_rating: figure('healthcare_index', INDEX_PER_RATING),
    education_rating: figure('education_index', INDEX_PER_RATING),
    safety_rating: figure('safety_index', INDEX_PER_RATING),
    quality_of_life_rating: figure('quality_of_life_index', INDEX_PER_RATING),
    immigration_friendliness: figure('immigration_friendliness_index', INDEX_PER_RATING),
  };
}

/** The free quiz over an atlas: the same ranking that the browser computes. Opened once. */
export function openQuiz(atlas: Atlas): (request: QuizRequest) => Match[] {
  const rank = createQuizRanker(quizMatrix(openEngine(atlas)));
  const matchOf = (iso3: Iso3, score: number): Match[] => {
    const country = atlas.country(iso3);
    if (!country) return [];
    return [
      {
        country_name: country.name,
        match_percentage: Math.round(score * 100) / 100,
        country_profile_file: country.profileFile,
        country_data: countryData(atlas, atlas.indexOf(iso3)),
      },
    ];
  };
  return ({ preferences, top_n }) =>
    rank(preferences)
      .slice(0, top_n)
      .flatMap(({ iso3, score }) => matchOf(iso3, score));
}
