import { type DealBreakerRule, inTowns, of, rule } from '../dealBreakerRule.ts';
import { BY_THE_SEA, seaDistanceLimit, seaTimeLimit } from '../seaLimit.ts';

const NEAR_SEA = /\b(sea|seaside|coast\w*|ocean|beach\w*)\b/;
const SEA =
  '(?:sea|seaside|seashore|coast|coastline|ocean|beach|beaches)\\b(?! (?:views?|levels?|resorts?|tourism|part(?:y|ies)|food|bars?|clubs?|temperatures?|sickness))';
/** Its absence, or the demand for it; a sea that must be warm, clean or empty is more than a distance. */
const SEA_ASKED = new RegExp(
  `\\b(?:no|without|lack of|lacking|lacks|far from|far away from|away from)(?: (?:an?|the|any|easy|direct|access to|way to|nearby|being near|living near|being by|living by))* ${SEA}|\\b(?:must|needs?|has|have) .*\\b(?:near|by|on|at|close to|next to|beside|have|access to|reach of)(?: (?:an?|the|nearby))* ${SEA}|${SEA}.*\\bmust be (?:near|close|nearby|within reach)\\b`,
);

/** A sea to live by, at a distance that the line names or not. */
export const SEA_RULES: readonly DealBreakerRule[] = [
  // A coast somewhere in the country is no sea to live by.
  rule(
    'sea',
    'a town by the sea',
    'good',
    SEA_ASKED,
    inTowns('sea'),
    'most',
    BY_THE_SEA.soft,
    BY_THE_SEA.hard,
  ),
  {
    ...rule('sea-distance', 'a town near the sea', 'bad', NEAR_SEA, inTowns('sea'), 'most', 0, 0),
    own: {
      find: seaDistanceLimit,
      label: (said) => `a town no more than ${said} from the sea`,
      near: 0,
      past: 5,
      required: true,
    },
  },
  {
    ...rule('sea-time', 'a town near the sea', 'bad', NEAR_SEA, inTowns('sea'), 'most', 0, 0),
    own: {
      find: seaTimeLimit,
      label: (said) => `a town no more than ${said} from the sea`,
      near: 10,
      past: 20,
      required: true,
    },
  },
  {
    ...rule(
      'island',
      'no town on an island',
      'bad',
      /^(?:no |not )?(?:on |in |any |an? |the )*(?:\w+ )?islands?(?: (?:states?|nations?|countr(?:y|ies)|life))?[.!]?$|\b(?:live|living|stuck|isolated|town|place|country)\b(?: \w+){0,2} on (?:an? |any )?(?:\w+ )?islands?\b/,
      inTowns('island'),
      'most',
      0.5,
      0.5,
    ),
    unlessAsked: 'island',
  },
  rule(
    'landlocked',
    'no landlocked country',
    'bad',
    /\b(landlocked|land-locked)\b/,
    of('has_coastline'),
    'least',
    0.5,
    0.5,
  ),
];
