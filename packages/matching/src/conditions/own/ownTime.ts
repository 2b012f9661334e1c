import { COUNT_WORDS, countIn } from '../../profile/text/countWords.ts';
import { AT_LEAST, demands, type FindLimit } from './ownLimit.ts';

const NUMBER_WORD = new RegExp(`(?<!(?:twen|thir|for|fif)ty[- ])\\b(?:${COUNT_WORDS.join('|')})\\b`, 'g');
const PARTS: readonly (readonly [part: string, digits: string])[] = [
  ['½|1/2|(?:an? )?half', '5'],
  ['¼|1/4|a quarter', '25'],
  ['¾|3/4|three quarters', '75'],
];
const UNIT = '(?:hours?|hrs?|years?|yrs?)\\b';
/** "4 1/2", "four and a half"; "½ hour", "half an hour"; "an hour"; "one hour and a half". */
const REWRITES: readonly (readonly [pattern: RegExp, digits: string])[] = [
  ...PARTS.map(([part, digits]) => [`(?<![\\d.,/])(\\d{1,3}) ?(?:and )?(?:${part})(?!\\w)`, `$1.${digits}`]),
  ...PARTS.map(([part, digits]) => [
    `(?<![\\w.,/]|\\d )(?:${part})[ -](?:of )?(?:an? )?(?=${UNIT})`,
    `0.${digits} `,
  ]),
  [`\\ban? (?=${UNIT})`, '1 '],
  ...PARTS.map(([part, digits]) => [
    `(?<![\\d.,/])(\\d{1,3})([ -]?${UNIT}) and (?:${part})(?!\\w)`,
    `$1.${digits}$2`,
  ]),
].map(([pattern = '', digits = '']) => [new RegExp(pattern, 'g'), digits]);

/** A line with the numbers before hours and years in digits: "four and a half hours", "4 1/2 hours" as "4.5 hours". */
export function inDigits(plain: string): string {
  const counted = plain.replace(NUMBER_WORD, (word) => String(countIn(word)));
  return REWRITES.reduce((text, [pattern, digits]) => text.replace(pattern, digits), counted);
}

/** Not the end of a longer number, such as that of "1,000 hours". */
const NUMBER = '(?<![\\w.,/])(\\d{1,3}(?:[.,]\\d{1,2})?)';
const MINUTE = '\\s*-?\\s*min(?:ute)?s?\\b';
const YEARS = new RegExp(`${NUMBER}\\s*-?\\s*(?:years?|yrs?|y)\\b`);
const HOURS = new RegExp(
  `${NUMBER}(?:\\s*-?\\s*(?:hours?|hrs?)|\\s?h)\\b(?:,? (?:and )?(\\d{1,2})${MINUTE})?`,
);
const MINUTES = new RegExp(`${NUMBER}${MINUTE}`);

/** "within 6 years", "more than seven and a half years". */
export const yearsLimit: FindLimit = (plain) => {
  const digits = YEARS.exec(inDigits(plain))?.[1];
  if (!digits) return null;
  const value = Number(digits.replace(',', '.'));
  return { value, said: `${value} ${value === 1 ? 'year' : 'years'}` };
};

const MONTHS = new RegExp(`${NUMBER}\\s*-?\\s*months?\\b`);
const SHORTER = /\b(?:shorter than|less than|under|below)\b|</;
const LONGER = /\b(?:longer|more) than\b/;

/** "No visa shorter than two years", "a permit of at least 24 months": in years. */
export const stayLimit: FindLimit = (plain, units) => {
  const named =
    AT_LEAST.test(plain) ||
    (SHORTER.test(plain) && !demands(plain)) ||
    (LONGER.test(plain) && demands(plain));
  if (!named) return null;
  const months = MONTHS.exec(inDigits(plain))?.[1];
  return months ? { value: Number(months) / 12, said: `${months} months` } : yearsLimit(plain, units);
};

const PERIOD = /\b(?:every|each|once an?|per) (?:(\d{1,3}) )?(day|week|month|year)s?\b/;
const DAYS = { day: 1, week: 7, month: 30.4, year: 365 } as const;
const DAYS_A_YEAR = 365;

/** "A visa to renew every 90 days", "every year": a permit that lasts longer than that, in years. */
export const renewalLimit: FindLimit = (plain) => {
  const [, digits, unit] = PERIOD.exec(inDigits(plain)) ?? [];
  if (!unit) return null;
  const count = Number(digits ?? 1);
  const days = count * DAYS[unit as keyof typeof DAYS];
  // A week beyond it: a permit of just that length is what the line rules out.
  return { value: (days + 7) / DAYS_A_YEAR, said: `every ${digits ? `${digits} ${unit}s` : unit}` };
};

const UNDER_AGE =
  /\b(?:under|below|younger than|not yet|before|less than)(?: the age of)? (\d\d)\b|\b(?:is|of|aged?) (\d\d)\b/;

/** "the wife under 50", "my husband is 47": the age of a partner. */
export const ageLimit: FindLimit = (plain) => {
  const [, under, is] = UNDER_AGE.exec(inDigits(plain)) ?? [];
  const age = under ?? is;
  return age ? { value: Number(age), said: `${under ? 'under ' : ''}${age}` } : null;
};

/** "more than 4.5 hours", "within an hour and a half", "over 90 minutes": in hours. */
export const hoursLimit: FindLimit = (plain) => {
  const text = inDigits(plain);
  const [, digits, besides] = HOURS.exec(text) ?? [];
  const minutes = MINUTES.exec(text)?.[1];
  if (!digits) return minutes ? { value: Number(minutes) / 60, said: `${minutes} minutes` } : null;
  const hours = Number(digits.replace(',', '.'));
  const said = hours === 0.5 ? 'half an hour' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return besides
    ? { value: hours + Number(besides) / 60, said: `${said} ${besides} minutes` }
    : { value: hours, said };
};
