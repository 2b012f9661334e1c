import { isHedged } from '../../own/hedged.ts';
import { plainly } from '../../own/ownTerms.ts';

/** "I don't care where", "anywhere", "happy with any country". */
const OF_ANY_PLACE =
  /^(?:(?:i|we|i['’][dm]|we['’](?:d|re)|do not|don['’]t|would|can|could|care|mind|live|go|move|be|am|are|is|happy|fine|open|ok(?:ay)?|really|pretty|much|literally|just|to|in|with|where|wherever|any(?:where|thing)?|every(?:where|thing)|country|place)(?:[\s,.]+|$))*$/i;
/** "I don't care where, as long as …", "anywhere provided that …": what stands behind is all that is asked. */
const PROVIDED =
  /^(?:(.*?)[\s,;–-]+)?(?:as long as|so long as|provided(?: that)?|providing(?: that)?|on condition that)\s+(.+)$/i;
/** "Just make sure it is safe", "make it warm", "keep it cheap". */
const MAKE_SURE = /^(?:(?:just|please|pls|only) )*make sure (?:that )?(.+)$/i;
const MAKE_IT =
  /^(?:(?:just|please|pls|only) )*(?:make|keep) it ((?:not )?(?:too )?[\p{L}-]+(?: and [\p{L}-]+)?)[\s.!:;()-]*$/iu;

/** How a clause that tells of a place is asked for, the likeliest first. */
const AS_DEMAND: readonly (readonly [clause: RegExp, demand: string])[] = [
  [/^(?:there|it) (?:is|are|has)(?:n['’]t| not)? (?=(?:no|not|nothing|never)\b)/i, ''],
  [/^there (?:is|are)(?:n['’]t| not) (?:an? |any )?/i, 'no '],
  [
    /^(?:it|that|the (?:country|place|town|city|climate|weather))(?:(?: is|['’]s) not| isn['’]t) /i,
    'must not be ',
  ],
  [/^(?:it|that|the (?:country|place|town|city))(?: is|['’]s) /i, 'must be '],
  [/^(?:there(?: is| are|['’]s)|(?:it )?has|(?:we|i) have(?! to\b)) /i, 'must have '],
  [/^(?:i|we) (?:can|could|may) (?!not\b)/i, 'must be able to '],
  [/^((?:my|our) [\p{L} -]+?) (?:can|may) (?!not\b)/iu, '$1 must be able to '],
  [/^(.+?) (?:is|are) (?!not\b|no\b)/i, '$1 must be '],
];

/** A clause as a demand: "it is safe" as "must be safe", "healthcare is good" as "healthcare must be good". */
function asDemand(clause: string): string {
  const [words, demand] = AS_DEMAND.find(([one]) => one.test(clause)) ?? [];
  return words === undefined || demand === undefined ? clause : clause.replace(words, demand);
}

/** Where a clause ends and another begins that says of what it speaks: "it's safe and there's a beach". */
const JOINT =
  /\s*,?\s+(?:and|plus|&)\s+(?=(?:there|it|i|we|the|no|not)\b)|\s*,\s+(?=(?:there|it|has|i|we|no|not)\b)/i;
const asDemands = (clauses: string): readonly string[] => clauses.split(JOINT).map(asDemand);

/**
 * What a line asks of any place behind its "as long as", or of us by a "make sure", as demands. Empty for any other line,
 * and for one that says of a place or a thing on what condition it will do: "Colombia as long as it is safe".
 */
export function providedIn(line: string): readonly string[] {
  const [, before = '', clauses] = PROVIDED.exec(line) ?? [];
  if (clauses !== undefined)
    return OF_ANY_PLACE.test(before) || isHedged(plainly(before)) ? asDemands(clauses) : [];
  const made = MAKE_IT.exec(line)?.[1];
  if (made !== undefined) return [`must be ${made}`];
  const sure = MAKE_SURE.exec(line)?.[1];
  return sure === undefined ? [] : asDemands(sure);
}
