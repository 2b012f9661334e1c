import type { Atlas } from '@global-fit/atlas/atlas';
import { citeFact } from '@global-fit/atlas/cite';
import { formatFact } from '@global-fit/atlas/format';
import type { Iso3 } from '@global-fit/atlas/model';
import type { QuizFiguresResponse } from '@global-fit/contract/quiz';
import { personalFactor } from '@global-fit/matching/personal/all';
import { QUIZ_KEYS, type QuizKey } from '@global-fit/matching/quiz/request';
import { engineOf } from '@global-fit/matching/engine/engine';

/** The facts behind every factor of the quiz for a country, with year and source; null for an unknown country. */
export function quizFigures(atlas: Atlas, iso3: Iso3): QuizFiguresResponse | null {
  const engine = engineOf(atlas);
  const country = engine.iso3.indexOf(iso3);
  if (country < 0) return null;
  const figures = (Object.keys(QUIZ_KEYS) as QuizKey[]).flatMap((key) => {
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
  });
  return { figures };
}
