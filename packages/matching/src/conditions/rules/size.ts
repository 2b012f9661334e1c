import { atLeast, atMost, type DealBreakerRule, inTowns } from '../dealBreakerRule.ts';
import { leastPeople, mostPeople } from '../own/peopleLimit.ts';
import { FROM } from '../geography/sizes.ts';

const BIG =
  '(?:(?:big|bigger|large|larger|huge|giant|crowded|million) cit(?:y|ies)|metropol\\w+|mega[- ]?cit(?:y|ies))';
const SMALL = '(?:(?:small|smaller|tiny|provincial) (?:towns?|cit(?:y|ies))|(?:small )?villages?)';

/** "Must be in a big city"; "must not live in one" and "do not have to" demand none. */
const demand = (place: string): string =>
  `^(?!.*\\bnot (?:really |necessarily )?(?:have to|need)\\b).*\\b(?:must|needs?|has to|have to)\\b(?: (?!not\\b|never\\b|no\\b|avoid\\b)\\w+){0,4} ${place}\\b`;
/** "Small town by the sea", "a quiet village": whoever paints a place in such colours wants to live in it. */
const painted = (place: string): string =>
  `^(?:(?:an?|the|some|relatively|fairly|very) )*(?:(?:nice|quiet|quieter|cute|charming|pretty|lovely|peaceful|friendly|safe|walkable|cosy|cozy|green|lively|vibrant|historic|beautiful),? (?:and )?)*(?:(?<=(?:nice|quiet|quieter|cute|charming|pretty|lovely|peaceful|friendly|safe|walkable|cosy|cozy|green|lively|vibrant|historic|beautiful),? )${place}|${place} (?:(?:right )?(?:by|near|close to|beside|next to|on|along) (?:the |a |an )?(?:sea|seaside|coast|beach|ocean|lake|river|water|mountains?|hills?|forest|woods|nature|park)|in (?:the )?(?:mountains|hills|countryside|nature|south)|with (?:an? )?(?:good|great|nice|friendly|lively|vibrant|plenty of|some|real|strong)))\\b`;
/** Named alone, or as something that is not wanted. */
const unwanted = (place: string): RegExp =>
  new RegExp(
    `^(?!${demand(place)})(?!${painted(place)})(?!.*\\bnot (?:really |necessarily )?(?:have to|need)\\b).*\\b${place}\\b`,
  );

/** A city of whatever size, where somebody says that they do not want to live in one. */
const ANY_CITY = new RegExp(
  `^(?!${demand('cit(?:y|ies)')})(?!.*\\bnot (?:really |necessarily )?(?:have to|need)\\b)(?:.*\\b(?:live|lives|living|settle|be|end up|stuck|move)\\b (?:\\w+ )?in (?:an?|any|the) city\\b|.*\\bcity (?:life|living)\\b|(?:(?:no|not|never|any|an?|in) ){0,3}cit(?:y|ies)$)`,
);

/** Our list holds the largest towns of a country and not every small one: where it holds none, there may be some. */
const NEVER = Number.POSITIVE_INFINITY;
/** Cities are counted without their wider surroundings, so that one of half a million may be a big one. */
const SURELY_NOT_BIG = 300_000;

const ELSEWHERE =
  'near|nearby|close to|within|from|away|minutes?|hours?|km|kms|miles?|airports?|countr(?:y|ies)|per|rents?|prices?|costs?|salar\\w+|wages?|pay|incomes?|earn\\w*|hous\\w+|homes?|flats?|apartments?|tourists?|visitors?|students?|crimes?|doctors?|jobs?';

const inPeople = inTowns('people');

/** A town by how many live there; how near it lies, and what it has, are other things. */
const TOWN_COUNTED = new RegExp(
  `^(?!.*\\b(?:${ELSEWHERE})\\b).*\\b(?:cit(?:y|ies)|towns?|villages?|metropol\\w+|mega[- ]?cit(?:y|ies)|settlements?)\\b`,
);

/** How large a town may be, or has to be, to live in. */
export const SIZE_RULES: readonly DealBreakerRule[] = [
  {
    id: 'town-of-most',
    label: 'no large town',
    words: TOWN_COUNTED,
    read: inPeople,
    ...atMost(0, 0),
    own: {
      find: mostPeople,
      label: (said) => `no town of more than ${said}`,
      near: 0,
      past: NEVER,
      required: true,
    },
  },
  {
    id: 'town-of-least',
    label: 'no small town',
    words: TOWN_COUNTED,
    read: inPeople,
    ...atLeast(0, 0),
    own: { find: leastPeople, label: (said) => `a town of at least ${said}`, near: 0, required: true },
  },
  {
    id: 'big-city',
    label: 'no big city',
    words: unwanted(BIG),
    read: inPeople,
    ...atMost(FROM.large, NEVER),
    limit: FROM.large,
  },
  {
    id: 'any-city',
    label: 'no city to live in',
    words: ANY_CITY,
    read: inPeople,
    ...atMost(FROM.midSize, NEVER),
    limit: FROM.midSize,
  },
  {
    id: 'small-town',
    label: 'no small town',
    words: unwanted(SMALL),
    read: inPeople,
    ...atLeast(FROM.midSize, FROM.town),
    limit: FROM.midSize,
  },
  {
    id: 'big-city-asked',
    label: 'a big city to live in',
    good: true,
    words: new RegExp(demand(BIG)),
    read: inPeople,
    ...atLeast(FROM.large, SURELY_NOT_BIG),
    limit: FROM.large,
  },
];
