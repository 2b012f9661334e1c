/** Relatives and friends, as a part of a pattern. */
export const KIN = String.raw`(?:mothers?|fathers?|parents?|mum|mom|dad|in-laws|grand(?:mothers?|fathers?|parents?|children|sons?|daughters?)|brothers?|sisters?|siblings?|cousins?|aunts?|uncles?|nieces?|nephews?|friends?|family|relatives|sons?|daughters?|children|kids)(?:-in-law)?`;
const OWN = String.raw`(?:my|our|his|her|their|both|wife['’]s|husband['’]s)`;
/** What lies between them and the verb is no other person: "my son and I visit". */
const AND_I = String.raw`(?! and (?:I|we|me)\b)`;

/**
 * Relatives or friends who come on a visit: theirs are neither the days nor the permit of the customer. Whoever goes to
 * visit somebody is the customer.
 */
export const KIN_WHO_VISIT = new RegExp(
  [
    String.raw`\b${OWN} (?:[\w’'-]+ ){0,2}${KIN}${AND_I}\b[^?.!;]{0,60}\b(?:visits?|visiting|come (?:and|to) (?:see|stay)|comes? for|stays? (?:with|at)|see) (?:with )?(?:me|us|our (?:home|place)|for|(?:each|every|once|twice|longer|more|a|some|two|three|\d)\b)`,
    String.raw`\b(?:visit(?:s|ing)?|stay(?:s|ing)? with) (?:me|us)\b`,
    String.raw`\b(?:visitors?['’]?s?|tourist|visiting|long-visit) visas?\b[^?.!;]{0,20}\b(?:for|of) ${OWN} (?:[\w’'-]+ ){0,2}${KIN}\b`,
    String.raw`\bvisas? (?:does|do|would|will) ${OWN} (?:[\w’'-]+ ){0,2}${KIN} need to visit\b`,
  ].join('|'),
  'i',
);
