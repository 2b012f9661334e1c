import { anyOf } from '@global-fit/matching/anyOf';
import type { Check } from './check.ts';

const READ_THE_LAW = 'reading the text of the law, or asking a lawyer there, who is bound to silence';

/** Offences the customer may be charged with. */
export const OWN_CRIME: readonly Check[] = [
  [
    /\b(?:dui|dwi|drink[- ]driv\w+|drunk[- ]driv\w+|criminal records?|(?:old|spent|my|our|his|her) convictions?|felon(?:y|ies)|misdemeanou?rs?|police record)\b/,
    'asking an immigration lawyer, who is bound to silence, how an old entry counts for the permit, for how long, and which certificate it shows on',
  ],
  [
    /\b(?:marijuana|weed|joints?)\b|^(?!.*\b(?:medic\w+|prescri\w+|adhd|insulin)\b).*\b(?:jail\w*|prison|(?:is|are|as|considered) (?:an? )?crimes?|crime (?:to|for)|against the law)\b/,
    'asking a lawyer there what the law says today, what the courts make of it, and whether it differs for foreigners',
  ],
];

/** Other punishments. */
export const PUNISHED: readonly Check[] = [
  [
    /\b(?:death penalty|capital punishment|executions?|executes?)\b/,
    'looking the country up in the yearly report on the death penalty that Amnesty International publishes',
  ],
  [
    anyOf([
      /\b(?:schools?|kindergartens?|nurser(?:y|ies)|canteens?|teachers?)\b.*\b(?:punish\w*|eat\w*|meat|eggs?|meals?|lunch\w*|vegetarian|vegan|food)\b/,
      /\b(?:vegetarian|vegan|meat|food|meals?|lunch\w*)\b.*\b(?:schools?|kindergartens?|nurser(?:y|ies)|canteens?)\b/,
    ]),
    'asking two schools near the home by e-mail what the canteen serves, whether a child may bring food from home, and what follows where it leaves something on the plate',
  ],
  [/\b(hash|hashish|jail|jailed|prison|imprison\w*|arrested|punish\w*|criminali[sz]\w+)\b/, READ_THE_LAW],
];

/** Any other law. */
export const LAW: readonly Check[] = [
  // Punishable acts are no question for a neighbour.
  [
    /\b(?:illegal|unlawful|outlawed|banned|forbidden|prohibited|crimes?|blasphem\w*|apostas\w*)\b/,
    READ_THE_LAW,
  ],
  [/\b(?:laws?|legal\w*|courts?|treat(?:y|ies)|lawsuits?|liab\w+)\b/, 'asking a lawyer there, in writing'],
];
