import { plainly } from '../../own/ownTerms.ts';
import type { LineReading } from '../../../model/dealBreaker.ts';
import { MAY_BE_WANTED } from '../manner/wantedItself.ts';

/** "As a couple with a child we need …", "deal breakers are …": what opens a list, which holds for each of its parts. */
const LEADS: readonly (readonly [lead: RegExp, words: string])[] = [
  [
    /^(?:[^,;:]{0,60}(?:,\s*|\s))?(?:i|we)(?: really| both| just| also| absolutely| do)* (?:need|want|require|must have|wish for|look for|would like|(?:am|are) looking for)(?: to have)?\s+/i,
    'must have ',
  ],
  [/^must have\s+/i, 'must have '],
  [
    /^(?:(?:my|our|the|main|biggest|only|absolute) )*(?:deal[- ]?breakers?|no[- ]?gos?) (?:are|is|would be)\s+/i,
    '',
  ],
];
const JOINT = /\s*,(?!\d)(?<!\([^)]*)\s*(?:and\s+|then\s+)?|\s+and\s+/i;
/** So many parts make a list: of two, the second may say more of the first. */
const LEAST_PARTS = 3;
const MOST_WORDS = 7;
/** What says by itself how it is meant, or more than a thing and its number. */
const SAYS_ITSELF =
  /\b(?:no|not|never|without|must|both|if|because|since|where|that|which|who|to be)\b|n't\b/;
/** "The last thing we want is …": what follows is refused. */
const DENIES = /\b(?:last|least|never|nothing|nobody|nowhere|no|not)\b|n['’]t\b/i;
/** From "we want" on, with the joint before it. */
const BEFORE_THEM = /\s*(?:,|\band\b|\bso\b)*\s*(?:i|we)\b.*$/i;
const JOINS = /^\s*(?:,\s*)?(?:(?:and|so)\s+)?/i;
const TAKES_BACK = /\b(?:but|or|unless|except|although|though|between)\b/i;

/**
 * A sentence that lists what somebody needs, or refuses, as one condition for each part where these are heard better so:
 * "we need safe streets, decent schools and a short flight to Dublin". Any other line comes back whole.
 */
export function needsApart(line: string, read: (text: string) => readonly LineReading[]): readonly string[] {
  const idsOf = (texts: readonly string[]): readonly string[] => [
    ...new Set(texts.flatMap((text) => read(text).flatMap(({ id }) => id ?? []))),
  ];
  const [lead, words = ''] = LEADS.find(([one]) => one.test(line)) ?? [];
  if (!lead || TAKES_BACK.test(line)) return [line];
  const [opening = ''] = lead.exec(line) ?? [];
  // What stands before the list may be a condition itself: "No crime, and we want hot summers and a beach".
  const before = opening.replace(BEFORE_THEM, '').trim();
  if (before !== '' && idsOf([before]).length > 0)
    return [before, ...needsApart(line.trim().slice(before.length).replace(JOINS, ''), read)];
  if (DENIES.test(opening)) return [line];
  const parts = line
    .replace(lead, '')
    .replace(/[\s.!]+$/, '')
    .split(JOINT)
    .map((part) => part.replace(/^(?:with|also|plus)\s+/i, '').trim())
    .filter((part) => part !== '');
  const each = parts.map((part) =>
    SAYS_ITSELF.test(plainly(part)) || part.split(/\s+/).length > MOST_WORDS ? part : `${words}${part}`,
  );
  const [whole, apart] = [idsOf([line]), idsOf(each)];
  // By its bare name what is needed would be refused: "we want low taxes, hot summers".
  const isRefused = idsOf(parts).some((id) => MAY_BE_WANTED.has(id) && !apart.includes(id));
  if (parts.length > 1 && isRefused) return each;
  const isHeardBetter = whole.every((id) => apart.includes(id)) && apart.length > whole.length;
  return parts.length >= LEAST_PARTS && isHeardBetter ? each : [line];
}
