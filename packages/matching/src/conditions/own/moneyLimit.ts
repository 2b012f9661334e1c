import { anyOf } from '../../anyOf.ts';
import { inMonths, type Sum, sumsIn } from '../../profile/money/sums.ts';
import { AT_LEAST, DENIAL, type FindLimit, limits, OTHER_UNIT, type Units } from './ownLimit.ts';

const SIGN: Readonly<Record<string, string>> = { USD: 'US$', EUR: '€', GBP: '£' };

/** "€1,500". */
const amountSaid = ({ amount, currency }: Sum): string =>
  `${SIGN[currency] ?? `${currency}\u00a0`}${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** "£250pw", "€900 p.m.", "1,200 pcm": a period by its letters, as advertisements of homes print it. */
const LETTERS: readonly (readonly [letters: RegExp, words: string])[] = [
  [/(?<=\d(?: ?k)? ?)(?:pcm|p\.?c\.?m\.|pm|p\/m|p\.m\.)(?![a-z])/g, ' a month'],
  [/(?<=\d(?: ?k)? ?)(?:pw|p\/w|p\.w\.|wk)(?![a-z])/g, ' a week'],
];
const periodsSpelled = (plain: string): string =>
  LETTERS.reduce((text, [letters, words]) => text.replace(letters, words), plain);

const SHORTER = /\b(?:(?:a|per|each|every) |\/ ?)(week|fortnight)\b/;

/** A sum in US dollars, that of a week or a fortnight as what it comes to in a month. */
interface Told {
  readonly usd: number;
  readonly said: string;
}

/** A sum that stands alone behind what limits it. */
const WITHOUT_CURRENCY = new RegExp(
  `(?<=(?:\\b(?:above|over|under|below|than|exceed\\w*|most|max\\w*|up to|within)|[<>])(?: of)? ?)(\\d{1,3}(?:[.,]\\d{3})+|\\d{3,6})(?![.,]?\\d)${OTHER_UNIT}(?! ?(?:%|per ?cent|sq|square))`,
);
/** Dollars between which a month of rent or of living may lie: another sum is in no money of home. */
const OF_A_MONTH_USD = [150, 9000] as const;

/** A sum without a currency, with that of home behind it where it comes to what a month may cost. */
function inMoneyOfHome(plain: string, { currencies, toUsd }: Units): string {
  const [currency] = currencies;
  const digits = WITHOUT_CURRENCY.exec(plain)?.[1];
  if (digits === undefined || currency === undefined) return plain;
  const usd = toUsd(Number(digits.replace(/[.,]/g, '')), currency);
  const [least, most] = OF_A_MONTH_USD;
  return usd !== null && usd >= least && usd <= most
    ? plain.replace(WITHOUT_CURRENCY, `$1 ${currency.toLowerCase()}`)
    : plain;
}

function sumTold(told: string, units: Units): Told | null {
  const plain = sumsIn(periodsSpelled(told), units).length > 0 ? told : inMoneyOfHome(told, units);
  const spelled = periodsSpelled(plain);
  const [sum] = sumsIn(spelled, units);
  if (!sum || !(sum.amount > 0)) return null;
  const [monthly = sum] = sumsIn(inMonths(spelled), units);
  const usd = units.toUsd(monthly.amount, monthly.currency);
  const period = monthly.amount === sum.amount ? undefined : SHORTER.exec(spelled)?.[1];
  return usd === null ? null : { usd, said: `${amountSaid(sum)}${period ? ` a ${period}` : ''}` };
}

/** The one part of a line that sets a limit, where the others tell other sums: "our pension is £900, so rent over £600 is out". */
function limitedPart(plain: string, units: Units): string {
  const parts = plain.split(/[,;:]\s+|\s+(?:so|but|and)\s+/).filter((part) => sumsIn(part, units).length > 0);
  const [limited, ...others] = parts.filter(limits);
  return parts.length > 1 && limited !== undefined && others.length === 0 ? limited : plain;
}

/** "Rent above €1,500", "must cost less than $600 a week": US dollars a month, said with the currency taken for it. */
export const moneyLimit: FindLimit = (plain, units) => {
  if (!limits(plain)) return null;
  const told = sumTold(limitedPart(plain, units), units);
  return told && { value: told.usd, said: told.said };
};

/** "My budget is 2,500 a month", "where I can live on $3,000": what a month may cost, as what somebody has for it. */
const HAS_A_MONTH = anyOf([
  /^(?:(?:somewhere|(?:a |any )?(?:place|country)|places|countries|anywhere|must be|it should be|where|that|which|i|we|you|one) )*(?:can|could|(?:to be |be )?able to|(?:want|need|have) to) (?:\w+ )?live (?:\w+ ){0,3}?on\b/u,
  /\b(?:my|our|total|monthly|the) budget (?:is|of|would be)\b(?! for)/u,
  /^(?:(?:total|monthly|max\w*) )*budget:? (?:(?:of|about|around|max\w*|up to) )*(?:\d|\p{Sc}|[a-z]{2,3}\$? ?\d)/u,
  /^(?:i|we) (?:have|only have) (?:(?:about|around|only) )*\S+ ?\w* (?:a|per) month(?:,? (?:to live on|all[- ]in|in total|total|for everything|max\w*))*[.!]*$/u,
  /^(?:(?:i|we) (?:must|have to|only|will) )?(?:live|retire|get by) on\b/u,
  /^(?:i|we) (?:(?:can|will) )?(?:only )?(?:spend|afford) (?:(?:up to|max\w*|about|at most) )*\S+ ?\w* (?:a|per) month(?: (?:max\w*|in total|total|all in))*[.!]*$/u,
  /^\S+ ?\w* (?:a|per) month (?:for everything|all[- ]in(?:clusive)?|in total)\b/u,
  /\b(?:a|per) month (?:must|has to|should) (?:be enough|suffice|do)\b/u,
]);
const OF_A_MONTH = /\bmonth(?:ly)?\b|\/ ?mo?\b|\bp\.?m\b/;
/** A sum for one thing alone is no sum for a month. */
const FOR_ONE_THING =
  /\b(?:for|to) (?:(?:the|my|our|a) )?(?:rent\w*|hous\w+|homes?|flats?|apartments?|buy\w*|purchas\w+|mov\w+|relocat\w+|visas?|school\w*|tuition)\b/;

const LIVED_ON =
  /\b(?:cannot|can't|can not|not (?:be )?(?:able|possible) to|unable to|impossible to|(?:must|should|have to|has to|need to) be able to|must be possible to)\b.*\b(?:live|get by|survive)\b(?: \w+){0,4} on\b/;

/** "Can't live on €1,800 a month", "must be able to live on $2,500": what a month may cost, without a word of limits. */
export const livedOn: FindLimit = (plain, units) => {
  const hasIt = HAS_A_MONTH.test(plain) && OF_A_MONTH.test(plain) && !FOR_ONE_THING.test(plain);
  const told = LIVED_ON.test(plain) || hasIt ? sumTold(plain, units) : null;
  return told && { value: told.usd, said: told.said };
};

const LESS = /\b(?:less|lower|below|under|worse) than\b|\b(?:below|under)\b|</;
/** What pay is asked to pass; what somebody earns is told. */
const MORE =
  /^(?!.*\b(?:i|we) (?:\w+ )?(?:earn|make|get|have)\b).*(?:\b(?:above|over|more than|higher than)\b|>)/;
export const YEARLY = /\b(?:(?:a|per|each|every) year|yearly|annual(?:ly)?|per annum)\b|\bp\.a\./;

/** No month of pay or of living is meant by a sum of so many dollars that names no time. */
const OF_A_YEAR_USD = 10_000;
const A_TIME =
  /\b(?:months?|monthly|weeks?|weekly|fortnight|days?|hours?|pm|pcm|pw|p\.m\.)\b|\/ ?(?:mo|m|w|wk|h|d)\b/;

/** Whether a sum in US dollars is that of a year, though its line says none. */
export const isOfYear = (plain: string, usd: number): boolean => usd >= OF_A_YEAR_USD && !A_TIME.test(plain);

/** "A job that pays less than 1,200 dollars", "a salary of at least €30,000 a year": US dollars a month. */
export const leastPay: FindLimit = (plain, units) => {
  const isOver = MORE.test(plain) && !DENIAL.test(plain);
  if (!LESS.test(plain) && !AT_LEAST.test(plain) && !isOver) return null;
  const told = sumTold(plain, units);
  if (!told) return null;
  if (YEARLY.test(plain) || isOfYear(plain, told.usd))
    return { value: told.usd / 12, said: `${told.said} a year` };
  return { value: told.usd, said: SHORTER.test(told.said) ? told.said : `${told.said} a month` };
};

/** The same in euros, for tables that hold euros. */
export const euroLimit: FindLimit = (plain, units) => {
  const found = moneyLimit(plain, units);
  const rate = units.toUsd(1, 'EUR');
  return found && rate ? { ...found, value: found.value / rate } : null;
};
