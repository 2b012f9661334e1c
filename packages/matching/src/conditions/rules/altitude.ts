import { anyOf } from '../../anyOf.ts';
import { atMost, type DealBreakerRule, inTowns } from '../dealBreakerRule.ts';
import { ABOVE, AT_MOST, BELOW, demands, type FindLimit } from '../own/ownLimit.ts';

/** Metres above the sea from where thin air is felt by some, and from where it makes many ill. */
export const HIGH_GROUND = { soft: 1500, hard: 2500 } as const;

const FOOT_M = 0.3048;

/** "Above 2,000 m of altitude", "must be below 6,000 feet". */
const heightLimit: FindLimit = (plain) => {
  const [, digits, unit] =
    /(?<![\d.,/½¼¾])(\d{1,2}[.,]?\d{3}|\d{3})\s*(m|met(?:er|re)s?|ft|feet)\b/.exec(plain) ?? [];
  const named = AT_MOST.test(plain) || /\bat \d/.test(plain) || (ABOVE.test(plain) && !demands(plain));
  const asked = BELOW.test(plain) && (demands(plain) || /^(?:below|under) \d/.test(plain));
  if (!digits || !unit || !(named || asked)) return null;
  const number = Number(digits.replace(/[.,]/, ''));
  const feet = unit.startsWith('f');
  const said = `${String(number).replace(/\B(?=(\d{3})+$)/g, ',')} ${feet ? 'feet' : 'm'}`;
  return { value: feet ? number * FOOT_M : number, said };
};

/** Thin air, in the towns: a high country may have low ones. */
export const ALTITUDE_RULES: readonly DealBreakerRule[] = [
  {
    id: 'high-altitude',
    label: 'no town at high altitude',
    words: anyOf([
      /\b(altitudes?|elevations?|thin air)\b/,
      /^(?:living |life |to live )?at \d[\d.,]* ?(?:m|met(?:er|re)s?|ft|feet)(?: (?:up|high|or (?:more|higher)))?$/,
      /^(?:(?:nothing|nowhere|anything|anywhere|not|no|must be|places?|towns?) )*(?:above|over|higher than|below) \d[\d.,]* ?(?:m|met(?:er|re)s?|ft|feet)$/,
    ]),
    read: inTowns('height'),
    ...atMost(HIGH_GROUND.soft, HIGH_GROUND.hard),
    own: { find: heightLimit, label: (said) => `no town above ${said}`, near: 0, past: 50 },
  },
];
