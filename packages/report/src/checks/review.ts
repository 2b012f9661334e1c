import type { Atlas } from '@global-fit/atlas/atlas';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Edition } from '../input.ts';
import type { ReportDocument } from '../model.ts';
import { checkClaims } from './claims.ts';
import { checkFigures } from './figures.ts';
import type { Finding } from './finding.ts';
import { checkGrammar } from './grammar.ts';
import { textsOf } from './passages.ts';
import { checkBasis, checkPointers, checkStructure } from './structure.ts';

/** The lead of the first recommended place over the second, in points as printed. */
function lead(document: ReportDocument): number {
  const [first, second] = document.places.filter(({ origin }) => origin === 'recommended');
  return first && second ? Math.round(first.score) - Math.round(second.score) : 0;
}

/** Numbers that come from the result: scores, intervals, ranks, counts of places. */
function resultNumbers(document: ReportDocument): ReadonlySet<number> {
  const numbers = document.places.flatMap((place) => [
    place.score,
    ...(place.interval ?? []),
    ...(place.rankBand ?? []),
    ...place.cities.flatMap((city) => city.score ?? []),
  ]);
  const [year, month, day] = document.date.split('-').map(Number);
  return new Set([
    ...numbers.map(Math.round),
    lead(document),
    document.revision,
    document.revision - 1,
    year ?? 0,
    month ?? 0,
    day ?? 0,
  ]);
}

/**
 * The automatic part of the expert review, run on every report before release. `answers` are those the report was
 * made from; `previous` is the edition it compares with, without which no figure of an earlier edition counts as
 * known.
 */
export function reviewReport(
  document: ReportDocument,
  atlas: Atlas,
  answers: Answers,
  previous: Edition | null = null,
): readonly Finding[] {
  const texts = textsOf(document);
  return [
    ...checkStructure(document, texts),
    ...checkPointers(document, texts),
    ...checkBasis(texts, atlas),
    ...checkFigures(texts, { atlas, answers, document, previous }, resultNumbers(document)),
    ...checkClaims(texts, atlas),
    ...checkGrammar(texts),
  ];
}
