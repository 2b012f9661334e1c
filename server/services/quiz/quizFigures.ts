import type { Atlas } from '@global-fit/atlas/atlas';
import { citeFact, citeProvenance } from '@global-fit/atlas/cite';
import { formatFact, formatTemperature } from '@global-fit/atlas/format';
import type { Iso3 } from '@global-fit/atlas/model';
import type { QuizFiguresResponse } from '@global-fit/contract/quiz';
import { personalFactor } from '@global-fit/matching/personal/all';
import { quizClimateOf } from '@global-fit/matching/personal/quizClimate';
import { QUIZ_KEYS, type QuizKey } from '@global-fit/matching/quiz/request';
import { engineOf } from '@global-fit/matching/engine/engine';

type Figure = QuizFiguresResponse['figures'][number];

/** The temperature that is scored, of the towns; null where no town has a record, and the land's is scored instead. */
function temperatureOfTowns(atlas: Atlas, iso3: Iso3): Figure | null {
  const { meanC, coldestC } = quizClimateOf({ engine: engineOf(atlas) }, atlas.indexOf(iso3));
  const from = atlas.cities.of(iso3).flatMap((city) => atlas.cityClimate(city)?.from ?? [])[0];
  // Normals of many years count as of the last.
  const year = from?.asOf?.match(/\d{4}/g)?.at(-1);
  if (Number.isNaN(coldestC) || !from || year === undefined) return null;
  return {
    factor: 'temperature_celsius',
    label: 'Mean temperature where people live',
    text: formatTemperature(meanC),
    year: Number(year),
    source: citeProvenance(from),
  };
}

/** The facts behind every factor of the quiz for a country, with year and source; null for an unknown country. */
export function quizFigures(atlas: Atlas, iso3: Iso3): QuizFiguresResponse | null {
  const engine = engineOf(atlas);
  const country = engine.iso3.indexOf(iso3);
  if (country < 0) return null;
  const figures = (Object.keys(QUIZ_KEYS) as QuizKey[]).flatMap((key) => {
    const factor = QUIZ_KEYS[key];
    const ofTowns = key === 'temperature_celsius' ? temperatureOfTowns(atlas, iso3) : null;
    if (ofTowns) return [ofTowns];
    const personal = personalFactor(factor)?.indicators?.map((one) => engine.fact(one, country));
    const facts = personal?.filter((fact) => fact !== null) ?? engine.facts(factor, country);
    return facts.map((fact) => ({
      factor: key,
      label: fact.indicator.name,
      text: formatFact(fact),
      year: fact.year,
      source: citeFact(fact),
    }));
  });
  return { figures };
}
