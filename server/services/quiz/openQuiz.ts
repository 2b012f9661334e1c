import type { Atlas } from '@global-fit/atlas/atlas';
import { citeFact } from '@global-fit/atlas/cite';
import { formatFact } from '@global-fit/atlas/format';
import type { QuizMatch, QuizRequest } from '@global-fit/contract/quiz';
import type { Engine } from '@global-fit/matching/engine/engine';
import { wobbleOf } from '@global-fit/matching/scoring/interval';
import { personalFactor } from '@global-fit/matching/personal/all';
import { topBands } from '@global-fit/matching/quiz/bands';
import { countryFigures } from '@global-fit/matching/quiz/figures';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { quizReasons } from '@global-fit/matching/quiz/reasons';
import { QUIZ_KEYS, type QuizKey, quizPreferences } from '@global-fit/matching/quiz/request';
import { openQuizStanding } from '@global-fit/matching/quiz/standing';
import { engineOf } from '@global-fit/matching/rank';
import { remembered } from '@global-fit/matching/remembered';

type Sources = QuizMatch['sources'];

const keyOf = new Map(Object.entries(QUIZ_KEYS).map(([key, factor]) => [factor as string, key as QuizKey]));

/** The facts behind a factor for one country, with year and source. */
function sourcesOf(engine: Engine, factor: string, country: number): Sources {
  const key = keyOf.get(factor);
  if (!key) return [];
  const personal = personalFactor(factor)?.indicators?.map((one) => engine.fact(one, country));
  const facts = personal?.filter((fact) => fact !== null) ?? engine.facts(factor, country);
  return facts.map((fact) => ({
    factor: key,
    label: fact.indicator.name,
    text: formatFact(fact),
    year: fact.year,
    source: citeFact(fact),
  }));
}

/** The free quiz over an atlas: the ranking that the browser computes too, with bands, reasons and sources. */
export function openQuiz(atlas: Atlas): (request: QuizRequest) => QuizMatch[] {
  const engine = engineOf(atlas);
  const matrix = quizMatrix(engine);
  const stand = openQuizStanding(matrix);
  const { seed } = quizPreferences({});
  const factors = Object.values(QUIZ_KEYS);
  const wobbles = new Map(factors.map((factor) => [factor as string, wobbleOf(factor, seed)]));
  const wobbleFor = (factor: string) => wobbles.get(factor) ?? wobbleOf(factor, seed);
  const placeOf = remembered((at: number) => {
    const iso3 = engine.iso3[at] ?? '';
    const country = atlas.country(iso3);
    if (!country) throw new RangeError(`The atlas holds no country ${iso3}.`);
    const sources = new Map(factors.map((factor) => [factor as string, sourcesOf(engine, factor, at)]));
    return { iso3, country, sources, figures: countryFigures(atlas, iso3) };
  });

  return ({ preferences, top_n }) => {
    const standing = stand(preferences);
    return topBands(standing, top_n, wobbleFor).map(([best, worst], place): QuizMatch => {
      const at = standing.order[place] as number;
      const { iso3, country, sources, figures } = placeOf(at);
      const { strong, weak } = quizReasons(matrix, preferences, iso3);
      return {
        country_name: country.name,
        iso3,
        slug: country.slug,
        match_percentage: Math.round((standing.scores[at] as number) * 100) / 100,
        rank: place + 1,
        rank_band: [best, worst],
        strong: [...strong],
        weak: [...weak],
        sources: standing.columns.flatMap(({ id }) => sources.get(id) ?? []),
        country_profile_file: country.profileFile,
        country_data: figures,
      };
    });
  };
}
