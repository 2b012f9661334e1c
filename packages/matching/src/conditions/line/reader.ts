import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { remembered } from '@global-fit/atlas/remembered';
import { ownMoney } from '../../profile/money/ownMoney.ts';
import { placesNamedIn } from '../geography/namedPlaces.ts';
import { meansFahrenheit } from '../own/degreesMeant.ts';
import { livesWith } from '../own/hedged.ts';
import type { Units } from '../own/ownLimit.ts';
import { plainly } from '../own/ownTerms.ts';
import { speaksPoorly } from '../own/spokenHere.ts';
import type { WhoWrites } from '../own/whoWrites.ts';
import { isTooLong } from './apart/groups.ts';
import { topicsSpelled } from './apart/topicNamed.ts';
import { withoutFlourish, writtenOut } from './manner/flourish.ts';
import { reasonApart } from './manner/remarks.ts';
import { isPleadedFor } from './manner/wantedItself.ts';
import { readLine } from './readLine.ts';
import { sparing } from './whole/exceptPlaces.ts';
import type { Found } from './words/byRules.ts';

/** What a line is read as by somebody. */
export type Reader = (line: string) => readonly Found[];

/** "Is Canada too far?": who asks rules nothing out. */
const ASKS = /^(?:is|are|does|will|would) [^?]*\?$/i;

/** Whoever lives where Fahrenheit is used and holds no passport of such a country grew up with the other scale. */
function thinksInFahrenheit(atlas: Atlas, { home, citizenships }: WhoWrites): boolean {
  const uses = (iso3: Iso3): boolean => atlas.practical(iso3)?.temperatureUnit === 'fahrenheit';
  return home !== null && uses(home) && (citizenships.length === 0 || citizenships.some(uses));
}

/** A place by its name alone: whether its reason is one to refuse it is decided where names are read. */
const isBareName = (atlas: Atlas, condition: string): boolean => {
  const { iso3, beside } = placesNamedIn(atlas, condition);
  return iso3.length > 0 && !/\p{L}/u.test(beside);
};

/** A line as it stands, else without its flourish, else as a subject and its value. */
function asItStands(atlas: Atlas, line: string, units: Units, who: WhoWrites): readonly Found[] {
  const written = writtenOut(line);
  const found = readLine(atlas, written, units, who);
  const bare = found.length > 0 || livesWith(plainly(written)) ? written : withoutFlourish(written);
  const plain = bare === written ? found : readLine(atlas, bare, units, who);
  if (plain.length > 0)
    return plain.filter(({ id, limit }) => !isPleadedFor(id, plainly(written), limit !== undefined));
  if (livesWith(plainly(bare))) return [];
  for (const spelled of topicsSpelled(bare)) {
    const read = readLine(atlas, spelled, units, who);
    if (read.length > 0) return read;
  }
  return [];
}

/** A line, else what it says before its reason. */
function beforeItsReason(atlas: Atlas, line: string, read: Reader): readonly Found[] {
  if (isTooLong(line) || ASKS.test(line)) return [];
  const found = read(line);
  const apart = found.length > 0 || speaksPoorly(plainly(line)) ? null : reasonApart(writtenOut(line));
  // What is a condition itself is no reason for the one before it.
  if (!apart || (!apart.announced && read(apart.reason).length > 0)) return found;
  return isBareName(atlas, apart.condition) ? found : read(apart.condition);
}

/**
 * The reader of the one who was asked for last: a study of what would change a ranking asks for the same lines some
 * fifty times. Its lines are those of one customer, and are let go with the next.
 */
const last = new WeakMap<Atlas, { readonly asked: string; readonly read: Reader }>();

/**
 * Reads lines as somebody means them who wrote this whole text, whose degrees are of one scale: each as it stands or
 * before its reason, and without the countries that it excepts by name.
 */
export function readerFor(
  atlas: Atlas,
  text: string,
  who: WhoWrites,
): { readonly read: Reader; readonly spared: Reader } {
  const fahrenheit = meansFahrenheit(text, thinksInFahrenheit(atlas, who));
  const asked = JSON.stringify({ ...who, fahrenheit });
  const known = last.get(atlas);
  const units: Units = { fahrenheit, ...ownMoney(atlas, who.home) };
  const alone =
    known?.asked === asked
      ? known.read
      : remembered((line: string) =>
          beforeItsReason(atlas, line, (one) => asItStands(atlas, one, units, who)),
        );
  last.set(atlas, { asked, read: alone });
  const spared: Reader = (line) => sparing(atlas, line, alone);
  return {
    spared,
    read: (line) => {
      const found = alone(line);
      return found.length > 0 ? found : spared(line);
    },
  };
}
