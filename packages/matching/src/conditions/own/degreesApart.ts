import { ABOVE, AT_LEAST, AT_MOST, BELOW, DENIAL } from './ownLimit.ts';

const NUMBER = String.raw`(?:(?:minus |[-−–] ?)?\d{1,3}(?:[.,]\d)?)`;
const SIGN = String.raw`(?: ?(?:°|º|deg(?:rees?)?\b))?(?: ?(?:c|f|celsius|centigrade|fahrenheit)\b)?`;
/** "Between 15 and 25", "from 60 to 80 F", "20-28 °C". */
const RANGE = new RegExp(
  String.raw`(?<![\d.,/$€£])(?:(?:between|from|range of|ranging from) )?(${NUMBER})(${SIGN}) ?(?:and|to|till|until|[-–—]) ?(${NUMBER})(${SIGN})(?= *(?:$|[,.;!)]|(?:all|in|during|year|over|for|at|and|or|throughout|the|is|max|please|summers?|winters?|range|temp\w*|weather)\b))`,
  'u',
);
const BY_WORDS = /\b(?:between|from|range|ranging)\b/;
const TEMPERATURE =
  /°|º|\b(?:deg(?:rees?)?|celsius|centigrade|fahrenheit|temp(?:erature)?s?|weather)\b|\d ?[cf]\b/;
/** Numbers that count something else: days, money, people, hours, the warmth of water. */
const NO_TEMPERATURE =
  /[%€£$]|\d ?(?:euros?|dollars?|pounds?|usd|eur|gbp|days?|weeks?|months?|years?|hours?|hrs?|km|miles?|people|minutes?|mins?|mm|cm|metres?|meters?)\b|\b(?:water|sea temp\w*|swim\w*|pools?|rooms?|indoors?|humid\w*|per ?cent)\b/;
const SUMMER = /\b(?:summers?|summertime|july|august)\b/;
const WINTER = /\b(?:winters?|wintertime|december|january|february)\b/;
const ALL_YEAR =
  /\b(?:all year|year[- ]round|all the time|always|throughout|every month|never|must|should)\b/;
/** A narrower span by itself may be that of the best days: to ask for it all year would leave hardly a place. */
const WIDE = 20;
const SPRING = /\b(?:spring|autumn|fall|march|april|may|june|september|october|november)\b/;
const NIGHT = /\b(?:nights?|overnight)\b/;

const signed = (number: string): string => number.replace(/^(?:minus |[-−–] ?)/, 'minus ');

/** Below that nobody counts a summer in Fahrenheit: the lower limit of such a line is Celsius as well. */
const LEAST_SUMMER_F = 60;
const valueOf = (number: string): number => Number(signed(number).replace('minus ', '-').replace(',', '.'));
const scaleOf = (unit: string | undefined, most: string, ofSummer: boolean): string =>
  unit ?? (ofSummer && valueOf(most) < LEAST_SUMMER_F ? 'c' : '');

const UNIT = /(?:\d|°|º|\bdeg(?:rees?)?) ?([cf])(?:\b|elsius|ahrenheit)/;

/** Whether a line with a span speaks of the warmth outside, over a year or a season of it. */
function isOfYear(plain: string, rest: string, width: number): boolean {
  const season = SUMMER.test(plain) || WINTER.test(plain);
  const told = TEMPERATURE.test(plain) || (season && BY_WORDS.test(plain));
  const other = NO_TEMPERATURE.test(rest) || SPRING.test(rest) || /\d/.test(rest);
  return told && !other && (season || ALL_YEAR.test(plain) || width >= WIDE);
}

/** "No 30-35 °C" refuses what lies in a span, and not what lies beyond it. */
const isRefused = (rest: string): boolean =>
  DENIAL.test(rest) && !/\b(?:not|nothing|never|anything) (?:\w+ )?(?:outside|beyond)\b/.test(rest);

