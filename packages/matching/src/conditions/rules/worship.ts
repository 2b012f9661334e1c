import { type DealBreakerRule, of, rule } from '../dealBreakerRule.ts';

/** In the singular: "no mosques" may be what somebody wants none of. */
const MOSQUE = /\b(?:mosque|masjid|prayer room|halal)\b/;
const CHURCH = /\b(?:church|parish|chapel|(?:holy|catholic|sunday) mass)\b/;

/** Few believers are no proof that there is nowhere to pray: a small share warns, and rules nothing out. */
const NEVER = Number.NEGATIVE_INFINITY;

/** Somewhere to pray, by the people who would pray there: no record of ours counts houses of worship. */
export const WORSHIP_RULES: readonly DealBreakerRule[] = [
  {
    ...rule(
      'mosque',
      'Muslims among the people (our records count no mosques and no halal shops)',
      'good',
      MOSQUE,
      of('religion_muslim'),
      'least',
      2,
      NEVER,
    ),
    noughtIsSilence: true,
  },
  {
    ...rule(
      'church',
      'Christians among the people (our records count no churches)',
      'good',
      CHURCH,
      of('religion_christian'),
      'least',
      10,
      NEVER,
    ),
    noughtIsSilence: true,
  },
];
