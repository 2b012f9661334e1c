import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { COUNTRIES, excludedLabel, type NamedPlaces, placesNamedIn } from '../../geography/namedPlaces.ts';
import type { Found } from '../words/byRules.ts';
import { isFeared } from '../words/senses.ts';
import { onlyWithinIn } from './onlyWithin.ts';
import { areAllInside } from './unionsBeside.ts';

const EXCEPT =
  /^(.+?)\s*[,;]?\s*\(?\b(?:except(?:ing)?(?: for)?|apart from|aside from|other than|excluding|besides|with the exception of|but not|save for)(?::\s*|\s+)(?:for |in |to )?(.+?)[\s.)!]*$/i;
/** "Except Spain, no country in Europe": the same with the exception first. */
const EXCEPT_FIRST =
  /^(?:except(?:ing)?(?: for)?|apart from|aside from|other than|excluding|with the exception of)\s+(?:for |in )?(?<tail>.+?)\s*,\s*(?<head>(?:(?:no|not|never|avoid|nowhere|nothing|only|must|has to|stay)\b.+?|(?:all (?:of )?|the )?[\p{L} -]+ (?:is|are) out))[\s.!]*$/iu;
/** What is fine, behind a "but" or a comma alone. */
const BUT_FINE =
  /^(.+?)(?:\s*[,;(]?\s*\b(?:but|although|though|however),?|\s*,)\s+(.+?)\s+(?:(?:is|are|would be|might be|could be)\s+)?(?:ok(?:ay)?|fine|acceptable|all ?right|good|possible|welcome|an exception|yes)\b[\s.)!]*$/i;
const OUT_AT_END = /\b(?:(?:is|are) (?:out|an? no(?: ?go)?)|no(?: ?go| thanks)?)[\s.!]*$/i;
/** "Europe but no Germany": of a part of the world that is looked for, what is refused in it. */
const BUT_NO =
  /^(?:(?:anywhere |somewhere )?in )?(.+?),?\s+but\s+(?:no|(?:definitely|absolutely|certainly|please)\s+(?:no|not)(?: in)?)\s+(.+?)(?:,? (?:please|pls|thanks))?[\s.!]*$/i;
const REGION_LEAST = 3;
/** Words that refuse for certain; "anywhere in Europe except the UK" may be all that is wished for. */
const REFUSES =
  /^(?:no|not|never|avoid|nowhere|nothing|rule out|(?:i|we|it|this|the country|the place) )\b(?!.*\b(?:any(?:thing|where)|every\w*|all)\b)/i;
/** "Anything but Asia": refused by who would go anywhere else. */
const ANY_BUT =
  /^(?:any(?:where|thing)|any (?:country|place)|everywhere|everything) (?:but|except(?: for)?|other than|apart from)\b/i;
/** "Everything in Asia is fine", but for what follows. */
const ALL_FINE =
  /^(?:any|every|all\b)(?!.*\b(?:no|not|never)\b).* (?:is|are|would be) (?:ok(?:ay)?|fine|good|possible|welcome)$/i;
const OUTSIDE = /\b(?:outside|leave)\b/i;
/** Beside the names of exceptions nothing is said. */
const NO_MORE = /^(?:(?:and|or|the|maybe|perhaps|possibly)\s*)*$/;

const listed = ({ called }: NamedPlaces): string => called.join(' or ');

/** A line in two: what it says, and what of it it takes out. */
interface Exception {
  readonly head: string;
  readonly tail: string;
}

function exceptionIn(line: string): Exception | null {
  const [, one = '', other = ''] = EXCEPT.exec(line) ?? BUT_FINE.exec(line) ?? [];
  const { head = one, tail = other } = EXCEPT_FIRST.exec(line)?.groups ?? {};
  // "All of Asia except Japan is out": the verb is that of what stands before the exception.
  const out = OUT_AT_END.exec(tail)?.[0] ?? '';
  return head === ''
    ? null
    : { head: `${head} ${out}`.trim(), tail: tail.slice(0, tail.length - out.length) };
}

/** The places by name that make up an exception; null where it says anything else. */
function onlyNames(atlas: Atlas, tail: string): NamedPlaces | null {
  const named = placesNamedIn(atlas, tail);
  return named.iso3.length > 0 && NO_MORE.test(named.beside.replace(/\s+/g, ' ')) ? named : null;
}

/** "Good schools but not in Spain" refuses what stands behind it. */
const REFUSES_MORE = /\bbut not\b/i;

