import { anyOf } from '@global-fit/matching/anyOf';

/** Entering a country, or a way to live there, without naming a permit. */
export const WAYS_IN = anyOf([
  /\b(?:(?:can|could|may|do|would|will|how) (?:I|we|they|you|he|she)|to) (?:get|be (?:let|allowed|admitted)) in(?:to)?\b(?! (?:(?:the |its |their |a )?(?:(?:public|state|national|local|statutory) )*(?:health|medical|insurance|school|university|system|service|NHS|SNS)|touch|shape|trouble|debt|contact|the (?:way|mood|car|bus|train)))/i,
  /\b(?:which|what|any) (?:other )?countr(?:y|ies) (?:would |will |could |might )?(?:still )?(?:lets?|takes?|accepts?|admits?) (?:me|us|people like (?:me|us))\b/i,
  /\b(?:what|which|any|best|easiest|fastest|shortest|only|realistic|legal|other) (?:\w+ ){0,2}(?:ways?|routes?|paths?) (?:in\b|to (?:\w+ ){0,2}(?:residen(?:ce|cy)|stay|live|settle|move|immigrate)\b)/i,
]);

/** The same beside a sum: "which way to residence with 1,600 dollars". */
export const WAY_WITH_SUM = new RegExp(
  String.raw`(?:${WAYS_IN.source})[^?]{0,40}(?:[$€£] ?\d|\d[\d.,]{2,})`,
  'i',
);

/** Whether what a client or an employer pays is enough for a permit, which is about the sum and not about the work. */
export const ENOUGH_FROM_CLIENTS =
  /^(?!.*\b(?:can|may|could) I (?:[\w’'-]+ )?(?:keep|work|serve|bill|go on|continue)\b).*\b(?:(?:from|by) (?:[\w’'-]+ ){0,3}(?:clients?|customers|employers?|compan(?:y|ies))|(?:clients?|customers|employers?|compan(?:y|ies)) (?:\w+ )?pays?)\b.*\b(?:enough|suffic\w+|qualif\w+)\b/i;
