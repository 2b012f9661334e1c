import { tellsNothing } from '../../../profile/text/nothingTold.ts';
import { withoutMarks } from '../manner/flourish.ts';
import { isRemark } from '../manner/remarks.ts';
import { announcedApart } from './announced.ts';
import { linesApart } from './setApart.ts';
import { wantedApart } from './wantedApart.ts';

/**
 * Characters of a line that is read at all. A condition takes a tenth of it; a sentence without a stop that goes on for
 * longer says more than conditions, and to weigh all its words against each other would take many times as long.
 */
const LONGEST_LINE = 600;

/** Whether a line goes on for longer than is read. */
export const isTooLong = (line: string): boolean => line.length > LONGEST_LINE;

/** Conditions that only a comma or an "and" sets apart, and the words as they stood together. */
export interface Group {
  readonly whole: string;
  readonly parts: readonly string[];
  /** What was said of them after the full stop, and sets no condition of its own. */
  readonly remarks: readonly string[];
}

const REFUSES =
  "(?:(?:would |will )?(?:also )?(?:never|not)|won['’]?t|(?:also )?(?:can['’]?t|can ?not|do not|don['’]?t|refuses?)|wouldn['’]?t)";
/** What leads on to one more condition: "and", "also", "and also", "plus". */
const LEADS_ON = '(?:and|or|nor|also|plus|as well as|just)';
/**
 * A comma before "no", "and no", "plus", "also", "I will not" or "and Grace will not", but in no brackets and behind no
 * "please": what follows is a condition of its own.
 */
const AT_COMMA = new RegExp(
  `(?<!^\\s*(?:please|pls|plz)),(?<!\\([^)]*)(?=\\s*(?:also|plus)\\b|\\s*(?:${LEADS_ON}\\s+)?must (?:have|be able to|allow|offer|not)\\b|\\s*(?:${LEADS_ON}\\s+){0,2}(?:no(?! (?:matter\\b|other(?: (?:countr(?:y|ies)|places?))?[\\s.!]*$|(?:problems?|issues?|worr(?:y|ies)|big deal)(?: for (?:me|us))?[\\s.!]*$))|not(?! even\b)|avoid|never|nothing(?= )(?! else\\b)|nowhere(?! else\\b))\\b|\\s*(?:${LEADS_ON}\\s+)?(?:i|we)\\s+${REFUSES}\\b|\\s*and\\s+(?-i:\\p{Lu})\\p{L}+\\s+${REFUSES}\\b|\\s*nor\\s+(?-i:\\p{Lu}))`,
  'iu',
);
/** The same without a comma, in a line that begins so: "No death penalty and no abortion ban". */
const AT_AND = /\s+(?:and|nor|plus)\s+(?<!\([^)]*)(?=(?:no|not|never|(?:hardly|barely|scarcely) any)\b)/i;
/** "Where A, where B, or where C": each a condition of its own; before the first stands what they share. */
const AT_WHERE =
  /(?:\s*,\s*(?:and|or|nor)?|\s+(?:and|or|nor))\s+(?=(?:any)?where\b|if (?!possible\b|not\b|so\b|need|at all\b))/i;
const HAS_WHERE = /\b(?:any|some)?where\b|^if\b/i;
const BEGINS_SO = new RegExp(`^(?:(?:no|not|never|nowhere)\\b|(?:i|we)\\s+${REFUSES}\\b)`, 'i');
/** "Must be English speaking and can bring my mother", "ideally warm, must be safe": a demand behind another, or behind a wish. */
const AT_DEMAND: readonly (readonly [opens: RegExp, joint: RegExp])[] = [
  [/^must\b/i, /\s+and\s+(?=(?:(?:i|we) )?(?:can|must|has to|have to)\b)/i],
  [/^(?:ideally|preferably|hopefully)\b/i, /\s*,\s*(?:but\s+)?(?=must\b)/i],
];
/** "Any EU country, no Hungary": of what is welcome that one is not. */
const ANY_BUT = /^(any(?:where)? [^,]+),\s*(?=(?:no|not)\s+(?-i:\p{Lu}))/iu;
/** What is left of a list whose numbers stand on lines of their own. */
const LONE_NUMBER = /^\d{1,2}$/;
/** "…, nor Canada because of the winters": refused as what stands before it. */
const NOR_THERE = /^\s*nor\s+(?=(?-i:\p{Lu}))/iu;
const LED_ON = new RegExp(`^\\s*(?:${LEADS_ON}\\s+){1,2}`, 'i');

function atWhere(part: string): readonly string[] {
  const [first = '', ...more] = part.split(AT_WHERE);
  return HAS_WHERE.test(first) ? [first, ...more] : [part];
}

const withoutLead = (part: string): string =>
  part
    .replace(NOR_THERE, 'not ')
    .replace(LED_ON, '')
    .replace(/^(?:(?:i|we) )?can (?!(?:not|never|live|deal|cope|put up|handle)\b)/i, 'must be able to ');

/** Every part of a line without what leads up to it: "- and no floods" is "no floods". */
const partsOf = (line: string): readonly string[] =>
  line
    .replace(ANY_BUT, '$1 but ')
    .split(AT_COMMA)
    .map(withoutMarks)
    .flatMap((part) => (BEGINS_SO.test(part) ? part.split(AT_AND) : [part]))
    .flatMap(atWhere)
    .flatMap((part) => part.split(AT_DEMAND.find(([opens]) => opens.test(part))?.[1] ?? /(?!)/))
    .map((part, at) => (at === 0 ? part : withoutLead(part)).trim())
    .filter((part) => part !== '');

/** "Spain. Nowhere else.": what it follows is all that is left. */
const NOWHERE_ELSE = /^(?:and )?nowhere else[\s.!]*$/i;
const HAS_NO = /\b(?:no|not|never|avoid)\b|n['’]t\b/i;

/** A line that is not read stays whole, as it was written. */
const groupsIn = (line: string): readonly Group[] =>
  isTooLong(line)
    ? [{ whole: line.trim(), parts: [line.trim()], remarks: [] }]
    : announcedApart(withoutMarks(line))
        .flatMap(wantedApart)
        .map((one) => ({ whole: withoutMarks(one), parts: partsOf(one), remarks: [] }));

/** The conditions of a text by the lines they stand in, remarks with what they are on. */
export const groupsOf = (text: string): readonly Group[] =>
  linesApart(text)
    .flatMap(groupsIn)
    .filter(({ whole, parts }) => parts.length > 0 && !tellsNothing(whole) && !LONE_NUMBER.test(whole))
    .reduce<readonly Group[]>((before, group) => {
      const last = before.at(-1);
      if (last && NOWHERE_ELSE.test(group.whole) && !HAS_NO.test(last.whole)) {
        const whole = `${last.whole}, ${group.whole}`;
        return [...before.slice(0, -1), { whole, parts: [whole], remarks: last.remarks }];
      }
      return last && isRemark(group.whole)
        ? [...before.slice(0, -1), { ...last, remarks: [...last.remarks, group.whole] }]
        : [...before, group];
    }, []);

/** The single conditions of a text, as they were set apart: by lines, points, semicolons, or commas before a "no". */
export const linesOf = (text: string): readonly string[] => groupsOf(text).flatMap(({ parts }) => parts);
