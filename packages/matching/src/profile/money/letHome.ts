import { MONTHLY } from './sums.ts';

const HOME =
  '(?:(?:\\w+ ){0,2}(?:flats?|apartments?|house|houses|homes?|cottages?|villas?|bungalows?|condos?|studios?|property|properties|shops?|garages?))';
/** "we rent out our flat", "our house is let", "our tenants pay", "the rent of my flat is": rent that comes in today. */
const LETS = new RegExp(
  String.raw`\b(?:i|we) (?:(?:also|now|already|still|currently) )*(?:(?:rent|let|lease) out (?:my|our|the|an?|one|two|three) ${HOME}|(?:rent|let|lease) (?:my|our) ${HOME} out)\b|\b(?:my|our) ${HOME} (?:is|are) (?:(?:rented|leased|let) out|rented|leased|let)\b|\b(?:my|our) tenants? pays?\b(?: (?:us|me)\b)?|\brent (?:of|from|for) (?:my|our) ${HOME} (?:is|brings?|comes? to)\b`,
);
/** What is not yet so, ends with the move, belongs to others, or leaves less than it brings. */
const NOT_ALL_OURS =
  /\b(?:rent\w*|lease\w*|mortgage|loans?|costs?|charges|fees?|agenc(?:y|ies)|management|tax\w*|spend\w*|owe|sell\w*|sale|sold|used to|will|would|could|might|if|from (?:next|\d)|until|before|once|when|years? ago|needs?|asks?|about to|mothers?|fathers?|parents?|brothers?|sisters?|sons?|daughters?|share|half|shared)\b/;
/** A sum beside the one before it, which tells the month for both. */
const BESIDE = /\b(?:another|a further|an extra|an additional)\b/;
const YEAR = /\b(?:years?|yearly|annual(?:ly)?|per annum)\b|\bp\.?a\b/;

/**
 * The words on a rent that comes in every month from a home let to others; null for a sentence that tells anything
 * else beside it. A rent of a year is left alone: it may be that of a season.
 */
export function rentReceived(sentence: string): { readonly words: string; readonly months: 1 } | null {
  const words = sentence.replace(LETS, ' ');
  if (words === sentence || NOT_ALL_OURS.test(words) || YEAR.test(words)) return null;
  return MONTHLY.test(words) || BESIDE.test(words) ? { words, months: 1 } : null;
}
