import { anyOf } from '@global-fit/matching/anyOf';

/** Entering a country, or a way to live there, without naming a permit. */
export const WAYS_IN = anyOf([
  /\b(?:(?:can|could|may|do|would|will|how) (?:I|we|they|you|he|she)|to) (?:get|be (?:let|allowed|admitted)) in(?:to)?\b(?! (?:(?:the |its |their |a )?(?:(?:public|state|national|local|statutory) )*(?:health|medical|insurance|school|university|system|service|NHS|SNS)|touch|shape|trouble|debt|contact|the (?:way|mood|car|bus|train)))/i,
  /\b(?:what|which|any|best|easiest|fastest|shortest|only|realistic|legal|other) (?:\w+ ){0,2}(?:ways?|routes?|paths?) (?:in\b|to (?:\w+ ){0,2}(?:residen(?:ce|cy)|stay|live|settle|move|immigrate)\b)/i,
]);

/** The same beside a sum: "which way to residence with 1,600 dollars". */
export const WAY_WITH_SUM = new RegExp(
  String.raw`(?:${WAYS_IN.source})[^?]{0,40}(?:[$€£] ?\d|\d[\d.,]{2,})`,
  'i',
);
