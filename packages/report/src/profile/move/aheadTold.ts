import { COUNT, countIn } from '@global-fit/matching/profile/text/countWords';

/** How far ahead somebody means to move, in their own words. */
interface AheadTold {
  readonly months: number;
  /** The words, to follow "in": "about eighteen months". */
  readonly words: string;
}

const GOES = String.raw`\b(?:I|we|(?:the|our|my) family)\b[^.;?!]{0,30}\b(?:leave|move|relocate|emigrate|go|be (?:there|gone|abroad))\b[^.;?!]{0,40}?`;
/** A plan, a move or a departure as a noun: "our move is planned in two years". */
const THE_MOVE = String.raw`\b(?:the|our|my) (?:move|relocation|departure)\b[^.;?!]{0,30}?`;
const LENGTH = String.raw`((?:about |around |roughly |approximately |some |approx\.? |~ ?)?(?:(half a year)|(a year and a half|one and a half years|1[.,]5 years)|(?:${COUNT}|a) (months?|years?)(?: and (a half))?))`;
/** "We want to go in about eighteen months"; durations and times in the past do not count. */
const AHEAD = new RegExp(String.raw`(?:${GOES}|${THE_MOVE})\bin ${LENGTH}\b(?! (?:ago|of))`, 'i');

/** Words between move and time that make it the time of something else. */
const OTHER =
  /\b(?:not|never|no|n['’]t|visit\w*|holidays?|vacations?|trips?|look(?:ing)? at|see|scout\w*|back|home|retire\w*|finish\w*|sell\w*|buy\w*|job|work|school|pension|if|until|then|after)\b/i;

/** How far ahead a sentence dates its writer's move; null where it does not, or only asks. */
export function aheadIn(sentence: string): AheadTold | null {
  const found = sentence.includes('?') ? null : AHEAD.exec(sentence);
  if (!found || OTHER.test(found[0])) return null;
  const [, words = '', half, andHalf, count, unit, half2] = found;
  if (half) return { months: 6, words };
  if (andHalf) return { months: 18, words };
  const n = count ? countIn(count) : 1;
  const months = (unit?.toLowerCase().startsWith('year') ? 12 : 1) * (n + (half2 ? 0.5 : 0));
  return months > 0 ? { months, words } : null;
}
