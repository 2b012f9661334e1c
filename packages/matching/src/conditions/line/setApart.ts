import { underHeadings } from './headings.ts';

/** Signs that stand before what is refused; one that marks what is liked stays with its line. */
const REFUSING_SIGNS = /[🚫❌✗✘✖⛔🔴🙅👎]️?/gu;
const LIKING_SIGNS = /(?=(?:✅|✔|✓|☑|👍|❤|💚|😍))/gu;
const NUMBERED = /(?<=^|[\s;,])(?<!\([^)\n]+)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;

const LETTERED = /(?<=^|[\s;,])\(?([a-h])\)\s*(?=\p{L})/gu;

/** "a) no war b) no cold" as lines, where the letters count from a. */
function letteredApart(line: string): string {
  const letters = [...line.matchAll(LETTERED)].map(([, letter]) => letter);
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
  `^(?:no ${WORD}(?: ${WORD})?[\\s!]*){2,}(?:no ${WORD}(?: ${WORD})? (?:in|at|on|of|from|for|with) ${WORD}(?: ${WORD})?[\\s!]*)?$`,
  'iu',
);

/**
 * A full stop that ends a condition. That of a short form ends none where the words go on, "max. 12 hours", nor does "e.g." before a name, and none
 * inside brackets, "(incl. stops)".
 */
const FULL_STOP =
  /(?<!\b(?:incl|excl|approx|max|min|ca|temp|avg|esp|eg|ie|e\.g|i\.e|p\.a|p\.m)(?=\.\s+[\p{Ll}\d]))(?<!\b(?:eg|ie|e\.g|i\.e|esp))\.(?:\s|$)(?![^(\n]*\))/u;

/** "No cold / no war", "no cold | crime": signs that part conditions; a slash does so before a refusal alone. */
const PARTING = /\s*[\n;|•·▪◦‣]+\s*|\s+\/+\s+(?=(?:no|not|never)\b)/i;

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
  underHeadings(withCompass(text))
    .replace(REFUSING_SIGNS, '\n')
    .replace(LIKING_SIGNS, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .split(PARTING)
    .flatMap((line) => numberedApart(letteredApart(line)).split('\n'))
    .flatMap((line) => line.split(FULL_STOP))
    .flatMap((line) => (REFUSALS.test(line.trim()) ? line.split(/(?<=\S)[\s!]+(?=no\b)/i) : [line]));
