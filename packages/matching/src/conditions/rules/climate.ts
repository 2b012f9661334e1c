import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, inTowns, measure, of } from '../dealBreakerRule.ts';
import {
  coldDaysLimit,
  coldLimit,
  coldMeansLimit,
  coolSummerLimit,
  daylightLimit,
  heatLimit,
  sunLimit,
  warmWinterLimit,
  wetDaysLimit,
} from '../own/ownLimit.ts';
import { percentLimit } from '../own/percentLimit.ts';

/**
 * Degrees around a number that is held against the mean of the afternoons, or nights, of a month. Single days lie some
 * three degrees either side of that mean, so within four of it a day in ten may pass the number: at risk. Beyond it by
 * three, more than our reckoning may be off, most days pass it: broken.
 */
const SINGLE_DAYS = { near: 4, past: 3 } as const;

/** The mean of a month is what the normals hold: it differs by a degree or two from year to year. */
const MEAN_OF_MONTH = { near: 2, past: 1 } as const;

/** Degrees from the winters or summers of a place that is named within which others are like them. */
const LIKE_A_PLACE = { alike: 2, near: 4 } as const;

/** Light, or the want of it, where a place is named for it. */
const OF_LIGHT =
  '\\b(?:dark(?:er|est|ness)?|gloom\\w*|sunless|lightless|polar nights?|day-?light|(?:few|no|little|without|enough) (?:hours of )?(?:sun(?:light|shine)?|light)|short(?:er)? (?:winter )?days|sun (?:never|does ?n.t|does not) (?:rises?|come up))\\b';

/** Clouds, where a place is named for them. */
const OF_CLOUDS =
  '\\b(?:gr[ae]y(?:er|est|ness)?|overcast|cloud(?:y|ier|s|ed|cover)?|drab|drear\\w*|leaden)\\b';

