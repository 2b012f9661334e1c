import { anyOf } from '../../../anyOf.ts';
import type { DealBreakerRule } from '../../dealBreakerRule.ts';

/** Fear in the street, above all of women: killings and unequal rights stand in for it, and count nothing of it. */
export const IN_THE_STREET = anyOf([
  /\b(?:harass\w*|catcall\w*|cat-call\w*|grop(?:ed|ing)|stalk(?:ed|ing))\b/,
  /\bunsafe (?:at night|after dark|for (?:(?:single |solo |older |young )?(?:women|girls)|(?:a|my|our) (?:\w+ )?(?:woman|girl|wife|daughters?|mother)|me alone)|to walk)\b/,
  /\b(?:not|n't|never) (?:be |feel )?safe (?:at night|after dark|for (?:women|girls)|to walk|on the street)\b/,
  /\bwalk\w* (?:(?:home|back|out|outside|around|safely) )*(?:alone|at night|after dark|safely)\b/,
  /\b(?:women|girls?)\b.*\b(?:at night|after dark|alone|safe(?:ly)?|attacked|assaulted|insulted)\b/,
  /^(?:must (?:be|have) )?safe (?:streets? )?(?:at night|after dark)\b/,
  /\bsafe(?:ty|r)? for (?:(?:single|solo|older|young|little|teen\w*|two|three|my|our|an?|all|both) )*(?:wom[ae]n|girls?|daughters?|wife|females?)\b/,
]);

const COUPLES = anyOf([
  /\b(?:gays?|lesbians?|queers?|lgbt\w*|homosexuals?|trans(?:gender)? people)\b/,
  /\b(?:same[- ]sex (?:couples?|partners?)|two (?:m[ae]n|wom[ae]n|husbands|wives|boyfriends|girlfriends))\b/,
  /\b(?:wom[ae]n (?:who|that) love (?:other )?women|men (?:who|that) love (?:other )?men)\b/,
]).source;
const TREATED = anyOf([
  /\b(?:beat(?:en|s|ing)?|attack\w*|assault\w*|insult\w*|spat|harass\w*|bull(?:y|ied|ying)|abus(?:e|ed|es))\b/,
  /\b(?:bash\w*|mock\w*|threat\w*|violence|afraid|scared|unsafe|stared at)\b/,
  /\b(?:safe(?:ly|ty)?|welcom(?:ed?|ing)|accepted|accepting|tolerated)\b/,
  /\b(?:hold(?:ing)? hands|hand in hand|kiss\w*|be seen|in public|in the street)\b/,
]).source;
const LAW = anyOf([
  /\b(?:hate crimes?|illegal|laws?|legal\w*|punish\w*|arrest\w*|jail\w*|prison|execut\w*|crimes?|criminal\w*)\b/,
  /\b(?:bann?(?:ed|s)?|forbidden|marr(?:y|ied|iages?)|adopt\w*|parents?|recogni\w+|conversion)\b/,
]).source;
/** How people meet two women or two men, whom the law may respect: an index of laws stands in for it. */
export const LOVE_IN_PUBLIC = new RegExp(
  `^(?!.*(?:${LAW})).*(?:(?:${COUPLES}).*(?:${TREATED})|(?:${TREATED}).*(?:${COUPLES}))`,
);
/** Fear of whoever one may meet, or of robbers, by anybody. */
export const FEAR_OUTSIDE = anyOf([
  /^(?:(?:must (?:be|have)|no|dangerous|and) )*(?:un)?safe (?:streets?|outside)\b/,
  /\b(?:afraid|scared|frightened|terrified)\b.*\b(?:streets?|night|dark|outside|go(?:ing)? out|walk\w*)\b/,
  /\b(?:streets?|night|dark)\b.*\b(?:afraid|scared|frightened|terrified)\b/,
  /\b(?:robbed|robber(?:y|ies|s)|mugged|muggings?|muggers?)\b/,
  /^(?:(?:no|high|lots of|a lot of|too much|petty|many|frequent) )*(?:theft|thieves|thiefs|stealing|burglar(?:y|ies|s)|pick-?pocket(?:s|ing)?|car(?: theft|jacking)s?|petty crime)[.!]*$/,
]);

/** The same of children, whose sex no line tells. */
const CHILDREN_OUTSIDE = anyOf([
  /\b(?:unsafe|not safe|n't safe|dangerous|too dangerous) for (?:my |our |small |young |little )*(?:children|kids|child|sons?)\b/,
  /^(?!.*\b(?:wom[ae]n|girls?|daughters?|me|i)\b).*\b(?:children|kids|child|sons?)\b.*\b(?:(?:walk|bik|cycl)\w*|ride) (?:\w+ ){0,3}(?:alone|safely|school)\b/,
  /^(?!.*\b(?:wom[ae]n|girls?|daughters?)\b).*\b(?:children|kids|child|sons?)\b.*\bplay\w* (?:\w+ ){0,3}(?:outside|outdoors|street)\b/,
]);

/** What a law forbids, or those do who keep it, is no fear of whom one meets in the street. */
const BY_LAW =
  /\b(?:police\w*|officers?|officials?|authorities|border guards?|permission|guardian\w*|allowed|laws?)\b/;

const HAZARDS =
  '(?:earthquakes?|hurricanes?|cyclones?|typhoons?|volcano\\w*|floods?|flooding|tornado\\w*|wildfires?|droughts?|tsunamis?)';
/** Disasters of nature by no name of their own. */
const NATURAL_DISASTERS = new RegExp(
  `^(?!.*\\b${HAZARDS}\\b)(?:(?:no|not|low|high|risk|risks|of|for|many|frequent|major|big|too|much|prone|to|areas?|places?|countr(?:y|ies)|with|that|have|are|the|lots|a|lot) )*natural (?:disasters?|catastroph\\w+|hazards?)(?: (?:risks?|prone|areas?|zones?|pls|please|often|common))*[.!]*$`,
);

/** Lines that no figure holds, each with the rules whose figures come closest; the first that fits counts. */
const STAND_INS: readonly (readonly [words: RegExp, ids: readonly string[]])[] = [
  [LOVE_IN_PUBLIC, ['lgbt-rights']],
  [CHILDREN_OUTSIDE, ['violent-crime']],
  [IN_THE_STREET, ['violent-crime', 'misogyny']],
  [FEAR_OUTSIDE, ['violent-crime']],
  [NATURAL_DISASTERS, ['earthquakes', 'hurricanes', 'floods', 'volcanoes']],
];

/** The rules that stand in for a line on how one is met outside; null for every other line. */
export function standIns(
  plain: string,
  rules: readonly DealBreakerRule[],
): readonly DealBreakerRule[] | null {
  const [, ids] = STAND_INS.find(([words]) => words.test(plain)) ?? [];
  return ids && (ids[0] === 'lgbt-rights' || !BY_LAW.test(plain))
    ? rules.filter(({ id }) => ids.includes(id))
    : null;
}
