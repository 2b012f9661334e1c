import { LIKED_SIGNS } from '../../own/hedged.ts';
import { underHeadings } from './headings.ts';

/** Signs that stand before what is refused; one that marks what is liked stays with its line. */
const REFUSING_SIGNS = /[🚫❌✗✘✖⛔🔴🙅👎]️?/gu;
const LIKING_SIGNS = new RegExp(`(?=[${LIKED_SIGNS}]\\uFE0F?\\s*\\p{L})`, 'gu');
const NUMBERED = /(?<=^|[\s;,])(?<!\([^)\n]+)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;

const LETTERED = /(?<=^|[\s;,])\(?([a-h])[.)]\s*(?=\p{L}{2})/giu;

/** "a) no war b) no cold" as lines, where the letters count from a. */
function letteredApart(line: string): string {
  const letters = [...line.matchAll(LETTERED)].map(([, letter = '']) => letter.toLowerCase());
  return letters.length > 1 && 'abcdefgh'.startsWith(letters.join('')) ? line.replace(LETTERED, '\n') : line;
}

/** "1. no floods 2. no snow" as lines, where the numbers count from one; "no winters below 5. No floods" stays as it is. */
function numberedApart(line: string): string {
  const numbers = [...line.matchAll(NUMBERED)].map(([, digits]) => Number(digits));
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1)
    ? line.replace(NUMBERED, '\n').replace(/,\s*\n/g, '\n')
    : line;
}

const WORD =
  "(?!(?:no|and|or|with|without|for|in|at|of|on|to|that|where|who|which|if|means?|is|are)\\b)[\\p{L}'’-]+";
/** "NO SNOW NO GUNS NO TRUMP": refusals of one or two words, one after the other. */
const REFUSALS = new RegExp(
  `^(?:no ${WORD}(?: ${WORD})?(?:[\\s!]+|$)){2,}(?:no ${WORD}(?: ${WORD})? (?:in|at|on|of|from|for|with) ${WORD}(?: ${WORD})?[\\s!]*)?$`,
  'iu',
);

/** "Low crime low taxes good schools": wishes of one or two words, one after the other. */
const OPENER = '(?:low|good|great|high|bad|poor|cheap|no)';
const OPENED = `${OPENER} (?!${OPENER}\\b)${WORD}(?: (?!${OPENER}\\b)${WORD})?`;
const ROW = new RegExp(`^${OPENED}(?:[\\s!]+${OPENED})+[\\s.!]*$`, 'iu');
const BEFORE_OPENER = new RegExp(`(?<=\\S)[\\s!]+(?=${OPENER}\\b)`, 'gi');
/** "- no snow - no crime": refusals with a dash before each. */
const NO_BEHIND_NO = /^\s*(?:[-–—]\s*)?no\b/i;
const DASH_AND_NO = /\s+[-–—]+\s+(?=no\b(?! (?:thanks?|way|go|chance)\b))/gi;
/** "Affordable but safe": a wish and another. */
const GOOD = '(?:safe|cheap|affordable|clean|quiet|stable|peaceful|modern|walkable)';
const GOOD_BUT_GOOD = new RegExp(`^(?:an? )?(${GOOD}) but (${GOOD})[\\s.!]*$`, 'i');
/** "Must haves -> beach, sun": drawn for a colon. */
const ARROW = /(?<=\S)\s*(?:[-=]{1,3}>|[→⇒])\s*/g;
/** "Safe/sunny/cheap", "safe + cheap + warm", "safe n cheap": words that a sign or a short "and" parts. */
const BY_SIGN =
  /^(?:[\p{L}-]{3,}(?:\s*\/\s*[\p{L}-]{3,}){2,}[\s.!]*|[^+\d]*\S(?:\s+\+\s+[^\s+\d][^+\d]*)+)$/u;
const SHORT_AND = /(?<=\p{L})\s+(?:n|'n|n')\s+(?=\p{L})/giu;

/** "Snow yes ice no", "yes snow no rain", "no rain yes snow": what is liked, and what is not, with no comma between them. */
const YES_AND_NO =
  /^((?:(?:yes|no) (?:to )?[\p{L}' -]{2,30}?)|(?:[\p{L}' -]{2,30}? (?:yes|no)))\s+(?:and |but )?((?:(?:no|yes) (?:to )?[\p{L}' -]{2,30})|(?:[\p{L}' -]{2,30}? (?:no|yes)))[\s.!]*$/iu;

/** "No snow, no deal": what somebody will not do without. */
const NO_DEAL = /^no ([^,;]+?),? no deal[\s.!]*$/i;

/** A row of wishes with a comma between them; any other line as it is. */
function rowApart(told: string): string {
  const musts = NO_DEAL.exec(told.trim())?.[1];
  if (musts !== undefined) return `${musts} is a must`;
  const line = NO_BEHIND_NO.test(told)
    ? told.replace(DASH_AND_NO, ', ')
    : told.replace(GOOD_BUT_GOOD, '$1, $2');
  const [, one, other] = /\byes\b/i.test(line) ? (YES_AND_NO.exec(line.trim()) ?? []) : [];
  if (one !== undefined) return `${one}, ${other}`;
  if (ROW.test(line.trim())) return line.replace(BEFORE_OPENER, ', ');
  return BY_SIGN.test(line.trim())
    ? line.replace(/\s*\/\s*|\s+\+\s+/g, ', ')
    : line.replace(SHORT_AND, ' and ');
}

/**
 * A full stop that ends a condition. That of a short form ends none where the words go on, "max. 12 hours", nor does "e.g." before a name, and none
 * inside brackets, "(incl. stops)".
 */
const FULL_STOP =
  /(?<!\b(?:incl|excl|approx|max|min|ca|temp|avg|[Rr]s|esp|eg|ie|e\.g|i\.e|p\.a|p\.m)(?=\.\s+[\p{Ll}\d]))(?<!\b(?:eg|ie|e\.g|i\.e|esp))\.(?:\s|$)(?<!\([^)\n]*)/u;

/**
 * "No cold / no war", "no cold | crime": signs that part conditions; a slash does so before a refusal alone, and ";)" is a
 * face.
 */
const PARTING = /\s*(?:;(?!-?[)D])|[\n|•·▪◦‣])+\s*|\s+\/+\s+(?=(?:no|not|never)\b)/i;

/** "S. Africa", "N Korea", "E. Europe": a point of the compass by its letter, whose stop ends no line. */
const BY_COMPASS = /(?<![\p{L}'’])([NSEW])\.?\s?(?=(Africa|America|Asia|Europe|Korea|Macedonia)\b)/giu;
const POINTS: Readonly<Record<string, string>> = { N: 'North', S: 'South', E: 'East', W: 'West' };
const withCompass = (text: string): string =>
  text.replace(BY_COMPASS, (_, letter: string, part: string) => {
    const point = POINTS[letter.toUpperCase()] ?? letter;
    return `${point}${part.toLowerCase() === 'europe' ? 'ern' : ''} `;
  });

/** The lines of a text, with those that signs, numbers or a row of refusals set apart on one line. */
export const linesApart = (text: string): readonly string[] =>
  underHeadings(withCompass(text).replace(ARROW, ': '))
    .replace(REFUSING_SIGNS, '\n')
    .replace(LIKING_SIGNS, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .split(PARTING)
    .flatMap((line) => numberedApart(letteredApart(line)).split('\n'))
    .flatMap((line) => line.split(FULL_STOP))
    .map(rowApart)
    .flatMap((line) => (REFUSALS.test(line.trim()) ? line.split(/(?<=\S)[\s!]+(?=no\b)/i) : [line]));
