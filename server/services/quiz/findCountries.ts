import type { Atlas } from '@global-fit/atlas/atlas';
import { citeFact } from '@global-fit/atlas/cite';
import { formatFact } from '@global-fit/atlas/format';
import type { QuizMatch, QuizRequest } from '@global-fit/contract/quiz';
import type { Match } from '@global-fit/matching/model';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { quizReasons } from '@global-fit/matching/quiz/reasons';
import { QUIZ_KEYS, type QuizKey, quizPreferences } from '@global-fit/matching/quiz/request';
import { engineOf, rankCountries } from '@global-fit/matching/rank';
import { countryFigures } from '@global-fit/matching/quiz/figures';

const keyOf = new Map(Object.entries(QUIZ_KEYS).map(([key, factor]) => [factor as string, key as QuizKey]));

/** Every fact behind a score, with year and source. */
function sourcesOf({ contributions }: Match): QuizMatch['sources'] {
  return contributions.flatMap(({ factor, facts }) => {
    const key = keyOf.get(factor);
    if (!key) return [];
    return facts.map((fact) => ({
      factor: key,
      label: fact.indicator.name,
      text: formatFact(fact),
      year: fact.year,
      source: citeFact(fact),
    }));
  });
}

/** The free quiz over an atlas: the ranking that the browser computes too, with bands, reasons and sources. */
export function openQuiz(atlas: Atlas): (request: QuizRequest) => QuizMatch[] {
  const matrix = quizMatrix(engineOf(atlas));
  return ({ preferences, top_n }) => {
    const { matches } = rankCountries(atlas, quizPreferences(preferences), { withCities: 0 });
    return matches.slice(0, top_n).flatMap((match): QuizMatch[] => {
      const { iso3, score, rank, rankBand } = match;
      const country = atlas.country(iso3);
      if (!country) return [];
      const { strong, weak } = quizReasons(matrix, preferences, iso3);
      return [
        {
          country_name: country.name,
          iso3,
          slug: country.slug,
          match_percentage: Math.round(score * 100) / 100,
          rank,
          rank_band: [...rankBand],
          strong: [...strong],
          weak: [...weak],
          sources: sourcesOf(match),
          country_profile_file: country.profileFile,
          country_data: countryFigures(atlas, iso3),
        },
      ];
    });
  };
}