/** A condition with countries that it spares: "No dictatorships except Singapore". */
export interface SparedIn {
  /** The condition alone. */
  readonly condition: string;
  readonly iso3: readonly Iso3[];
  /** "Singapore". */
  readonly called: string;
}

/** What a line spares of its condition; null for a line that excepts no countries by name. */
export function sparedIn(atlas: Atlas, line: string): SparedIn | null {
  const exception = REFUSES_MORE.test(line) ? null : exceptionIn(line);
  const named = exception && onlyNames(atlas, exception.tail);
  return named && { condition: exception.head, iso3: named.iso3, called: listed(named) };
}

/** "No more than 8 hours of flight, except Japan": so far one goes there alone. */
const FAR_OFF: ReadonlySet<string> = new Set(['flight', 'distance']);

const EXCEPTS = /\b(?:except\w*|excluding|apart|aside|other than|besides|exception of)\b/i;

/**
 * "No dictatorships except Singapore": what is feared, of which the countries excepted are only warned. Of a union that is
 * asked for, a member excepted is refused: "Only EU, except Hungary".
 */
export function sparing(
  atlas: Atlas,
  line: string,
  read: (line: string) => readonly Found[],
): readonly Found[] {
  const spared = sparedIn(atlas, line);
  const found = spared ? read(spared.condition) : [];
  const isFarOff = found.length > 0 && found.every(({ id }) => FAR_OFF.has(id ?? ''));
  if (!spared || !(isFarOff || isFeared(found))) return [];
  const { iso3, called } = spared;
  if (found.some(({ id }) => areAllInside(atlas, id, iso3)))
    return EXCEPTS.test(line)
      ? [...found, { id: COUNTRIES, label: excludedLabel(atlas, iso3), without: iso3 }]
      : found;
  return found.map((one) => ({ ...one, label: `${one.label}, except ${called}`, except: iso3 }));
}

/** A line on places with exceptions. */
export interface ExceptPlaces {
  /** What is ruled out. */
  readonly iso3: readonly Iso3[];
  /** "not Asia except Japan or Singapore". */
  readonly label: string;
}

/** Whoever refuses a country by name in a part of the world looks for all others there, and for no place outside. */
function regionWithout(atlas: Atlas, line: string): ExceptPlaces | null {
  const [, head = '', tail = ''] = BUT_NO.exec(line) ?? [];
  const out = tail === '' ? null : onlyNames(atlas, tail);
  if (!out || REFUSES.test(head) || ANY_BUT.test(head) || OUT_AT_END.test(head)) return null;
  const { plain, iso3, called } = placesNamedIn(atlas, head);
  const isRegion = plain && called.length === 1 && iso3.length >= REGION_LEAST;
  if (!isRegion || !out.iso3.every((one) => iso3.includes(one))) return null;
  const left = iso3.filter((one) => !out.iso3.includes(one));
  return {
    iso3: atlas.countries.map((one) => one.iso3).filter((one) => !left.includes(one)),
    label: `only in ${called.join(' or ')} except ${listed(out)}`,
  };
}

/**
 * "No Asia except Japan", "Must be in Europe but not Russia", "Nothing in Africa, but Kenya is fine": the countries ruled
 * out; null for every other line, and for one that may mean what it leaves.
 */
export function exceptPlacesIn(atlas: Atlas, line: string): ExceptPlaces | null {
  const region = regionWithout(atlas, line);
  if (region) return region;
  const exception = exceptionIn(line);
  const exceptions = exception && onlyNames(atlas, exception.tail);
  if (!exceptions) return null;
  const { head } = exception;
  const isIn = (iso3: Iso3): boolean => exceptions.iso3.includes(iso3);
  if (ALL_FINE.test(head)) return { iso3: exceptions.iso3, label: excludedLabel(atlas, exceptions.iso3) };
  const refused = placesNamedIn(atlas, head);
  if (refused.plain)
    return REFUSES.test(head) || ANY_BUT.test(head) || OUT_AT_END.test(head)
      ? {
          iso3: refused.iso3.filter((one) => !isIn(one)),
          label: refused.iso3.some(isIn)
            ? `not ${listed(refused)} except ${listed(exceptions)}`
            : excludedLabel(atlas, refused.iso3),
        }
      : null;
  const within = onlyWithinIn(atlas, head);
  if (!within) return null;
  return OUTSIDE.test(head)
    ? { iso3: within.iso3.filter((one) => !isIn(one)), label: `${within.label} or ${listed(exceptions)}` }
    : {
        iso3: [...new Set([...within.iso3, ...exceptions.iso3])],
        label: `${within.label} except ${listed(exceptions)}`,
      };
}
