/** Pattern of relatives and friends. */
export const KIN = String.raw`(?:mothers?|fathers?|parents?|mum|mom|dad|in-laws|grand(?:mothers?|fathers?|parents?|children|sons?|daughters?)|brothers?|sisters?|siblings?|cousins?|aunts?|uncles?|nieces?|nephews?|friends?|family|relatives|sons?|daughters?|children|kids)(?:-in-law)?`;
const OWN = String.raw`(?:my|our|his|her|their|both|wife['’]s|husband['’]s)`;
/** Excludes "and I" between the relative and the verb: "my son and I visit". */
const AND_I = String.raw`(?! and (?:I|we|me)\b)`;

/** Relatives or friends who visit the customer: the days and permits told are theirs, not the customer's. */
export const KIN_WHO_VISIT = new RegExp(
  [
    String.raw`\b${OWN} (?:[\w’'-]+ ){0,2}${KIN}${AND_I}\b[^?.!;]{0,60}\b(?:visits?|visiting|come (?:and|to) (?:see|stay)|comes? for|stays? (?:with|at)|see) (?:with )?(?:me|us|our (?:home|place)|for|(?:each|every|once|twice|longer|more|a|some|two|three|\d)\b)`,
    String.raw`\b(?:visit(?:s|ing)?|stay(?:s|ing)? with) (?:me|us)\b`,
    String.raw`\b(?:visitors?['’]?s?|tourist|visiting|long-visit) visas?\b[^?.!;]{0,20}\b(?:for|of) ${OWN} (?:[\w’'-]+ ){0,2}${KIN}\b`,
    String.raw`\bvisas? (?:does|do|would|will) ${OWN} (?:[\w’'-]+ ){0,2}${KIN} need to visit\b`,
  ].join('|'),
  'i',
);
