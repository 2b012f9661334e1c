import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { placesNamedIn } from '../../geography/namedPlaces.ts';

/** "A border with Russia", "bordering Belarus or Russia", "next door to Russia", without the names. */
const BORDERING =
  /^(?:(?:no|not|a|an|any|countr(?:y|ies)|places?|states?|anywhere|nowhere|that|which|is|are|has|have|having|with|shares?|sharing|land|common|direct|the|of|to|and|or|right|directly)\s+)*(?:borders?|bordering|frontiers?|neighbou?rs?|neighbou?ring|next door|next|adjacent|adjoining)(?:\s+(?:with|to|of|on|the|and|or|a|border|borders|frontier))*$/;

/** "Nowhere near Russia", "too close to China": without such a word, nearness may be what is wished for. */
const TOO_NEAR =
  /^(?:(?:must|should|may|can) ?not be |(?:i|we) (?:do|would|will) not want to (?:live|be) )?(?:(?:a|an|any|countr(?:y|ies)|places?|that|which|is|are|lies?|being|far)\s+)*(?:(?:no|not|nowhere|anywhere|too|(?:no|any) (?:countr(?:y|ies)|places?))\s+)(?:(?:at all|too|so|very|that)\s+)*(?:near|close|nearby)(?:\s+(?:to|of|the|and|or))*$/;

/** Countries with a land border with those that a line names, exclaves counted, and what the line asks. */
export interface LandBorder {
  readonly iso3: readonly Iso3[];
  readonly label: string;
}

/** A line that rules out a land border with a country, and with it that country; null for every other line. */
export function landBorderIn(atlas: Atlas, line: string): LandBorder | null {
  const { iso3: named, beside } = placesNamedIn(atlas, line);
  const said = beside.replace(/\s+/g, ' ').trim();
  if (named.length === 0 || !(BORDERING.test(said) || TOO_NEAR.test(said))) return null;
  const along = atlas.countries.filter(({ borders }) => borders.some((one) => named.includes(one)));
  const names = named.map((iso3) => atlas.country(iso3)?.name).join(' or ');
  return {
    iso3: [...new Set([...named, ...along.map(({ iso3 }) => iso3)])],
    label: `not ${names}, and no land border with ${named.length === 1 ? 'it' : 'them'}`,
  };
}
