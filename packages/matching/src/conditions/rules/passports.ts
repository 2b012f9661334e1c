import { type DealBreakerRule, of } from '../dealBreakerRule.ts';

/** Service in the forces, also as somebody would say it who is to be called up. */
const COMPULSORY_SERVICE =
  /\b(conscript\w*|(?:military|army|national|compulsory|mandatory) service|draft(?:ed|ing)?|(?:compulsory|mandatory|obligatory) (?:army|military)|called up|call-up|(?:serv(?:e|ing)|enlist\w*) in (?:the |an? )?(?:\w+ )?(?:army|military|navy|(?:armed )?forces)|forced? (?:in)?to (?:join )?(?:the )?(?:army|military))\b/;

/** Whose passport it is, and which: "my Argentine passport", "our own first citizenship", "Indian nationality". */
const OWN_PASSPORT =
  '(?:(?!(?:for|over|on|of|to|in|with|by|about|at|from|because|it|if|when)\\b)[\\w-]+ ){0,3}(?:passports?|citizenships?|nationalit(?:y|ies))';

/** What a state asks of its citizens: service, and the passport they had. */
export const PASSPORT_RULES: readonly DealBreakerRule[] = [
  {
    id: 'conscription',
    label: 'no compulsory military service',
    sense: 'bad',
    words: COMPULSORY_SERVICE,
    read: of('conscription'),
    kind: 'most',
    soft: 0.5,
    hard: 0.5,
  },
  {
    id: 'giving-up-passport',
    label: 'no giving up of the present passport',
    sense: 'bad',
    words: new RegExp(
      `\\b(?:giv\\w+ up|renounc\\w+|renunciation of|los(?:e|es|ing)|loss of|surrender\\w*) ${OWN_PASSPORT}\\b`,
    ),
    read: of('dual_citizenship'),
    kind: 'least',
    soft: 0.6,
    hard: 0.4,
  },
  {
    id: 'dual-citizenship',
    label: 'dual citizenship allowed',
    sense: 'good',
    words: new RegExp(`\\b(?:dual (?:citizenship|nationality)|keep\\w* (?:my|our|the) ${OWN_PASSPORT})\\b`),
    read: of('dual_citizenship'),
    kind: 'least',
    soft: 0.6,
    hard: 0.4,
  },
];
