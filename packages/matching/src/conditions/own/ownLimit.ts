import type { Origin } from '../../model/dealBreaker.ts';
import type { OwnMoney } from '../../profile/money/currencies.ts';

/** A limit in the customer's own words. */
export interface OwnLimit {
  /** In the unit of the rule: degrees Celsius, per cent, years, US dollars, kilometres, hours. */
  readonly value: number;
  /** As it was said, with its unit: "100 °F". */
  readonly said: string;
}

/** What the number in a line may mean that the line does not say. */
export interface Units extends OwnMoney {
  /** Degrees without a unit are Fahrenheit where the customer lives. */
  readonly fahrenheit: boolean;
}

/** Finds the limit in a line in lower case; null where it names none. */
export type FindLimit = (plain: string, units: Units, from?: Origin) => OwnLimit | null;

// Words on either side of a limit, and those that demand or deny it.
export const ABOVE =
  /\b(above|over|more than|exceed\w*|hotter than|warmer than|higher than|longer than|beyond|past|reach\w*|hits?)\b|>/;
export const AT_MOST = /\b(at most|max\w*|no more than|not more than|up to|within)\b/;
export const BELOW = /\b(below|under|less than|colder than|cooler than|lower than|drop\w*|fall\w*)\b|</;
export const AT_LEAST = /\b(at least|min\w*|no less than|not less than)\b/;
export const DEMAND = /\b(must|should|needs? to|has to|have to|always|stays?|keeps?)\b/;
export const DENIAL = /\b(no|not|never)\b|n't/;
const WISHED = /\b(?:need|want|wish|like|love|prefer|miss|enough|without)\b/;
const SUMMER = /\b(summers?|summertime|heat\w*|hot|hottest|july|august|daytime|afternoons?)\b/;
const WINTER = /\b(winters?|wintertime|cold|coldest|nights?|january|february|snow)\b/;

const WINTER_MONTHS = /\b(winters?|wintertime|november|december|january|february|coldest)\b/;

const BY_NIGHT = /\b(nights?|night-?times?|overnight|frost\w*|freez\w*)\b/;
/** "In these days" and "on ten days" are no time of day. */
const BY_DAY =
  /\b(?:(?<!\b(?:these|some|few|many|several|\d+) )days?|day-?times?|daylight|afternoons?|mid-?days?|noon)\b/;

/** Whether a line on cold speaks of days: of nights where it says so, or says neither. */
const ofDays = (plain: string): boolean => BY_DAY.test(plain) && !BY_NIGHT.test(plain);

/** The mean of a month, as tables of climate print it: of days and nights together. */
const ofMeans = (plain: string): boolean =>
  !BY_NIGHT.test(plain) &&
  !BY_DAY.test(plain) &&
  !/\b(?:min(?:imum|imal)?|lows?|lowest|frost\w*)\b/.test(plain) &&
  /\b(?:average|mean)\b|\btemperatures? (?:in|of|for|during) (?:november|december|january|february)\b|\b(?:november|december|january|february)(?:'s)? temperatures?\b/.test(
    plain,
  );

