import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreaker } from '../model/dealBreaker.ts';
import type { Preferences } from '../model/preferences.ts';
import { isException } from './geography/namedPlaces.ts';
import { groupsOf } from './line/apart/groups.ts';
import { withoutAccepted } from './line/manner/accepted.ts';
import { asWritten } from './line/manner/asWritten.ts';
import { readGroup, withExceptions, withStories, withWhereabouts } from './line/readGroup.ts';
import { readerFor } from './line/reader.ts';
import { isFeared } from './line/words/senses.ts';
import { livesWith } from './own/hedged.ts';
import { plainly } from './own/ownTerms.ts';
import { ANYBODY, type WhoWrites } from './own/whoWrites.ts';

const BECAUSE = { questionIds: ['deal-breakers'] } as const;

/** What the free text of deal-breakers was read as. */
export interface ReadDealBreakers {
  readonly dealBreakers: readonly DealBreaker[];
  readonly excluded: Preferences['excludedCountries'];
}

/**
 * Reads deal-breakers from free text. A line is a condition only where its words are known and it carries no "unless",
 * "but" or "maybe"; a country is excluded only by a line that does nothing but name it. Every other line comes back
 * with `id` null, and the report says that it could not be checked.
 *
 * A number in the line is its limit. What the line leaves open the answers tell: the unit of degrees, the home that a
 * rent is for, the pay that a tax is on, the state that a pension is from, and whether "our marriage" is one of two
 * women or two men.
 *
 * The way of a text, which docs/must-haves.md draws: `groupsOf` parts it into lines with what is remarked on them;
 * `readGroup` sets apart what a line holds of several conditions, as far as each is read; `readerFor` reads one
 * condition, by `readLine` (how it is meant), `readWhole` (what its places are to it) and `readingsByRules` (its words).
 */
export function readDealBreakers(
  atlas: Atlas,
  text: string,
  about: Partial<WhoWrites> = {},
): ReadDealBreakers {
  const reader = readerFor(atlas, text, { ...ANYBODY, ...about });
  const groups = withExceptions(groupsOf(text), reader.read);
  const lines = groups.flatMap((group, nth) => {
    const follows = groups.slice(0, nth).some(({ whole }) => !isException(whole));
    return readGroup(atlas, group, follows, reader);
  });
  const dealBreakers: DealBreaker[] = [];
  const excluded = new Map<Iso3, Preferences['excludedCountries'][number]>();
  const quoted = asWritten(text);
  for (const { line: part, found } of withStories(withWhereabouts(atlas, lines, reader.read))) {
    const line = quoted(part, found.length > 0);
    if (found.length === 0)
      dealBreakers.push({ id: null, label: 'not read as a condition', text: line, ...BECAUSE });
    for (const { without = [], ...reading } of found) {
      for (const iso3 of without) excluded.set(iso3, { iso3, line, ...BECAUSE });
      dealBreakers.push({ ...reading, text: line, ...BECAUSE });
    }
  }
  return { dealBreakers, excluded: [...excluded.values()] };
}

/** Whether a line says nothing but what its writer can live with: "a bit of crime is ok", "cold winters fine". */
export function isLivedWith(atlas: Atlas, line: string): boolean {
  const { read } = readerFor(atlas, line, ANYBODY);
  return livesWith(plainly(line)) || withoutAccepted(line, (words) => isFeared(read(words))) === '';
}
