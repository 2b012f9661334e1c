import { type DealBreakerRule, inTowns, rule } from '../dealBreakerRule.ts';
import { FROM } from '../sizes.ts';

const BIG =
  '(?:(?:big|bigger|large|larger|huge|giant|crowded|million) cit(?:y|ies)|metropol\\w+|mega[- ]?cit(?:y|ies))';
const SMALL = '(?:(?:small|smaller|tiny|provincial) (?:towns?|cit(?:y|ies))|(?:small )?villages?)';

/** "Must be in a big city"; "must not live in one" and "do not have to" demand none. */
const demand = (place: string): string =>
  `^(?!.*\\bnot (?:have|need) to\\b).*\\b(?:must|needs?|has to|have to)\\b(?: (?!not\\b|never\\b|no\\b|avoid\\b)\\w+){0,4} ${place}\\b`;
/** Named alone, or as something that is not wanted. */
const unwanted = (place: string): RegExp =>
  new RegExp(`^(?!${demand(place)})(?!.*\\bnot (?:have|need) to\\b).*\\b${place}\\b`);

/** A city of whatever size, where somebody says that they do not want to live in one. */
const ANY_CITY = new RegExp(
  `^(?!${demand('cit(?:y|ies)')})(?!.*\\bnot (?:have|need) to\\b)(?:.*\\b(?:live|lives|living|settle|be|end up|stuck|move)\\b (?:\\w+ )?in (?:an?|any|the) city\\b|.*\\bcity (?:life|living)\\b|(?:(?:no|not|never|any|an?|in) ){0,3}cit(?:y|ies)$)`,
);

/** Our list holds the largest towns of a country and not every small one: where it holds none, there may be some. */
const NEVER = Number.POSITIVE_INFINITY;
/** Cities are counted without their wider surroundings, so that one of half a million may be a big one. */
const SURELY_NOT_BIG = 300_000;

const inPeople = inTowns('people');

/** How large a town may be, or has to be, to live in. */
export const SIZE_RULES: readonly DealBreakerRule[] = [
  {
    ...rule('big-city', 'no big city', 'bad', unwanted(BIG), inPeople, 'most', FROM.large, NEVER),
    limit: FROM.large,
  },
  {
    ...rule('any-city', 'no city to live in', 'bad', ANY_CITY, inPeople, 'most', FROM.midSize, NEVER),
    limit: FROM.midSize,
  },
  {
    ...rule(
      'small-town',
      'no small town',
      'bad',
      unwanted(SMALL),
      inPeople,
      'least',
      FROM.midSize,
      FROM.town,
    ),
    limit: FROM.midSize,
  },
  {
    ...rule(
      'big-city-asked',
      'a big city to live in',
      'good',
      new RegExp(demand(BIG)),
      inPeople,
      'least',
      FROM.large,
      SURELY_NOT_BIG,
    ),
    limit: FROM.large,
  },
];
