import { countIn } from '../../profile/text/countWords.ts';
import {
  ABOVE,
  AT_LEAST,
  AT_MOST,
  BELOW,
  demands,
  DENIAL,
  type FindLimit,
  type OwnLimit,
} from './ownLimit.ts';

const TIMES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
  mio: 1e6,
};
const COUNT =
  /(?<![\w.,/€$£])(\d{1,3}(?:[.,]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?) ?(k|thousand|million|mio|mil|m)?\b(?! ?(?:euros?|dollars?|pounds?|usd|eur|gbp|km|kms|kilomet|miles?|metres?|meters?|m\b|hours?|minutes?|mins?|years?|%))/;
const PEOPLE = /\b(?:people|inhabitants|residents|population|souls|citizens)\b/;
const TOWN = /\b(?:cit(?:y|ies)|towns?|villages?|places?)\b/;
/** No town has so many: "above 1500 m" is its height. */
const MOST = 1e8;
/** Who writes of fewer counts something else than the people of a town. */
const LEAST = 1000;

/** "Half a million", "two million", as they are counted in digits. */
const inMillions = (plain: string): string =>
  plain
    .replace(/\bhalf a million\b/g, '0.5 million')
    .replace(/\b(?:a|one|1) hundred (?=thousand\b)/g, '100 ')
    .replace(/\b([a-z]+) (?=million\b)/g, (said, word: string) =>
      word === 'a' ? '1 ' : countIn(word) > 0 ? `${countIn(word)} ` : said,
    );

function peopleIn(told: string): OwnLimit | null {
  const plain = inMillions(told);
  const [, digits, unit] = COUNT.exec(plain) ?? [];
  const grouped = /[.,]\d{3}/.test(digits ?? '');
  if (!digits || !(unit || PEOPLE.test(plain) || (grouped && TOWN.test(plain)))) return null;
  const number = Number(grouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
  const value = Math.round(number * (unit ? (TIMES[unit] ?? 1) : 1));
  if (value < LEAST || value > MOST) return null;
  const said = value >= 1e6 ? `${value / 1e6} million` : String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  return { value, said: `${said} people` };
}

/**
 * "A city over 500k", "town under 100k people": one town by its bare name may be what is wanted as well as what is
 * refused, and is left unread. "Towns under 50,000 people" are refused.
 */
const ONE_TOWN =
  /^(?!(?:no|not|never|avoid|any|every)\b|.*\btoo\b)(?:(?:an?|some|one) )?(?:[\p{L}-]+ )?(?:city|town|village)\b/u;

/** "Cities bigger than 5 million", "a town of at most 200,000 people": what is not to be passed. */
export const mostPeople: FindLimit = (plain) => {
  const isAbove = ABOVE.test(plain) || /\b(?:bigger|larger) than\b/.test(plain);
  const above = isAbove && !demands(plain) && !ONE_TOWN.test(plain);
  const below = (BELOW.test(plain) || /\bsmaller than\b/.test(plain)) && demands(plain);
  return above || below || AT_MOST.test(plain) ? peopleIn(plain) : null;
};

/** "Towns under 50,000 people", "a city of at least half a million": what has to be reached. */
export const leastPeople: FindLimit = (plain) => {
  const below =
    (BELOW.test(plain) || /\bsmaller than\b/.test(plain)) && !demands(plain) && !ONE_TOWN.test(plain);
  const above = (ABOVE.test(plain) || /\b(?:bigger|larger) than\b/.test(plain)) && demands(plain);
  return above || below || AT_LEAST.test(plain) ? peopleIn(plain) : null;
};

const SIZE = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?: ?(?:k|thousand|million|mio|m)\b)?`;
/** "Between 50k and 200k people", "a town of 20,000 to 100,000". */
const SPAN = new RegExp(
  String.raw`(?:^|between |from |of |with |(?:city|cities|towns?) )(${SIZE})(${UNIT}) ?(?:and|to|[-–—]) ?(${SIZE})(${UNIT})(?![\w.,]*\d)`,
);

/** A line in lower case on the size of a town that sets two limits, as one text for each; null for every other line. */
export function peopleApart(plain: string): readonly string[] | null {
  const [whole, least = '', unit = '', most = '', last = ''] = SPAN.exec(plain) ?? [];
  const rest = plain.replace(whole ?? '', ' ');
  if (whole === undefined || DENIAL.test(rest) || !(PEOPLE.test(plain) || TOWN.test(plain))) return null;
  const limits = [`at least ${least}${unit || last} people`, `at most ${most}${last} people`];
  return limits.every((text) => peopleIn(text)) ? limits.map((text) => `a town of ${text}`) : null;
}