/** A span of degrees as the two limits it stands for, in words that the rules know; null where there is none. */
function spanApart(plain: string): readonly string[] | null {
  const [whole, from, , to] = RANGE.exec(plain) ?? [];
  if (whole === undefined || from === undefined || to === undefined) return null;
  const rest = plain.replace(whole, ' ');
  const [inSummer, inWinter] = [SUMMER.test(plain), WINTER.test(plain)];
  if (!isOfYear(plain, rest, valueOf(to) - valueOf(from)) || isRefused(rest)) return null;
  const ofWinter = inWinter && !inSummer;
  const scale = scaleOf(UNIT.exec(plain)?.[1], to, !ofWinter);
  const of = (number: string): string => `${signed(number)} degrees ${scale}`.trim();
  return [
    `no ${ofWinter ? 'winter' : 'summer'} days above ${of(to)}`,
    `no ${inSummer && !inWinter ? 'summer' : 'winter'} days below ${of(from)}`,
  ];
}

const BOUND =
  '(?:(?:but |and |or |nor )*(?:(?:it |the temperature |temperatures? )?(?:must |should |can |may )?(?:never|not|no)\\b|max\\w*|min\\w*|at (?:most|least)|below|under|less than|colder than|above|over|more than|hotter than|warmer than))';
/** Where one limit of a line ends and the next begins: before its bound, or before the season it is for. */
const JOINT = new RegExp(
  `(?<=\\d[^,;]{0,40}?)(?:\\s*[,;/&]\\s*(?:and |or |nor |but )?|\\s+(?:and|or|nor|but)\\s+|\\s+(?=never|not|max|min)|(?<!\\b(?:never|not|no|and|or|nor|but|stay|be|go|drop|get|fall|rise)|(?<!\\bin )(?<!\\bthe )\\b(?:summers?|winters?|temp\\w*))\\s+(?=over|under|above|below))(?=${BOUND}|(?:in |for |the )*(?:summers?|winters?)\\b[^,;]*\\d)`,
);

interface Part {
  readonly text: string;
  /** The number as it was said, with its sign in words. */
  readonly said: string;
  readonly value: number;
  /** Which way its bound points: "above" and "at most" up, "below" and "at least" down. */
  readonly up: boolean;
}

function partOf(text: string): Part | null {
  const numbers = [...text.matchAll(new RegExp(NUMBER, 'g'))];
  const [found] = numbers;
  const up = ABOVE.test(text) || AT_MOST.test(text);
  const down = BELOW.test(text) || AT_LEAST.test(text);
  if (!found || numbers.length > 1 || up === down) return null;
  const said = signed(found[0]);
  return { text, said, value: valueOf(said), up };
}

/** Two limits on warmth, each with its own number and bound; null for every other line. */
function limitsApart(plain: string): readonly string[] | null {
  const seasons = SUMMER.test(plain) || WINTER.test(plain);
  if (NO_TEMPERATURE.test(plain) || !(seasons || TEMPERATURE.test(plain))) return null;
  const [first, second, ...more] = plain.split(JOINT).map((part) => partOf(part.trim()));
  if (!first || !second || more.length > 0) return null;
  if (first.value === second.value || first.up === second.up) return null;
  // The lower of the two is the least, the higher the most, whether they are asked for or refused.
  const [least, most] = first.value < second.value ? [first, second] : [second, first];
  const [ofSummer, ofWinter] = [SUMMER.test(least.text), WINTER.test(most.text)];
  if (ofSummer && ofWinter) return null;
  const scale = scaleOf(UNIT.exec(plain)?.[1], most.said, !ofWinter);
  return [
    `no ${ofWinter ? 'winter days' : 'summers'} above ${most.said} degrees ${scale}`.trim(),
    `no ${ofSummer ? 'summer days' : 'winters'} below ${least.said} degrees ${scale}`.trim(),
  ];
}

/**
 * A line in lower case on warmth that sets two limits, as one text for each: "summers between 20 and 28", "max 30 in
 * summer, min 5 in winter". Read as one, a number would stand for the wrong end of the year. Null for every other line.
 */
export const degreesApart = (plain: string): readonly string[] | null =>
  NIGHT.test(plain) ? null : (spanApart(plain) ?? limitsApart(plain));
