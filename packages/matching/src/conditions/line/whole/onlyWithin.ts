import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { placesNamedIn } from '../../geography/namedPlaces.ts';

const WHAT = '(?:(?:it|this|the country|the place|my (?:new )?home|we|i) )?';
const SOMETHING =
  '(?:(?:anything|anywhere|nothing|nowhere|all|everything|not|no|any|countries|country|places?|that|is|are|lies|lie|living|moving|go|going) )*';

/**
 * Words that leave nothing but the places named beside them: "Must be in Europe", "Anything outside Europe", "We will not
 * leave Europe". "Only Malta" is none of them: it may be the only place that is ruled out. Nor is "outside Asia" by itself:
 * it may be where somebody wants to go.
 */
const ONLY_THERE = new RegExp(
  `^(?!outside\\b)(?:${[
    `${WHAT}(?:must|has to|have to|needs? to|should)(?: only)? (?:be|stay|remain|lie)(?: (?:somewhere )?(?:in|within|inside))?`,
    'only (?:in|within|inside)(?: countries in)?',
    '(?:please )?(?:stay|remain) (?:in|within|inside)',
    '(?:we|i) (?:will |would |want to |wish to |can )?only (?:want to |wish to )?(?:live|move|stay|look|go)(?: (?:in|to|within|at))?',
    '(?:we|i) (?:want|wish|need|would like) to (?:stay|remain)(?: (?:in|within|inside))?',
    '(?:we|i) (?:will|would|do|can|must|want to) ?not (?:want to )?leave|(?:we|i) wont leave',
    '(?:we|i) (?:(?:will|would|do|can) ?not|wont|cant) (?:want to )?(?:live|move|go|be|look) (?:anywhere )?outside(?: of)?',
    `${SOMETHING}(?:outside(?: of)?|not (?:in|within))`,
  ].join(
    '|',
  )})(?: the| an?| and| or)*(?: (?:countr(?:y|ies)|nations?|members?|member states?)(?: of(?: the)?)?)?$`,
);

/**
 * "Europe only", "Spain or Portugal only", "only Spain or Portugal": nobody means that these alone are ruled out. "Only
 * Europe", "only Malta" and "Malta only" leave that open.
 */
const ONLY_AT_END = /\bonly[\s.!]*$/i;
const REGION_LEAST = 3;
const ONLY_EITHER = /^\s*only\b.*\bor\b|(?:\bor\b|\p{L}\s?\/\s?\p{L}).*\bonly[\s.!]*$/iu;
/**
 * "Only southern hemisphere", "only G7 countries": half of the world is nobody's one deal-breaker, and a group of states
 * is asked for so as a union is.
 */
const HALF_OR_GROUP =
  /^\s*only (?:in )?(?:the )?(?:(?:south|north)ern hemisphere|(?:g7|group of seven|brics)(?: (?:countries|states|nations|members|member states))?)[\s.!]*$/i;
const BESIDE_ONLY = /^(?:(?:the|and|or|in|countries|states|nations|members?|only|either)\s*)+$/;

/**
 * "Spain or Italy, nowhere else", "Scandinavia or nothing": what such words follow is all that is left. Behind "Russia and
 * China" a "nothing else" or "no other country" may as well end what is refused.
 */
const NOTHING_ELSE =
  /^(.+?)(?:[\s,;–-]+(?:(?:and|or) )?(?:(?:nowhere|no place) else|not anywhere(?: else)?|(?<=\bor )(?:nowhere|nothing|no place|no country))(?: else)?|(?<=\bor\b.*)[\s,;–-]+(?:and )?(?:no(?:t any| other) (?:country|place)(?: else)?|no other)|(?<=^\s*either\b.*\bor\b.*)[\s,;–-]+nothing else(?: counts| matters| will do| works)?)[\s.!]*$/i;

const MEANS_EITHER =
  /^\s*(?:any|some|every)where outside\b|[?=:]\s*\S.*\bonly\b|^\s*only\b.*\bor\b.*\bin (?:the )?\p{Lu}/iu;

/** A line that leaves the places it names and no other. */
export interface OnlyWithin {
  /** Every other country. */
  readonly iso3: readonly Iso3[];
  /** "only in Europe or North America". */
  readonly label: string;
}

/** The countries ruled out by a line that leaves the places it names alone; null for every other line. */
export function onlyWithinIn(atlas: Atlas, line: string): OnlyWithin | null {
  const [, alone] = NOTHING_ELSE.exec(line) ?? [];
  const { atWidest: named, beside, called } = placesNamedIn(atlas, alone ?? line);
  const isRegion = named.length >= REGION_LEAST && ONLY_AT_END.test(line);
  const saysOnly = alone !== undefined || isRegion || ONLY_EITHER.test(line) || HALF_OR_GROUP.test(line);
  // "Anywhere outside the US" may be where somebody wants to go, and "Asia? Japan only" is said of Asia alone.
  if (MEANS_EITHER.test(line)) return null;
  const isOnly = saysOnly && (beside === '' || BESIDE_ONLY.test(beside));
  if (named.length === 0 || !(isOnly || ONLY_THERE.test(beside.replace(/\s+/g, ' ')))) return null;
  return {
    iso3: atlas.countries.map(({ iso3 }) => iso3).filter((one) => !named.includes(one)),
    label: `only in ${called.join(' or ')}`,
  };
}
