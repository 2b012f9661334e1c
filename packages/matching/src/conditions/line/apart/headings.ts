import { LIKED_HEAD } from '../manner/onlyWished.ts';

const OF_WHOM =
  '(?:(?:my|our|the|some|main|top|absolute|total|biggest|other|a|few|things|what|that|which|i|we|would|really) )*';
const NAMED_ALONE =
  "must[- ]?haves?|musts|requirements|essentials|non[- ]?negotiables?|nice[- ]to[- ]haves?|wish(?:es|[- ]?list)|bonus(?:es)?|pros|likes?|preferred|prefer|preferences|favou?rites?|short ?list|interested in|open to|ok(?:ay)? with|fine with|happy with|not interested in|not|excluded?|ruled out|no[- ]?go(?:e?s)?|deal[- ]?breakers?|red flags?|red lines?|avoid|dislikes|cons|must (?:be|have|not(?: be| have)?)|(?<=\\b(?:i|we) )(?:need|want)|(?:do not|don['’]t) (?:want|need|mind|care about)";
const NAMED_WITH_COLON =
  "yes|maybe|must|needs?|wants?|want|good|plus|love|ideal(?:ly)?|fine|ok(?:ay)?|acceptable|can live with|bad|hate|never|no|out|not wanted|(?:do not|don['’]t) (?:want|like|need|mind)|(?:can['’]?t|cannot) (?:stand|have|accept|live with)";
/** A line that only announces the lines below it: "Must haves:", "NICE TO HAVE", "What we hate:". */
const HEADING = new RegExp(
  `^[\\s*#_•-]*${OF_WHOM}(?:(?<alone>${NAMED_ALONE})|(?<colon>${NAMED_WITH_COLON}))(?: (?:are|is|for (?:me|us)|include))?[\\s*_]*(?:\\([^)]*\\)\\s*)?(?<end>[:：][\\s*_-]*|[\\s-]*)$`,
  'i',
);
/** A list of what speaks for a place and what speaks against it has lines of both signs. */
const [FOR, AGAINST] = [/^\s*\(?\+\)?\s*(?=\p{L})/u, /^\s*\(?[-–—]\)?\s*(?=\p{L})/u] as const;

/** What is wished for, or liked, and ruled out by nothing: "bonus", "pros", "we love". */
const WISHED = new RegExp(`^(?:nice[- ]to[- ]haves?|${LIKED_HEAD})$`, 'i');
const DEMANDED = /^(?:musts?(?! (?:not|be)\b)|must[- ]?haves?|requirements|essentials|non|needs?|wants?)\b/i;
const BULLET = /^\s*(?:[-–—*•·+>]+|\(?\d{1,2}[.)]|\[[ x]?\])?\s*/i;
/** What says by itself how it is meant. */
const SAYS_ITSELF = /^(?:no|not|never|must|without|nice|ideally|preferably|would)\b/i;

/** The words that a heading puts before each line below it; null where a line is no heading. */
function leadOf(line: string): string | null {
  const { alone, colon, end = '' } = HEADING.exec(line)?.groups ?? {};
  const named = alone ?? (/[:：]/.test(end) ? colon : undefined);
  if (named === undefined) return null;
  if (WISHED.test(named)) return `${named.toLowerCase()}: `;
  if (/^must be$/i.test(named)) return 'must be: ';
  return DEMANDED.test(named) ? 'must have: ' : '';
}

/**
 * A text whose headings hold for the lines below them, up to an empty line or the next heading: what stands under "Nice to
 * have" rules nothing out, and "sea" under "Must have" is asked for. A heading itself sets no condition.
 */
export function underHeadings(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  const weighs = lines.some((line) => FOR.test(line)) && lines.some((line) => AGAINST.test(line));
  let lead: string | null = null;
  let begun = false;
  const last = lines.findLastIndex((line) => line.trim() !== '');
  for (const [at, line] of lines.entries()) {
    const isEmpty = line.trim() === '';
    const found = at < last ? leadOf(line.trim()) : null;
    if (found !== null) {
      lead = found;
      begun = false;
    } else if (isEmpty) {
      if (begun) lead = null;
      kept.push(line);
    } else {
      begun = true;
      const item = line.replace(BULLET, '');
      const words = weighs && FOR.test(line) ? 'plus: ' : lead;
      const says = words?.startsWith('must') === true && SAYS_ITSELF.test(item);
      kept.push(words && !says ? `${words}${item}` : line);
    }
  }
  return kept.join('\n');
}
