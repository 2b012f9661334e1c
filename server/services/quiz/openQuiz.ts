import type { Atlas } from '@global-fit/atlas/atlas';
import { citeFact } from '@global-fit/atlas/cite';
import { formatFact } from '@global-fit/atlas/format';
import type { QuizMatch, QuizRequest } from '@global-fit/contract/quiz';
import type { Engine } from '@global-fit/matching/engine/engine';
import { personalFactor } from '@global-fit/matching/personal/all';
import { countryFigures } from '@global-fit/matching/quiz/figures';
import { quizMatrix } from '@global-fit/matching/quiz/matrix';
import { quizReasons } from '@global-fit/matching/quiz/reasons';
import { QUIZ_KEYS, type QuizKey } from '@global-fit/matching/quiz/request';
import { openQuizStanding } from '@global-fit/matching/quiz/standing';
import { engineOf } from '@global-fit/matching/rank';
import { remembered } from '@global-fit/matching/remembered';
import { firstOf } from '@global-fit/matching/scoring/score';

/** What of a match depends on the answers. */
type Standing = Pick<QuizMatch, 'rank' | 'match_percentage' | 'strong' | 'weak'>;

/** What is the same of a country in every answer. */
type Known = Omit<QuizMatch, keyof Standing>;

/** The facts behind a factor for one country, with year and source. */
function sourcesOf(engine: Engine, key: QuizKey, country: number): QuizMatch['sources'] {
  const factor = QUIZ_KEYS[key];
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

function knownOf(atlas: Atlas, engine: Engine, at: number): Known {
  const iso3 = engine.iso3[at] ?? '';
  const country = atlas.country(iso3);
  if (!country) throw new RangeError(`The atlas holds no country ${iso3}.`);
  return {
    country_name: country.name,
    iso3,
    slug: country.slug,
    country_profile_file: country.profileFile,
    country_data: countryFigures(atlas, iso3),
    sources: (Object.keys(QUIZ_KEYS) as QuizKey[]).flatMap((key) => sourcesOf(engine, key, at)),
  };
}

const OPENING = Buffer.from('{"matches":[');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']}');

/**
 * The free quiz over an atlas: the ranking that the browser computes too, with reasons and sources. Answers the bytes
 * of a `QuizResponse`. Most of them are the same in every answer that names a country, and are written once: writing
 * them again takes longer than ranking the world.
 */
export function openQuiz(atlas: Atlas): (request: QuizRequest) => Buffer {
  const engine = engineOf(atlas);
  const stand = openQuizStanding(quizMatrix(engine));
  /** Without the brace that opens it: what depends on the answers comes before. */
  const knownBytes = remembered((at: number) =>
    Buffer.from(JSON.stringify(knownOf(atlas, engine, at)).slice(1)),
  );

  return ({ preferences, top_n }) => {
    const { columns, scores, passing } = stand(preferences);
    const parts = [OPENING];
    for (const [place, at] of firstOf(scores, engine.iso3, passing, top_n).entries()) {
      const { strong, weak } = quizReasons(columns, at);
      const standing: Standing = {
        rank: place + 1,
        match_percentage: Math.round((scores[at] as number) * 100) / 100,
        strong: [...strong],
        weak: [...weak],
      };
      if (place > 0) parts.push(COMMA);
      parts.push(Buffer.from(`${JSON.stringify(standing).slice(0, -1)},`), knownBytes(at));
    }
    parts.push(CLOSING);
    return Buffer.concat(parts);
  };
}
