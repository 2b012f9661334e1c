import type { Atlas } from '@global-fit/atlas/atlas';
import { placesNamedIn } from '../../geography/namedPlaces.ts';

/** What begins a condition of its own: "any country where …", "no place that …", "anywhere with …". */
const WIDER =
  /\s*,?\s*\b(?:and|or|nor|plus|as well as)\s+(?:also\s+)?(?=(?:(?:no|not|any|every|all|each)\s+)?(?:other\s+|another\s+)?(?:countr(?:y|ies)|states?|nations?|places?|somewhere|anywhere|nowhere|everywhere)\b(?!\s+(?:like|such as|else)\b)(?!\s*$))/i;

/**
 * A line that rules out countries by name and goes on with a condition on others, as two: "Russia, and any country where
 * women must cover their hair". The names hold whatever becomes of the rest. Any other line comes back as it is.
 */
export function namesApart(atlas: Atlas, line: string): readonly string[] {
  const [joint] = WIDER.exec(line) ?? [];
  if (joint === undefined) return [line];
  const at = line.search(WIDER);
  const [names, rest] = [line.slice(0, at).trim(), line.slice(at + joint.length).trim()];
  return placesNamedIn(atlas, names).plain && placesNamedIn(atlas, rest).iso3.length === 0
    ? [names, rest]
    : [line];
}
