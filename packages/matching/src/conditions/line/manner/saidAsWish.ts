/**
 * "Safe", "low crime", "warm winters": what is wished for of a place, by words that a rule on what is feared knows as
 * well.
 */
export const SAID_AS_WISH =
  /^(?:(?:(?:if )?(?:it|there) (?:is|are|was|were)|an?|some|very|really|reasonably|relatively) )*(?:safe|secure|(?:(?:personal|public|physical) )?(?:safety|security)|rule of law|(?:religious )?freedom|peaceful|stable|clean (?:air|water)|cheap|affordable|low(?:er)? (?:crime|tax(?:es)?|costs?|prices?|pollution|corruption|humidity|inflation|unemployment)|(?:warm|mild)(?:er)?(?: winters?)?(?= *(?:$|[,.;!]|and\b))|good)\b/i;
