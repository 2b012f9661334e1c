import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

const ON_THE_HEAD =
  '(?:hijabs?|head ?scar(?:f|ves|fs)|(?<!face |full )veils?|abayas?|turbans?|dastars?|kipp?ahs?|kippas?|yarmulkes?|skull ?caps?|religious (?:dress|clothing|clothes|garments?|attire|head ?wear|symbols?))';
/** What covers the face has laws of its own. */
const OVER_THE_FACE = '(?:niqabs?|bur[kq]as?|full(?:[- ]face)? veils?|face (?:veils?|cover\\w*))';

/** Words by which it is imposed, refused, or minded in others: "countries where burqas are allowed". */
const NOT_BY_CHOICE =
  "(?!.*\\b(?:not|n't|never|refuse) (?:(?:want|wish|like|intend|going) )?(?:to )?wear)(?!.*\\b(?:forc\\w+|impos\\w+|mandator\\w+|compuls\\w+|oblig\\w+|requir\\w+|have to|has to|had to|must (?:wear|cover))\\b)(?!.*\\b(?:countr(?:y|ies)|places?|anywhere|somewhere) (?:where|that|which|with)\\b.*\\b(?:allow\\w*|accept\\w*|permit\\w*|legal|full of|lots of|many)\\b)";
const LAWFUL =
  '(?:allow\\w*|accept\\w*|permit\\w*|tolerat\\w*|respect\\w*|welcome|possible|legal|illegal|ok|okay|fine|problems?|bans?|banned|banning|forbid\\w*|prohibit\\w*|outlaw\\w*|restrict\\w*)';
/** Somebody wears it, or shall be free to: "I wear", "my wife wears", "able to go on wearing". */
const WORN =
  '(?:(?:i|we|she|he|who|wife|husband|mother|mum|mom|daughters?|sons?|sisters?|partner) (?:\\w+ )?wears?|(?:able|free|freedom|freely|right|rights|allowed|can|could|may|let|want|wants|keep|continue|go on|stop me) (?:\\w+ ){0,2}wear(?:ing)?)';

const wornByChoice = (garment: string): string =>
  `^${NOT_BY_CHOICE}.*(?:\\b${garment}\\b.*\\b${LAWFUL}\\b|\\b${LAWFUL}\\b.*\\b${garment}\\b|\\b${WORN}\\b.*\\b${garment}\\b)`;

/** A line of somebody who wears what a faith asks for, or for whom it shall be allowed. */
export const WORN_BY_CHOICE = new RegExp(wornByChoice(`(?:${ON_THE_HEAD}|${OVER_THE_FACE})`));

/** The dress of a faith before the law. */
export const RELIGIOUS_DRESS_RULES: readonly DealBreakerRule[] = (
  [
    ['face-cover', 'no ban on covering the face', OVER_THE_FACE, 'face cover'],
    ['religious-dress', 'no ban on the dress of a faith', ON_THE_HEAD, 'religious dress'],
  ] as const
).map(([id, label, garment, record]) => ({
  id,
  label,
  words: new RegExp(wornByChoice(garment)),
  read: { record },
  ...atLeast(2, 1),
}));
