import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { countryNames, placesNamedIn } from '../../geography/namedPlaces.ts';
import { cityCalled } from '../../geography/origin.ts';

/** A place as a line names it. */
export interface PlaceAtStart {
  /** In the customer's own words: "the US". */
  readonly said: string;
  readonly iso3: Iso3;
  /** The town that is named, or the largest of a state; null for a country. */
  readonly city: City | null;
  /** The town only stands for its state: "Texas". */
  readonly state: boolean;
}

/** Places that a text begins with, and what follows them. */
export interface PlacesAtStart {
  readonly places: readonly PlaceAtStart[];
  readonly rest: string;
}

const MOST_WORDS = 4;
/** Countries of a part of the world that may stand for one place: "like in Scandinavia", and not "like in Europe". */
const MOST_COUNTRIES = 6;
/** Without a capital letter only a longer name of a larger town is taken for one. */
const [LEAST_LETTERS, LEAST_PEOPLE] = [5, 30_000];

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*\.?/u;
const JOINED = /^\s*(?:[/,&+]|\bor\b|\band\b)\s*(?:(?:like|as)\s+)?(?:(?:in|of)\s+)?(?:the\s+(?=[A-Z]))?/i;

/** The first words of a text, of each number of them with what follows, the most first. */
function heads(text: string): readonly (readonly [head: string, rest: string])[] {
  const found: (readonly [string, string])[] = [];
  let end = 0;
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const gap = words === 0 ? '' : (/^ +/.exec(text.slice(end))?.[0] ?? null);
    const word = gap === null ? null : WORD.exec(text.slice(end + gap.length));
    if (!word || word.index !== 0 || gap === null) break;
    end += gap.length + word[0].length;
    found.unshift([text.slice(0, end), text.slice(end)]);
  }
  return found;
}

const nameIn = (head: string): string => head.replace(/'s$|[.,']$/, '');

function placesCalled(
  atlas: Atlas,
  head: string,
  written: boolean,
  article: string,
): readonly PlaceAtStart[] {
  const said = nameIn(head);
  const capital = /^(?:the )?\p{Lu}/u.test(said);
  if (!capital && written) return [];
  const { iso3, beside } = placesNamedIn(atlas, said);
  const city = cityCalled(atlas, said);
  const state = city !== null && fold(city.region ?? '') === fold(said) && fold(city.name) !== fold(said);
  const isCountry = countryNames(atlas).has(fold(said));
  const isLarge = said.length >= LEAST_LETTERS && (city?.population ?? 0) >= LEAST_PEOPLE;
  if (city && !isCountry && (capital || isLarge))
    return [{ said: fold(city.name) === fold(said) ? city.name : said, iso3: city.iso3, city, state }];
  return beside === '' && iso3.length <= MOST_COUNTRIES
    ? iso3.map((one) => ({
        said: capital ? `${article}${said}` : (atlas.country(one)?.name ?? one),
        iso3: one,
        city: null,
        state: false,
      }))
    : [];
}

function firstAt(atlas: Atlas, text: string, written: boolean, article = ''): PlacesAtStart | null {
  for (const [head, rest] of heads(text)) {
    const places = placesCalled(atlas, head, written, article);
    if (places.length > 0) return { places, rest };
  }
  return null;
}

/**
 * Countries and towns that a text begins with, one or several of a list: "London/Zurich", "Helsinki or Oslo"; null
 * where it begins with none. A name has its capital letter, unless the whole line is written without.
 *
 * @param written whether the line has capital letters where they belong
 */
export function placesAtStart(atlas: Atlas, text: string, written: boolean): PlacesAtStart | null {
  const first =
    firstAt(atlas, text, written) ?? firstAt(atlas, text.replace(/^the\s+/i, ''), written, 'the ');
  if (!first) return null;
  const joined = JOINED.exec(first.rest);
  const more = joined && placesAtStart(atlas, first.rest.slice(joined[0].length), written);
  if (!more) return first;
  const same = ({ iso3, city }: PlaceAtStart): boolean =>
    first.places.some((one) => one.iso3 === iso3 && one.city === city);
  // "Lisbon, Portugal" and "Portugal, Lisbon" name one place.
  const [last] = first.places;
  const within = more.places.every(({ iso3, city }) => city === null && iso3 === last?.iso3 && last.city);
  return within
    ? { places: first.places, rest: more.rest }
    : { places: [...first.places, ...more.places.filter((one) => !same(one))], rest: more.rest };
}
