import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { COUNTRIES, excludedLabel, type NamedPlaces, placesNamedIn } from '../../geography/namedPlaces.ts';
import { isHedged, LIKED_SIGNS } from '../../own/hedged.ts';
import { ownAlphabetIn } from '../../own/ownAlphabet.ts';
import type { Units } from '../../own/ownLimit.ts';
import { plainly } from '../../own/ownTerms.ts';
import type { WhoWrites } from '../../own/whoWrites.ts';
import { type Found, readingsByRules } from '../words/byRules.ts';
import { isBad } from '../words/senses.ts';
import { readByExample } from './byExample.ts';
import { distanceIn } from './distance.ts';
import { comparesTwice } from './exampleNamed.ts';
import { exceptPlacesIn } from './exceptPlaces.ts';
import { landBorderIn } from './landBorder.ts';
import { onlyWithinIn } from './onlyWithin.ts';
import { leftBehind, namesOwnPassport, withoutOwnName } from './ownThings.ts';
import { seasonAwayIn } from './seasonAway.ts';
import { comparesWithPlace, thanHome } from './thanHere.ts';
import { unionsBesideIn } from './unionsBeside.ts';
import { warmthBetweenIn } from './warmthBetween.ts';

/** A line, or one part of it beside an "or", with what all of its readers ask. */
interface Line {
  readonly atlas: Atlas;
  readonly text: string;
  readonly units: Units;
  readonly who: WhoWrites;
  readonly places: NamedPlaces;
  readonly byRules: (text: string) => readonly Found[];
  /** A place as the measure of too much; nothing in a line that hedges. */
  readonly byExample: (text: string) => readonly Found[];
}

/** Makes of a line what it is; null where it is of another kind, and nothing where it is of this and cannot be read. */
type WholeReader = (line: Line) => readonly Found[] | null;

const whereNot = (
  out: { readonly iso3: readonly Iso3[]; readonly label: string } | null,
): readonly Found[] | null => out && [{ id: COUNTRIES, label: out.label, without: out.iso3 }];

const alone = (found: Found | null): readonly Found[] | null => found && [found];

function byHome({ atlas, text, who, byExample }: Line): readonly Found[] | null {
  const home = thanHome(atlas, text, who.home);
  return (
    home &&
    byExample(home.line)
      // Prices are those of a country; the weather of home is that of one town of it.
      .filter(({ id }) => id === 'expensive')
      .map((one) => ({
        ...one,
        label: one.label.replace(home.name, 'home'),
        ...(one.by ? { by: { ...one.by, said: 'home', of: 'home' } } : {}),
      }))
  );
}

function byPlace({ atlas, text, byExample }: Line): readonly Found[] | null {
  const between = warmthBetweenIn(text, byExample);
  if (between) return between;
  if (comparesTwice(atlas, text)) return [];
  const example = byExample(text);
  return example.length > 0 ? example : null;
}

/** "Portugal ❤️", "Portugal :)", "Portugal?", "Portugal > Spain": by its bare name such a place is not refused. */
const LIKED_OR_ASKED = new RegExp(`[?>${LIKED_SIGNS}]|<3|[:;]-?\\)`, 'u');

/**
 * The readers of a whole line, the first that answers deciding. What says most of the line stands first: a place in it
 * may be refused, the only one allowed, a point to measure from, a measure, or theirs who write, and each of these
 * spends the name that those behind it would take for something else.
 */
const READERS: readonly WholeReader[] = [
  // "Russia", "India: noise": nothing but names, which no other reader needs to look at.
  ({ atlas, text, places }) =>
    places.plain && !(places.beside === '' && LIKED_OR_ASKED.test(text))
      ? [{ id: COUNTRIES, label: excludedLabel(atlas, places.iso3), without: places.iso3 }]
      : null,
  // "Anywhere in Asia except Japan" also holds what the next reader takes for the only places allowed.
  ({ atlas, text }) => whereNot(exceptPlacesIn(atlas, text)),
  // "Must be in Europe": before the unions, since "only in the EU" allows what those would refuse.
  ({ atlas, text }) => whereNot(onlyWithinIn(atlas, text)),
  ({ atlas, text }) => whereNot(unionsBesideIn(atlas, text)),
  // "No border with Russia" is no distance from it.
  ({ atlas, text }) => whereNot(landBorderIn(atlas, text)),
  ({ text }) => alone(ownAlphabetIn(text)),
  // "Not Dubai in summer": before the measures, for which Dubai's summers would be the example.
  ({ atlas, text }) => alone(seasonAwayIn(atlas, text)),
  // "More than 5 hours from London": the place is where one measures from, and no example.
  ({ atlas, text, units, who }) => alone(distanceIn(atlas, text, units, who)),
  // "More expensive than here": home by its name is an example, of which its prices alone are used.
  byHome,
  byPlace,
  // "Colder than Oslo", and no figure for it: less than all that its words name is refused.
  ({ atlas, text }) => (comparesWithPlace(atlas, text) ? [] : null),
  // "Tax on what I earn in China", "my UK pension": the name tells whose it is, and the words alone are read.
  ({ places, who, byRules }) => {
    const words = leftBehind(places, who);
    return words === null ? null : byRules(words);
  },
  ({ text, places, who, byRules }) => {
    const words = withoutOwnName(text, places, who);
    return words === null ? null : byRules(words);
  },
  // A place that none of these could place: its line says more than its words.
  ({ text, places: { iso3 }, who }) =>
    iso3.length > 0 && !namesOwnPassport(text, iso3, who.citizenships) ? [] : null,
  ({ text, byRules }) => byRules(text),
];

/** What one line, or one part of it beside an "or", is read as; nothing where its words are not known. */
export function readWhole(atlas: Atlas, text: string, units: Units, who: WhoWrites): readonly Found[] {
  const byRules = (words: string): readonly Found[] => readingsByRules(words, units, who);
  const line: Line = {
    atlas,
    text,
    units,
    who,
    places: placesNamedIn(atlas, text, (reason) => byRules(reason).some(isBad)),
    byRules,
    byExample: (words) => (isHedged(plainly(words)) ? [] : readByExample(atlas, words, byRules, who.salary)),
  };
  for (const read of READERS) {
    const found = read(line);
    if (found) return found;
  }
  return [];
}
