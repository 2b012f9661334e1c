import { atMost, type DealBreakerRule } from '../dealBreakerRule.ts';

/** The must-have by its name, as a line and as what follows from an illness told of. */
export const HIV_LABEL = 'residence permits that HIV does not rule out';

const HIV = '(?:hiv|plhiv|seropositiv\\w*)';
const ADMITS_OR_NOT =
  '(?:refus\\w*|den(?:y|ies|ied)|reject\\w*|bans?|banned|bar(?:s|red)|deport\\w*|expel\\w*|discriminat\\w*|restrict\\w*|tests?|tested|testing|entry|residen\\w+|visas?|permits?|allow\\w*|accept\\w*|welcome|admit\\w*|let in|kick\\w* out)';
/** Where a doctor, an insurer or an employer is meant, or how many have it. */
const NO_STATE =
  '(?:doctors?|clinics?|hospitals?|pharmac\\w+|medic\\w+|drugs?|treatment|therapy|arvs?|prep|care|healthcare|insur\\w+|employers?|dentists?|stigma\\w*|rates?|prevalence|epidemic|common)';

/** A country that keeps people with HIV out, or one that lets them stay. */
export const HIV_RULES: readonly DealBreakerRule[] = [
  {
    id: 'residence-with-hiv',
    label: HIV_LABEL,
    words: new RegExp(`^(?!.*\\b${NO_STATE}\\b)(?=.*\\b${HIV}\\b).*\\b${ADMITS_OR_NOT}\\b`),
    read: { record: 'residence with hiv' },
    ...atMost(0, 0),
  },
];
