import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';

/** Service in the forces, also as somebody would say it who is to be called up. */
const COMPULSORY_SERVICE =
  /\b(conscript\w*|(?:military|army|national|compulsory|mandatory) service|draft(?:ed|ing)?|(?:compulsory|mandatory|obligatory) (?:army|military)|called up|call-up|(?:serv(?:e|ing)|enlist\w*) in (?:the |an? )?(?:\w+ )?(?:army|military|navy|(?:armed )?forces)|forced? (?:in)?to (?:join )?(?:the )?(?:army|military))\b/;

/** Whose passport it is, and which: "my Argentine passport", "our own first citizenship", "Indian nationality". */
const OWN_PASSPORT =
  '(?:(?!(?:for|over|on|of|to|in|with|by|about|at|from|because|it|if|when)\\b)[\\w-]+ ){0,3}(?:passports?|citizenships?|nationalit(?:y|ies))';

/** A child that is a citizen from birth; a gate of its own counts the passports of the parents. */
export const BIRTH_CITIZENSHIP = 'birth-citizenship';
const CHILD = "(?:bab(?:y|ies)|child(?:ren)?|newborns?|kids?)(?:['’]s)?";
const CITIZEN = '(?:citizens?|citizenship|nationality|passport)';
/** The passport of the country where a child is born; what somebody was born with themselves and would keep is another. */
const BORN_CITIZEN = new RegExp(
  `^(?!.*\\b(?:keep\\w*|los(?:e|es|ing|t)|renounc\\w*|giv\\w+ up)\\b).*(?:${[
    '\\bbirth ?right (?:citizenship|nationality)\\b',
    '\\bjus soli\\b',
    `\\b${CITIZEN} (?:automatically )?(?:at|by|from|on) (?:the )?birth\\b`,
    `\\b${CHILD} (?:\\S+ ){0,6}born (?:there|here|in (?:it|the country))\\b.{0,40}\\b${CITIZEN}\\b`,
    `\\b${CHILD} (?:\\S+ ){0,8}${CITIZEN}\\b.{0,20}\\b(?:at|by|from|on) birth\\b`,
    `\\b${CITIZEN} for (?:\\S+ ){0,3}${CHILD} (?:\\S+ ){0,2}born (?:there|here)\\b`,
  ].join('|')})`,
);

/** What a passport of the country is worth at borders; the one that somebody holds already is another. */
const STRONG_PASSPORT =
  /^(?!.*\b(?:my|our|already|i have|we have|i hold|we hold|holders?|hold(?:ing)? (?:an? )?|keep\w*|present|current)\b).*(?:\b(?:weak|bad|poor|worthless|useless) passports?\b|\b(?:strong|stronger|powerful|good|better|decent) (?:\w+ )?passports?\b|\bpassports? (?:(?:that|which) )?(?:is |are )?(?:strong|powerful|weak)\b|\bvisa[- ]free travel (?:on|with) (?:the|its|that|their) (?:new )?passport\b)/;

const BESIDE_ANOTHER = { read: of('dual_citizenship'), ...atLeast(0.6, 0.4) } as const;

/** What a state asks of its citizens: service, and the passport they had; and whom it makes a citizen at birth. */
export const PASSPORT_RULES: readonly DealBreakerRule[] = [
  {
    id: 'conscription',
    label: 'no compulsory military service',
    words: COMPULSORY_SERVICE,
    read: of('conscription'),
    ...atMost(0.5, 0.5),
  },
  {
    id: 'giving-up-passport',
    label: 'no giving up of the present passport',
    words: new RegExp(
      `\\b(?:giv\\w+ up|renounc\\w+|renunciation of|los(?:e|es|ing)|loss of|surrender\\w*) ${OWN_PASSPORT}\\b`,
    ),
    ...BESIDE_ANOTHER,
  },
  {
    id: 'dual-citizenship',
    label: 'dual citizenship allowed',
    good: true,
    words: new RegExp(
      `\\b(?:dual (?:citizenship|nationality)|keep\\w* (?:my|our|the|both) ${OWN_PASSPORT})\\b`,
    ),
    asked: anyOf([
      /^(?:an? )?(?:(?:it|countr(?:y|ies)|places?|somewhere) (?:(?:that|which) )?)?(?:(?:must|should|has to|have to|needs? to) )?allows? (?:for )?dual (?:citizenship|nationality)\b/,
      /^(?:dual (?:citizenship|nationality)|(?:two|2) (?:passports|citizenships|nationalities)) (?:is |are |to be |must be )?(?:allowed|permitted|possible|accepted|recogni[sz]ed)[\s.!]*$/,
      new RegExp(
        `^(?:i|we) (?:(?:would|will) )?(?:want|wish|like|need|have|must|intend|plan)(?: to)? keep (?:my|our) ${OWN_PASSPORT}[\\s.!]*$`,
      ),
      new RegExp(
        `^(?:no|without(?: any)?) (?:need|obligation|having) (?:to|of) (?:renounc\\w+|giv\\w+ up)(?: ${OWN_PASSPORT})?[\\s.!]*$`,
      ),
    ]),
    ...BESIDE_ANOTHER,
  },
  {
    id: 'strong-passport',
    label: 'a passport with which many countries can be entered without a visa',
    words: STRONG_PASSPORT,
    read: of('visa_free_destinations'),
    ...atLeast(130, 80),
  },
  {
    id: BIRTH_CITIZENSHIP,
    label: 'citizenship for a child that is born there',
    good: true,
    words: BORN_CITIZEN,
    read: of('citizenship_by_birth'),
    ...atLeast(0.6, 0.4),
  },
];