/** A wish to be away from something, or outside a limit: the opposite of what the rules for good things read. */
export const AVERSE =
  /\b(?:do|would|will) not (?:want|like|wish)\b.*\b(?:near|by(?! (?:air|plane|car|train|bus|road|land|boat|foot)\b)|beside|close to|next to|within)\b|\bnot (?:be |lie |live )?(?:near|by|beside|close to|next to|within|less than)\b|\b(?:must|should|may|can|want to)(?: not|n't) (?:be|live|lie) (?:on|at) (?:the|an?) (?:coast|sea|seaside|shore|ocean|beach|water)\b/;

/** "must stay above 5": the same words as a limit not to be passed, with the opposite sense. */
export const demands = (plain: string): boolean => DEMAND.test(plain) && !DENIAL.test(plain);

/** A number, with up to two decimals: one with marks of thousands, or of money, counts neither degrees nor dust. */
const SMALL = String.raw`(?<![\d.,/]|[$€£¥]\s?)(\d{1,3}(?:[.,]\d{1,2})?)(?!\d|[.,]\d)`;
/** Behind a number, that it counts something else, which another wish of the line may be about. */
export const OTHER_UNIT = String.raw`(?!(?:\s?(?:[-–]|to|or)\s?\d{1,3})?\s?(?:days?|nights?|weeks?|months?|years?|yrs?|hours?|hrs?|h|minutes?|mins?|mm|cm|m|met(?:er|re)s?|km|kilomet(?:er|re)s?|miles?|inch(?:es)?|feet|foot|ft|people|inhabitants|residents|million|k|thousand|euros?|eur|dollars?|usd|pounds?|gbp|reais|[$€£]|bedrooms?|sunny|mbps|per 100)(?![\p{L}\d]))`;

const DEGREES = new RegExp(
  String.raw`(minus\s+|(?<!\d\s?)[-−–]\s?)?${SMALL}${OTHER_UNIT}\s*\+?\s*(°|º|degrees?\b|deg\b)?\s*(c|f|celsius|centigrade|fahrenheit)?(?![\w%])`,
  'u',
);

/** Degrees between which a number without a unit may be meant in Celsius, and from which on in Fahrenheit. */
interface Believable {
  /** No summer high, or winter low, of the world lies above; a bare number that does is Fahrenheit. */
  readonly mostC: number;
  /** Nobody fears a summer below, in Fahrenheit; a bare number that lies there is Celsius wherever one lives. */
  readonly leastF: number;
}
const HEAT: Believable = { mostC: 55, leastF: 60 };
const COLD: Believable = { mostC: 32, leastF: Number.NEGATIVE_INFINITY };

/** Degrees of something else than the air outside: of water, of a room, of a slope, of latitude. */
const OTHER_DEGREES =
  /\b(water|sea|ocean|lakes?|pools?|waves?|surf\w*|swim\w*|bath\w*|latitudes?|longitudes?|parallel|slopes?|gradients?|steep\w*|hills?|inclines?|fever|body|differ\w*|swings?|variations?|fluctuat\w*|indoors?|inside|rooms?|flats?|homes?|houses?|apartments?|offices?|classrooms?)\b|\bdegrees? (?:north|south|east|west)\b/;
const NOT_OF_THINGS =
  /\bheat[- ]?waves?\b|\b(?:by|near|at|on|from|close to|beside) (?:the )?(?:sea|coast|ocean|water|beach)\b/g;

/** Two numbers beside both ends of the year: which is of which no rule can tell. */
const areOfBoth = (plain: string): boolean =>
  SUMMER.test(plain) && WINTER.test(plain) && (plain.match(/(?<![\d.,])\d{1,3}(?!\d)/g) ?? []).length > 1;

/** Words that only degrees follow. */
const TEMPERATURE = /\btemp(?:erature)?s?\b|\b(?:hotter|colder) than\b/;

function degrees(plain: string, units: Units, { mostC, leastF }: Believable): OwnLimit | null {
  if (OTHER_DEGREES.test(plain.replace(NOT_OF_THINGS, '')) || areOfBoth(plain)) return null;
  const [, minus, digits, sign, unit] = DEGREES.exec(plain) ?? [];
  if (digits === undefined) return null;
  if (!sign && !unit && !minus && !SUMMER.test(plain) && !WINTER.test(plain) && !TEMPERATURE.test(plain))
    return null;
  const number = Number(digits.replace(',', '.')) * (minus ? -1 : 1);
  const fahrenheit = unit ? unit.startsWith('f') : number > mostC || (units.fahrenheit && number >= leastF);
  const value = fahrenheit ? ((number - 32) * 5) / 9 : number;
  return { value, said: `${minus ? '−' : ''}${digits.replace(',', '.')} °${fahrenheit ? 'F' : 'C'}` };
}

/** "Summers of 38 degrees", "winters with minus 20": what is named is ruled out, and so is what lies beyond it. */
const isBare = (plain: string, season: RegExp): boolean =>
  season.test(plain) &&
  ![ABOVE, AT_MOST, BELOW, AT_LEAST, DEMAND, WISHED].some((words) => words.test(plain)) &&
  /°|º|\d ?[cf]\b|\bdeg(?:rees?)?\b|\b(?:celsius|fahrenheit|centigrade)\b|^(?:\+|[-−–]|minus |plus )\d{1,2} (?:degrees )?in |(?:(?<!\d\s?)(?<=^|[\s(,])[-−–+]|\bminus )\d{1,2}(?![\d%])/u.test(
    plain,
  );

/** Nobody fears a summer below so many degrees: "summers below 30" is what is wished for. */
const MILD_SUMMER = 25;
const OPENS_SUMMER =
  /^(?:(?:mild|cool|moderate|pleasant) )?(?:summers?|summer (?:temp\w*|highs?|days)) (?:(?:that )?(?:are |stay |stays )?(?:always )?)?(?:(?:below|under|less than|not (?:above|over|more than)|max\w*)\b|<)|^(?:must be |stays? |always )*(?:below|under|less than) [^,;]{1,12} in (?:the )?summers?[.!]*$/;

/** "Temp > 10 all year", "above 12 °C": so little is no heat that anybody fears, and no more what is mild all year. */
const [NO_HEAT, NO_HEAT_ALL_YEAR] = [15, 26] as const;
/** No town of the world has cooler afternoons in its warmest month: so little limits nothing that we measure. */
const COOLEST_SUMMER = 5;
const unlessWarmth = (plain: string, found: OwnLimit | null): OwnLimit | null =>
  found &&
  (found.value < COOLEST_SUMMER ||
    (!SUMMER.test(plain) &&
      ABOVE.test(plain) &&
      !DENIAL.test(plain) &&
      found.value < (/\ball year\b|\byear[- ]round\b/.test(plain) ? NO_HEAT_ALL_YEAR : NO_HEAT)))
    ? null
    : found;

/** "Summers above 38 degrees", "never over 100 °F", "summers must stay below 30". */
export const heatLimit: FindLimit = (plain, units) => {
  if (WINTER.test(plain) && !SUMMER.test(plain)) return null;
  // Nights in summer are on none of our records.
  if (BY_NIGHT.test(plain) && !BY_DAY.test(plain)) return null;
  const named = AT_MOST.test(plain) || (ABOVE.test(plain) && !BELOW.test(plain) && !demands(plain));
  const asked = BELOW.test(plain) && demands(plain) && SUMMER.test(plain);
  const orHotter = OR_HOTTER.test(plain) && !WISHED.test(plain) && !DEMAND.test(plain);
  if (named || asked || orHotter || isBare(plain, SUMMER))
    return unlessWarmth(plain, degrees(plain, units, HEAT));
  const mild = OPENS_SUMMER.test(plain) ? degrees(plain, units, HEAT) : null;
  return mild && mild.value >= MILD_SUMMER ? mild : null;
};

/** "Minus 10 or colder", "40 degrees and more": what is named is ruled out with what lies beyond it. */
const OR_COLDER = /\d[^,;]{0,12}\b(?:or|and) (?:even )?(?:colder|lower|below|less|under)\b/;
const OR_HOTTER =
  /\d[^,;]{0,12}\b(?:or|and) (?:even )?(?:hotter|higher|above|more|over)\b|\d ?(?:°|º|degrees?)? ?[cf]?\+(?=\s|$)/;

function cold(plain: string, units: Units): OwnLimit | null {
  const named =
    AT_LEAST.test(plain) ||
    (BELOW.test(plain) && !ABOVE.test(plain) && !demands(plain)) ||
    (OR_COLDER.test(plain) && !DEMAND.test(plain));
  const asked = ABOVE.test(plain) && demands(plain) && WINTER.test(plain);
  return named || asked || isBare(plain, WINTER) ? degrees(plain, units, COLD) : null;
}

/** No night of the year is as warm but in the tropics: "nothing under 25 degrees", of no season, speaks of days. */
const WARM_DAY = 18;
const isOfWarmDays = (plain: string, found: OwnLimit | null): boolean =>
  found !== null && found.value >= WARM_DAY && !WINTER.test(plain) && !SUMMER.test(plain);

/** "Winters below 5 degrees", "nights colder than minus 10", "winters must stay above 10 °C". */
export const coldLimit: FindLimit = (plain, units) => {
  const ofSummer = SUMMER.test(plain) && !WINTER.test(plain.replace(/\bnights?\b/g, ''));
  if (ofDays(plain) || ofMeans(plain) || ofSummer) return null;
  const found = cold(plain, units);
  return isOfWarmDays(plain, found) ? null : found;
};

/** "Winter days below 12 degrees", "below 10 °C in the afternoon". */
export const coldDaysLimit: FindLimit = (plain, units) => {
  if (/\b(summers?|heat\w*|hot|july|august)\b/.test(plain)) return null;
  const found = cold(plain, units);
  return ofDays(plain) || (!ofMeans(plain) && isOfWarmDays(plain, found)) ? found : null;
};

/** "The temperature in January is under 15 °C", "average winter temperatures below 10". */
export const coldMeansLimit: FindLimit = (plain, units) =>
  ofMeans(plain) && WINTER_MONTHS.test(plain) ? cold(plain, units) : null;

/** "No summers below 20 degrees", "summers of at least 25 °C": afternoons of the warmest month that have to be as warm. */
export const coolSummerLimit: FindLimit = (plain, units) => {
  if (!SUMMER.test(plain) || WINTER.test(plain) || BY_NIGHT.test(plain)) return null;
  const named = AT_LEAST.test(plain) || (BELOW.test(plain) && DENIAL.test(plain) && !ABOVE.test(plain));
  const asked = ABOVE.test(plain) && demands(plain) && !BELOW.test(plain);
  return named || asked ? degrees(plain, units, HEAT) : null;
};

/** "No winter days above 15 degrees"; without the "no" a warm winter may be what is wished for. */
export const warmWinterLimit: FindLimit = (plain, units) =>
  /^no winter days (?:above|over|warmer than)\b/.test(plain) ? degrees(plain, units, COLD) : null;

/** A number that is not to be passed. */
export const passes = (plain: string): boolean => ABOVE.test(plain) || AT_MOST.test(plain);

/** The same of what nobody wants more of, as of rents and taxes: "rent under 900 euros" is the most as well. */
export const limits = (plain: string): boolean =>
  passes(plain) || (BELOW.test(plain) && (demands(plain) || !DENIAL.test(plain)));

/** What leads up to a measure of dust, or its unit: a number elsewhere in the line is an age, a year or a day. */
const DUST = new RegExp(
  `(?:(?:above|over|below|under|than|exceed\\w*|most|max\\w*|up to|within|of|is|are|[<>=:]) ?(?:an? |the )?${SMALL}${OTHER_UNIT}|${SMALL}(?=\\s*(?:[µμu]g|micrograms?)))`,
  'u',
);

/** "PM2.5 above 15", "fine dust over 10 µg/m³": micrograms in a cubic metre; an index of air quality is none. */
export const dustLimit: FindLimit = (plain) => {
  if (/\b(aqi|index)\b/.test(plain) || /%|\bper ?cent\b/.test(plain)) return null;
  const [, led, measured] = DUST.exec(plain.replace(/\bpm\s?(?:2[.,]5|10)\b/g, '')) ?? [];
  const digits = led ?? measured;
  if (!digits || !limits(plain)) return null;
  const number = digits.replace(',', '.');
  return { value: Number(number), said: `${number} µg/m³` };
};

/** "A murder rate above 2": a bare rate is told in the one way in which it is counted. */
const BARE_RATE =
  /\b(?:murders?|homicides?|killings?) rates? (?:[a-z]+ ){0,4}(\d{1,3}(?:[.,]\d{1,2})?)[ .!]*$/;

/**
 * "A murder rate above 2 per 100,000": killings a year, which is how they are counted; other crimes are in no figure.
 */
export const killingsLimit: FindLimit = (plain) => {
  const [, digits] =
    BARE_RATE.exec(plain) ??
    /(?<![\d.,/])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:(?:murders?|homicides?|killings?|people|deaths?) )?(?:per|in|for every|\/) ?100(?:[., ]?000| ?k)\b/.exec(
      plain,
    ) ??
    [];
  if (!digits || !limits(plain) || !/\b(?:murder\w*|homicid\w*|killings?)\b/.test(plain)) return null;
  const number = digits.replace(',', '.');
  return {
    value: Number(number),
    said: `${number} ${number === '1' ? 'killing' : 'killings'} per 100,000 people a year`,
  };
};

const MILE_KM = 1.609344;

/** "more than 5,000 km from home". */
export const distanceLimit: FindLimit = (plain) => {
  return passes(plain) || /\b(no|not|none|nothing|nowhere|never)\b/.test(plain) ? kilometres(plain) : null;
};

/** "50 km", "30 miles": a distance as it was said. */
export function kilometres(plain: string): OwnLimit | null {
  const [, digits, unit] =
    /(?<![\d.,/½¼¾])(\d[\d.,]*)\s*(km|kms|kilomet(?:er|re)s?|miles?)\b/.exec(plain) ?? [];
  if (!digits || !unit) return null;
  const number = Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  const miles = unit.startsWith('mile');
  return {
    value: miles ? number * MILE_KM : number,
    said: `${String(number).replace(/\B(?=(\d{3})+$)/g, ',')} ${miles ? 'miles' : 'km'}`,
  };
}

const DAYLIGHT =
  /(?<![\d.,/])(\d{1,2}(?:[.,]\d)?) ?(?:hours?|hrs?|h) (?:of )?(?:day ?light|light)\b|\bday ?light\b[^,;]*?(?<![\d.,/])(\d{1,2}(?:[.,]\d)?) ?(?:hours?|hrs?|h)\b/;

/** "Less than 7 hours of daylight in winter", "at least 8 hours of light": on the shortest day of the year. */
export const daylightLimit: FindLimit = (plain) => {
  const [, before, behind] = DAYLIGHT.exec(plain) ?? [];
  const said = before ?? behind;
  const hours = Number(said?.replace(',', '.'));
  const least = AT_LEAST.test(plain) || BELOW.test(plain) || demands(plain);
  return least && hours > 0 && hours <= 12 ? { value: hours, said: `${said} hours` } : null;
};

const WET_DAYS =
  /(?<![\d.,/])(\d{2,3}) (?:rainy|wet|rain) days?\b|\brain\w*\b[^,;]*?(?<![\d.,/])(\d{2,3}) days\b/;

/** "More than 150 rainy days", "rain on over 120 days a year". */
export const wetDaysLimit: FindLimit = (plain) => {
  const [, before, behind] = WET_DAYS.exec(plain) ?? [];
  const days = Number(before ?? behind);
  const ofYear =
    days >= 30 &&
    days <= 365 &&
    !/\bsun|\b(?:months?|weeks?|summers?|winters?|in a row|consecutive|straight|running)\b/.test(plain);
  return ofYear && limits(plain) ? { value: days, said: `${days} days` } : null;
};

const SUN_HOURS = /(?<![\d.,/])(\d{4}|\d[.,]\d{3}) ?(?:hours?|hrs?|h)?\b/;
/** No town has less, and none as many as there are hours of light: another number counts something else. */
const SUN_BETWEEN = [800, 4200] as const;

/** "Less than 2,000 hours of sun", "at least 2500 sunshine hours": hours a year. */
export const sunLimit: FindLimit = (plain) => {
  const digits = SUN_HOURS.exec(plain)?.[1];
  if (!digits || !/(?:\b|\d)(?:hours?|hrs?|h)\b/.test(plain)) return null;
  if (ABOVE.test(plain) && DENIAL.test(plain)) return null;
  const hours = Number(digits.replace(/[.,]/, ''));
  const [least, most] = SUN_BETWEEN;
  if (hours < least || hours > most) return null;
  return { value: hours, said: `at least ${String(hours).replace(/\B(?=(\d{3})+$)/g, ',')} hours` };
};
