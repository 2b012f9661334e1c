import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, inTowns, of } from '../dealBreakerRule.ts';
import { BY_THE_SEA, seaDistanceLimit, seaTimeLimit } from '../own/seaLimit.ts';

/** The sea, and not the side of a continent whose clock is meant: "US east coast clients". */
const NEAR_SEA =
  /^(?!.*\b(?:(?:east|west|gold|ivory) coast|time[- ]?(?:zones?|diff\w*)|clocks?|clients?|jet ?lag)\b).*\b(?:sea|seaside|coast\w*|ocean|beach\w*)\b/;
const SEA =
  '(?:sea|seaside|seashore|coast|coastline|ocean|beach|beaches)\\b(?! (?:views?|levels?|resorts?|tourism|part(?:y|ies)|food|bars?|clubs?|temperatures?|sickness))';
/** Its absence, or the demand for it; a sea that must be warm, clean or empty is more than a distance. */
const SEA_ASKED = new RegExp(
  `\\b(?:no|without|lack of|lacking|lacks|far from|far away from|away from)(?: (?:an?|the|any|easy|direct|access to|way to|nearby|being near|living near|being by|living by))* ${SEA}|\\b(?:must|should|needs?|has|have) .*\\b(?:near|by|on|at|close to|next to|beside|have|access to|reach of)(?: (?:an?|the|nearby))* ${SEA}|${SEA}.*\\bmust be (?:near|close|nearby|within reach)\\b`,
);

/** "Near the sea", "access to a beach", and nothing more. */
const BESIDE_SEA = new RegExp(
  `^(?:(?:(?:i|we) )?(?:(?:want|wish|need|would like|have|prefer) )?to (?:live|be) )?(?:near|by|on|at|close to|next to|beside|access to|within reach of|(?:within )?(?:walking|cycling|driving) distance (?:of|to|from))(?: (?:an?|the|nice|good|sandy))* ${SEA}[.!]*$|^(?:(?:i|we) )?(?:really |absolutely )?(?:need|want|would like)(?: to have)?(?: (?:an?|the|some|nice|good|sandy))* ${SEA}[.!]*$|^(?:the )?${SEA} (?:with)?in (?:walking|cycling|driving) distance[.!]*$`,
);

/**
 * Of what kind an island may be. Behind any other word it may be one by its name, "Long Island", or one of a group, "the
 * Greek islands", and neither refuses all others.
 */
const KIND = `(?:${[
  'small|tiny|little|big|large|huge|single|whole|entire|narrow|flat|low|low-lying|hilly|mountainous|rocky|volcanic|coral',
  'remote|isolated|lonely|distant|far-off|far-away|faraway|offshore|desert|deserted|uninhabited|private|car-free|rural',
  'tropical|subtropical|hot|cold|cool|warm|humid|wet|dry|arid|barren|rainy|foggy|misty|windy|windswept|stormy|sunny|snowy|icy|frozen|gr[ae]y|dark|bleak',
  'boring|sleepy|quiet|dull|crowded|overcrowded|touristy|tourist|party|holiday|expensive|pricey|poor|old|damn|bloody|stupid|sinking',
].join('|')})`;
/** "Must be an island", "only islands": asked for, where nothing more is said of it. */
const ISLAND_ASKED =
  /^(?:(?:it |this )?(?:must|has to|needs? to|should) (?:be (?:on )?|live on )(?:an? )?islands?|only (?:on )?(?:an? )?islands?|islands? only)[.! ]*$/;
const ON_AN_ISLAND = anyOf([
  new RegExp(
    `^(?:no |not |(?:must|should|may|can)(?: not|n't) be )?(?:(?<!^)any |on |in |an? |the )*(?:${KIND} )?islands?(?: (?:states?|nations?|countr(?:y|ies)))?[.!]?$`,
  ),
  new RegExp(`^(?:no|not) (?:${KIND} )?island life[.!]?$`),
  new RegExp(
    `\\b(?:live|living|stuck|isolated|town|place|country)\\b(?: \\w+){0,2} on (?:an? |any )?(?:${KIND} )?islands?\\b`,
  ),
]);

/** A sea to live by, at a distance that the line names or not. */
export const SEA_RULES: readonly DealBreakerRule[] = [
  // A coast somewhere in the country is no sea to live by.
  {
    id: 'sea',
    label: 'a town by the sea',
    good: true,
    words: SEA_ASKED,
    asked: BESIDE_SEA,
    read: inTowns('sea'),
    ...atMost(BY_THE_SEA.soft, BY_THE_SEA.hard),
  },
  ...(
    [
      ['sea-distance', seaDistanceLimit, 0, 5],
      ['sea-time', seaTimeLimit, 10, 20],
    ] as const
  ).map(
    ([id, find, near, past]): DealBreakerRule => ({
      id,
      label: 'a town near the sea',
      words: NEAR_SEA,
      read: inTowns('sea'),
      ...atMost(0, 0),
      own: {
        find,
        label: (said) => `a town no more than ${said} from the sea`,
        near,
        past,
        required: true,
      },
    }),
  ),
  {
    id: 'island',
    label: 'no town on an island',
    words: ON_AN_ISLAND,
    read: inTowns('island'),
    ...atMost(0.5, 0.5),
    unlessAsked: 'island',
  },
  {
    id: 'island-asked',
    label: 'a town on an island',
    good: true,
    words: ISLAND_ASKED,
    asked: ISLAND_ASKED,
    read: inTowns('island'),
    ...atLeast(0.5, 0.5),
  },
  {
    id: 'landlocked',
    label: 'no landlocked country',
    words: /\b(landlocked|land-locked)\b/,
    read: of('has_coastline'),
    ...atLeast(0.5, 0.5),
  },
];
