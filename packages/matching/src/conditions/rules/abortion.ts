import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

const CLOSED =
  '(?:ban(?:s|ned)?|illegal\\w*|unlawful|outlaw\\w*|forbid\\w*|prohibit\\w*|restrict\\w*|criminal\\w*|punish\\w*|crimes?|offen[cs]es?|prison|jail\\w*|impossible|against the law|laws? against|not (?:legal|allowed|available|possible|permitted|accessible)|hard to (?:get|access)|anti)';
const NONE = '(?:no|without|lack of|limited|poor|little)';

/**
 * A law that closes abortion, as those fear it who may need one. What is open is left to people: nobody can tell from a
 * line whether it is wished for or feared ("no abortion", "abortion on demand").
 */
export const ABORTION_RULES: readonly DealBreakerRule[] = [
  {
    id: 'abortion',
    label: 'abortion open by law',
    words: new RegExp(
      [
        `\\b${CLOSED}(?:[- ]\\S+){0,5}?[- ]abortions?\\b`,
        `\\babortions?\\b.*\\b${CLOSED}\\b`,
        `\\b${NONE} (?:(?:legal|safe|free) )*abortions? (?:rights?|access|care|clinics?|services?|allowed|available|possible)\\b`,
        `\\b${NONE} (?:access|rights?) to (?:an? )?(?:(?:legal|safe|free) )*abortions?\\b`,
        `\\b${NONE} (?:legal|safe)(?:,? (?:and )?(?:legal|safe))* abortions?\\b`,
        `\\babortions? (?:must|should|has to|have to|needs? to) (?:be|remain|stay) (?:legal|lawful|available|accessible|allowed|possible|safe)\\b`,
        `\\bmust (?:have|offer|allow) (?:(?:access|a right|rights) to )?(?:(?:legal|safe|free) )*abortions?\\b`,
        `\\b(?:access|rights?) to (?:(?:legal|safe|free) )*abortions? (?:is|are) a must\\b`,
        `\\b(?:${NONE}|restricted|limited) reproductive (?:rights?|freedoms?)\\b`,
      ].join('|'),
    ),
    read: { record: 'abortion law' },
    ...atLeast(2, 1),
  },
];
