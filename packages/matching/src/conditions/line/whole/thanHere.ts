import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { placesAtStart } from './placesAtStart.ts';

/** Where somebody lives now, as what others are compared with. */
const HERE =
  /\bthan (?:(?:it is |we have |i have )?(?:here|now|home)|(?:it is )?(?:at|back) home|in (?:my|our) (?:own |home )?country|where (?:i|we)(?:'m| am| are| live)\b(?: now| at the moment)?|what (?:i|we) pay(?: now| here| at home)*|(?:my|our) (?:current|present|own) \w+)(?=\s*(?:$|[.,;!)]))/i;

/**
 * "More expensive than here" with the name of that country in its place, which is empty where it is not known; null for a
 * line that compares with no home.
 */
export function thanHome(
  atlas: Atlas,
  line: string,
  home: Iso3 | null,
): { readonly line: string; readonly name: string } | null {
  const text = line.replace(/[’‘]/g, "'");
  const name = (home === null ? null : atlas.country(home)?.name) ?? '';
  return HERE.test(text) ? { line: text.replace(HERE, `than ${name}`), name } : null;
}

/** Whether a line compares with a place by name: what is worse than there is less than all that its words name. */
export const comparesWithPlace = (atlas: Atlas, line: string): boolean =>
  [...line.matchAll(/\bthan (?:in |at |it is in |that of |those of )?/gi)].some(
    ({ 0: than, index }) => placesAtStart(atlas, line.slice(index + than.length), true) !== null,
  );
