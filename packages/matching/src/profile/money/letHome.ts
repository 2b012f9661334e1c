import { anyOf } from '../../anyOf.ts';
import { MONTHLY } from './sums.ts';

const HOME =
  '(?:(?:\\w+ ){0,2}(?:flats?|apartments?|house|houses|homes?|cottages?|villas?|bungalows?|condos?|studios?|property|properties|shops?|garages?))';
/** "we rent out our flat", "our house is let", "our tenants pay", "the rent of my flat is": rent that comes in today. */
const LETS = new RegExp(
  [
    String.raw`\b(?:i|we) (?:(?:also|now|already|still|currently) )*(?:(?:rent|let|lease) out (?:my|our|the|an?|one|two|three) ${HOME}|(?:rent|let|lease) (?:my|our) ${HOME} out)\b`,
    String.raw`\b(?:my|our) ${HOME} (?:is|are) (?:(?:rented|leased|let) out|rented|leased|let)\b`,
    String.raw`\b(?:my|our) tenants? pays?\b(?: (?:us|me)\b)?`,
    String.raw`\brent (?:of|from|for) (?:my|our) ${HOME} (?:is|brings?|comes? to)\b`,
  ].join('|'),
);
/** Rent that is not received yet, ends with the move, belongs to others, or is reduced by costs. */
const NOT_ALL_OURS = anyOf([
  /\b(?:rent\w*|lease\w*|mortgage|loans?|costs?|charges|fees?|agenc(?:y|ies)|management|tax\w*|spend\w*|owe|sell\w*|sale)\b/,
  /\b(?:sold|used to|will|would|could|might|if|from (?:next|\d)|until|before|once|when|years? ago|needs?|asks?|about to)\b/,
  /\b(?:mothers?|fathers?|parents?|brothers?|sisters?|sons?|daughters?|share|half|shared)\b/,
]);
/** A further sum in a sentence whose first sum names the period for both. */
const BESIDE = /\b(?:another|a further|an extra|an additional)\b/;
const YEAR = /\b(?:years?|yearly|annual(?:ly)?|per annum)\b|\bp\.?a\b/;

/**
 * The rent a sentence says is received monthly from a home let to others; null where it mixes in anything else. A
 * yearly rent is skipped, because it may cover only a season.
 */
export function rentReceived(sentence: string): { readonly words: string; readonly months: 1 } | null {
  const words = sentence.replace(LETS, ' ');
  if (words === sentence || NOT_ALL_OURS.test(words) || YEAR.test(words)) return null;
  return MONTHLY.test(words) || BESIDE.test(words) ? { words, months: 1 } : null;
}
