import { anyOf } from '../../anyOf.ts';
import { atLeast, type DealBreakerRule, of } from '../dealBreakerRule.ts';

/** In the singular: "no mosques" may be what somebody wants none of. */
const MOSQUE = /\b(?:mosque|masjid|prayer room|halal)\b/;
/** By its bare name nobody fears it. */
const HALAL_ASKED = anyOf([
  /^(?:(?:i|we) )?(?:must have|needs?) (?:(?:some|enough|good|many) )*mosques\b/,
  /^(?:(?:easy|good|access|to|some|plenty of|enough) )*halal (?:food|meat|butchers?|shops?|restaurants?|options?)\b/,
  /^muslim[- ]friendly(?: (?:places?|countr(?:y|ies)))?[.!]*$/,
]);
const CHURCH = /\b(?:church|parish|chapel|(?:holy|catholic|sunday) mass)\b/;

const HINDU_TEMPLE = /\b(?:hindu temples?|mandirs?)\b/;
/** Whoever is from India and names no other faith means one of the faith that most hold there. */
const TEMPLE = /^(?!.*\b(?:hindu|buddhis\w*|jain|sikh|mormon|jewish|taoist|shinto)\b).*\btemple\b/;

/** Few believers are no proof that there is nowhere to pray: a small share warns, and rules nothing out. */
const NEVER = Number.NEGATIVE_INFINITY;

/** Somewhere to pray, by the people who would pray there: no record of ours counts houses of worship. */
export const WORSHIP_RULES: readonly DealBreakerRule[] = [
  {
    id: 'mosque',
    label: 'Muslims among the people (our records count no mosques and no halal shops)',
    good: true,
    words: MOSQUE,
    asked: HALAL_ASKED,
    read: of('religion_muslim'),
    ...atLeast(2, NEVER),
    noughtIsSilence: true,
  },
  {
    id: 'church',
    label: 'Christians among the people (our records count no churches)',
    good: true,
    words: CHURCH,
    read: of('religion_christian'),
    ...atLeast(10, NEVER),
    noughtIsSilence: true,
  },
  ...(
    [
      ['hindu-temple', HINDU_TEMPLE, {}],
      ['temple', TEMPLE, { whoIsFrom: 'IND' }],
    ] as const
  ).map(
    ([id, words, from]): DealBreakerRule => ({
      id,
      label: 'Hindus among the people (our records count no temples)',
      good: true,
      words,
      read: of('religion_hindu'),
      ...atLeast(1, NEVER),
      noughtIsSilence: true,
      ...from,
    }),
  ),
];
