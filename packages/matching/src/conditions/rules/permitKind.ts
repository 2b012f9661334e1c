import type { PermitRecord } from '../readFrom.ts';
import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

const PERMIT = '(?:visas?|permits?|residen(?:ce|cy))';
const ASKED =
  '^(?:(?:i|we|it|must|should|has to|have|has|needs?|want|offers?|with|to|be able|get|an?|any|some|countr(?:y|ies)|places?|that|which|there is|where there is) )*';
const AT_END =
  '(?: (?:programmes?|programs?|schemes?|must be|is|available|possible|offered|a must|required|needed|or nothing))*[.! ]*$';

/** Kinds of permit that people ask for by name; one for remote work is asked for by the work: see stay.ts. */
const KINDS: readonly (readonly [read: PermitRecord, label: string, named: string])[] = [
  [
    'investor permit',
    'a permit or a passport for an investment',
    `golden (?:visas?|passports?)|(?:investors?|investment) ${PERMIT}|(?:residen(?:ce|cy)|citizenship|passports?) (?:by|through) investment`,
  ],
  [
    'retirement permit',
    'a permit for pensioners or people of means',
    `(?:retirement|retiree|pensioners?|passive[- ]income) ${PERMIT}|${PERMIT} for (?:retirees|pensioners|retired people)`,
  ],
  ['founder permit', 'a permit for founders', `(?:start-?up|founders?|entrepreneurs?) ${PERMIT}`],
];

/** A kind of permit that a country has to offer, to whomever: what of it is within reach the way in tells. */
export const PERMIT_KIND_RULES: readonly DealBreakerRule[] = KINDS.map(([record, label, named]) => ({
  id: record.replace(' ', '-'),
  label,
  words: new RegExp(`${ASKED}(?:${named})${AT_END}`),
  read: { record },
  ...atLeast(1, 1),
}));
