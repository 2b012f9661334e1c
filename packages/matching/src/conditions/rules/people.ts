import { atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';
import { type FindLimit, passes } from '../own/ownLimit.ts';

const KM2_IN_A_SQUARE_MILE = 2.59;
const AREA = '(?:sq(?:uare|\\.)? ?-?(km|kms|kilomet(?:er|re)s?|miles?|mi)|(km|kms) ?(?:2|²|\\^2)|(km|kms)²)';
const PER_AREA = new RegExp(
  `(?<![\\d.,/])(\\d[\\d.,]*)(?: \\w+){0,2}? ?(?:per|a|to the|to a|in a|on a|/|for every|each) ?${AREA}`,
);

const PEOPLE = /\b(?:people|inhabitants|persons|residents|density)\b/;

/** "More than 30 people per square kilometre", "above 200 per sq mile": people on a square kilometre. */
const densityLimit: FindLimit = (plain) => {
  const [, digits, square, ...short] = PER_AREA.exec(plain) ?? [];
  const unit = square ?? short.find((one) => one !== undefined);
  if (!digits || !unit || !passes(plain) || !PEOPLE.test(plain)) return null;
  const number = Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  const miles = unit.startsWith('mi');
  const said = `${String(number).replace(/\B(?=(\d{3})+$)/g, ',')} people per square ${miles ? 'mile' : 'kilometre'}`;
  return { value: miles ? number / KM2_IN_A_SQUARE_MILE : number, said };
};

/** So many more than a number that is named, the mean of a country is still only at risk. */
const NEAR_MISS = 10;

/** How many people share the land: the mean of a country, which has emptier and fuller parts. */
export const PEOPLE_RULES: readonly DealBreakerRule[] = [
  {
    id: 'crowded-country',
    label: 'no densely populated country',
    words:
      /\b(?:(?:high )?population densit\w+|densely populated|over-?populated|over-?crowded (?:countr\w+|places?|lands?|islands?)|crowded countr\w+)/,
    read: of('population_density'),
    ...atMost(250, 450),
    own: {
      find: densityLimit,
      label: (said) => `no more than ${said}`,
      near: 0,
      past: NEAR_MISS,
      alone: true,
    },
  },
];