/** Cold, heat, damp and rain, in the towns where they are known. */
export const CLIMATE_RULES: readonly DealBreakerRule[] = [
  {
    id: 'freezing-winters',
    label: 'no winters with freezing nights',
    words: anyOf([
      /\b(freez\w*|frost\w*|below zero|sub-? ?zero|(?:minus|negative) (?:degrees|temperatures?|temps?)|snow\w*|harsh winters?|cold winters?|icy)\b/,
      /\bblack ice\b|\bice in (?:the )?winters?\b|\bice on (?:the )?(?:pavements?|roads?|streets?|sidewalks?|ground)\b/,
      /^(?:(?:no|i|we|really|hate|detest) )*ice[.!]*$/,
      /^(?:(?:must have|needs?|with) )?(?:mild|warm)(?:er)? winters?[.!]*$/,
      /^(?:(?:it |i |we )?(?:must|should|has to|needs to|want it to) be )(?:mild|warm)(?:er)? in (?:the )?winters?[.!]*$/,
    ]),
    read: inTowns('winter nights'),
    ...atLeast(3, 0),
    snow: ['unwanted', 'other'],
    own: { find: coldLimit, label: (said) => `no winters below ${said}`, ...SINGLE_DAYS, alone: true },
    example: {
      words: new RegExp(
        `\\b(?:snow\\w*|cold\\w*|cooler|chill\\w*|freez\\w*|frost\\w*|ice|icy|icier)\\b|^(?!.*${OF_LIGHT})(?!.*${OF_CLOUDS}).*\\bwinters?\\b`,
      ),
      like: (place) => `no winters as cold as those of ${place}`,
      beyond: (place) => `no winters colder than those of ${place}`,
      ...LIKE_A_PLACE,
    },
  },
  {
    id: 'snowy-winters',
    label: 'winters cold enough for snow (our records count no snow)',
    words: /\bsnow/,
    read: inTowns('winter nights'),
    ...atMost(0, 3),
    snow: ['asked'],
  },
  {
    id: 'cold-days',
    label: 'no cold winter days',
    words: /\bwinter days\b/,
    read: inTowns('winter days'),
    ...atLeast(0, 0),
    own: {
      find: coldDaysLimit,
      label: (said) => `no winter days below ${said}`,
      ...SINGLE_DAYS,
      alone: true,
      required: true,
    },
  },
  {
    id: 'cold-months',
    label: 'no cold winter months',
    words: /\bwinter months\b/,
    read: inTowns('winter means'),
    ...atLeast(0, 0),
    own: {
      find: coldMeansLimit,
      label: (said) => `no winter month with a mean below ${said}`,
      ...MEAN_OF_MONTH,
      alone: true,
      required: true,
    },
  },
  {
    id: 'cold',
    label: 'no cold climate',
    words: anyOf([
      /\b(cold (climate|weather|places?|countr\w+)|too cold|nowhere cold|the cold|long (?:(?:harsh|snowy|cold) )?winters?|(?:(?:that|which) (?:is|gets?)|it(?:'s| is| gets)) (?:(?:very|really|so|often|always) )?cold|(?:stand|bear|handle|tolerate|endure|hates?|dislikes?) cold(?! (?:below|under|of|less|winters?|nights?)\b)|extreme (?:cold|temperatures?))\b/,
      /\bmust (?:not be (?:too )?cold|be warm)(?: (?:all year(?: round| long)?|year[- ]round|the whole year))?(?= *(?:$|[,.;!]))/,
      /^(?:(?:i|we|really) )*(?:no|hates?|do not (?:want|like)|can't stand)(?: any| the)? winters?[.!]*$/,
      /(?:^|, ?|\b(?:do|would) not (?:want|like) )(?:(?:no|not) )?(?:(?:very|really|extremely|bitterly|so) )?cold(?= ?,|$| (?:and|or) (?:dark|wet|gr[ae]y|damp|rainy|windy|gloomy|snowy)[.!]*$)/,
    ]),
    read: inTowns('warmth'),
    ...atLeast(13, 10),
  },
  {
    id: 'extreme-heat',
    label: 'no extreme summer heat',
    words: anyOf([
      /\b(heat|extreme temperatures?|heatwaves?|heat-waves?|too hot|nowhere hot|must not be (?:too |very )?hot|hot (?:(?:and |or )?(?:humid|dry|sticky|muggy) )?(?:climates?|weather|summers?|places?|countr\w+)|scorching)\b/,
      /(?:^|, ?|\b(?:do|would) not (?:want|like) )(?:(?:no|not) )?(?:(?:very|really|so) )?hot(?= ?,|[.!]*$)/,
    ]),
    read: inTowns('summer afternoons'),
    ...atMost(31, 34),
    own: { find: heatLimit, label: (said) => `no summers above ${said}`, ...SINGLE_DAYS, alone: true },
    example: {
      words: /\b(?:heat\w*|summers?|hot|hotter|warmer|scorching|sweltering)\b/,
      like: (place) => `no summers as hot as those of ${place}`,
      beyond: (place) => `no summers hotter than those of ${place}`,
      ...LIKE_A_PLACE,
    },
  },
  {
    id: 'cool-summers',
    label: 'warm summers',
    words: /\bsummers?\b/,
    read: inTowns('summer afternoons'),
    ...atLeast(0, 0),
    own: {
      find: coolSummerLimit,
      label: (said) => `no summers below ${said}`,
      ...SINGLE_DAYS,
      required: true,
    },
  },
  {
    id: 'warm-winters',
    label: 'cool winters',
    words: /\bwinters?\b/,
    read: inTowns('winter days'),
    ...atMost(0, 0),
    own: {
      find: warmWinterLimit,
      label: (said) => `no winter days above ${said}`,
      ...SINGLE_DAYS,
      required: true,
    },
  },
  {
    id: 'humidity',
    label: 'no very humid climate',
    words: /\b(humid\w*|muggy|sticky)\b/,
    read: of('relative_humidity'),
    ...atMost(76, 81),
    own: { find: percentLimit, label: (said) => `no humidity above ${said}`, near: 5 },
    example: {
      words: /\b(?:humid\w*|mugg\w+|stick(?:y|ier))\b/,
      like: (place) => `no climate as humid as that of ${place}`,
      beyond: (place) => `no climate more humid than that of ${place}`,
      alike: 2,
      near: 3,
    },
    onlyWhere: { indicator: 'summer_daily_high', least: 27 },
  },
  {
    id: 'dark-winters',
    label: 'no winters of short, dark days',
    words: anyOf([
      /\b(?:dark|sunless|gloomy|lightless)\b.{0,20}\b(?:winters?|months?|days)\b/,
      /\bwinters?\b.{0,20}\b(?:dark(?:ness)?|without (?:the )?(?:sun(?:light|shine)?|daylight|light))\b/,
      /\b(?:months?|weeks) (?:of (?:darkness|the dark)|without (?:any |the )?(?:sun(?:light|shine)?|daylight))\b/,
      /\b(?:no|without|lack of|little|not enough|hardly any|never any) (?:sun(?:light|shine)?|daylight)\b.{0,12}\b(?:for|in) (?:(?:\w+ )?(?:months?|weeks)|(?:the )?winter)\b/,
      /\bwinters? (?:with|of) (?:no|little|hardly any|barely any|(?:very )?few hours of|not enough|too little|so little) (?:sun(?:light|shine)?|daylight|light)\b/,
      /\bdark (?:at|by|before|from|around|already at) (?:(?:3|4|three|four)(?:[:.]\d\d)?|half past (?:three|four))(?: ?(?:pm|p\.m\.?|o'clock))?(?!\d)/,
      /\bsun(?:set)? (?:sets |goes down |is |gone )*(?:at|by|before|around) (?:3|4|three|four)(?:[:.]\d\d)?(?!\d)/,
      /^(?:(?:no|not|too|very|so) )*dark(?:ness)?(?: (?:is )?not(?: ok(?:ay)?| fine)?)?[.!]*$/,
      /\bcold,? (?:and |or |& )?dark\b|\bdark,? (?:and |or |& )?cold\b/,
      /\b(?:polar nights?|short (?:winter )?days|sun (?:never|does ?n.t|does not) (?:rises?|come up))\b/,
    ]),
    read: inTowns('daylight'),
    ...atLeast(8, 7),
    own: {
      find: daylightLimit,
      label: (said) => `at least ${said} of daylight on the shortest day`,
      near: 0,
      past: 0.25,
      alone: true,
    },
    example: {
      // Who speaks of grey skies means the clouds, not the hours of the day.
      words: new RegExp(`^(?!.*\\b(?:gr[ae]y|overcast|cloud)).*${OF_LIGHT}`),
      like: (place) => `no winters as dark as those of ${place}`,
      beyond: (place) => `no winters darker than those of ${place}`,
      alike: 0.5,
      near: 1,
    },
  },
  {
    id: 'grey-winters',
    label: 'no winters under grey skies',
    words: anyOf([
      /\b(?:gr[ae]y|overcast|cloudy|drab|dreary|leaden)\b.{0,20}\b(?:winters?|months?|skies|weather|days|november|december|january|february)\b/,
      /\b(?:winters?|months|november|december|january|february)\b.{0,20}\b(?:gr[ae]y|overcast|cloud(?:y|s))\b/,
      /\b(?:constantly|always|permanently|mostly) (?:gr[ae]y|overcast|cloudy)\b/,
    ]),
    read: inTowns('winter sun'),
    ...atLeast(100, 65),
    example: {
      words: new RegExp(OF_CLOUDS),
      like: (place) => `no winters as grey as those of ${place}`,
      beyond: (place) => `no winters greyer than those of ${place}`,
      alike: 15,
      near: 15,
    },
  },
  {
    id: 'sun-hours',
    label: 'a sunny year',
    words: /\b(?:sun(?:ny|shine)?|sunlight)\b/,
    read: inTowns('yearly sun'),
    ...atLeast(0, 0),
    own: {
      find: sunLimit,
      label: (said) => `${said} of sunshine a year`,
      near: 100,
      past: 100,
      required: true,
    },
  },
  {
    id: 'sunshine',
    label: 'enough sunshine',
    good: true,
    asked: anyOf([
      /^(?:(?:(?:it |there )?(?:must|has to|should|needs to) (?:be|have)|lots of|plenty of|a lot of|enough) )+(?:sun|sunshine|sunlight|sunny(?: (?:weather|days|climate))?)[.!]*$/,
      /^(?:a )?sunny(?: (?:weather|climate|place|country|days))?[.!]*$/,
    ]),
    words:
      /^(?:no|not enough|lack of|without|must have|needs?) (?:any |enough |the |much )?(?:sun|sunshine|sunlight)(?: (?:all year(?: round)?|most of the year|in summer))?$/,
    read: measure('sunshine'),
    ...atLeast(0.45, 0.3),
  },
  {
    id: 'constant-rain',
    label: 'no very rainy climate',
    words:
      /\b(^(?:the )?(?:constant )?rain(?=[.!]*$)|constant rain|(?:stand|bear|handle|tolerate|endure|hates?|detests?) (?:the )?rain|too much rain|rainy|lots of rain|monsoon\w*|rain(?:s|ing)? (?:all the time|constantly|all year|every ?(?:single )?day|daily)|always raining|too rainy)\b/,
    read: of('wet_days'),
    ...atMost(165, 190),
    own: {
      find: wetDaysLimit,
      label: (said) => `no more than ${said} of rain a year`,
      near: 15,
      past: 15,
      alone: true,
    },
    example: {
      words: /\b(?:rain(?:s|y|ier|iest|fall)?|wet|wetter|drizzl\w+|monsoons?)\b/,
      like: (place) => `no climate as rainy as that of ${place}`,
      beyond: (place) => `no climate rainier than that of ${place}`,
      alike: 10,
      near: 20,
    },
  },
];
