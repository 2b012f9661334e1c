import { fold } from '../fold.ts';

export type PlaceKind = 'locality' | 'region' | 'country';

/** A place as the loader supplies it. */
export interface PlaceRow {
  readonly kind: PlaceKind;
  readonly name: string;
  /** First-level region; null for countries and where unknown. */
  readonly region: string | null;
  readonly country: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly iso2: string;
  readonly population: number;
  /** Longitude, latitude in degrees; null where unknown. */
  readonly point: readonly [number, number] | null;
  /** Alternative names for searching, such as the local one. */
  readonly aliases?: readonly string[];
}

/** A suggestion in the form the questionnaire stores. */
export interface PlaceSuggestion {
  readonly name: string;
  readonly region: string | null;
  readonly country: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly countryCode: string;
  readonly coordinates: readonly [number, number] | null;
  readonly kind: PlaceKind;
  readonly formattedAddress: string;
}

export interface SuggestOptions {
  /** Maximum number of suggestions; 5 by default. */
  readonly limit?: number;
  /** Restricts the search to this country. */
  readonly countryIso2?: string;
}

export interface Gazetteer {
  readonly size: number;
  /**
   * Places with a name, or a later word of it, that begins with the text: whole names first, then countries by a
   * later word ("Congo" of "DR Congo"), then by population.
   */
  suggest(text: string, options?: SuggestOptions): readonly PlaceSuggestion[];
}

function suggestionOf(row: PlaceRow): PlaceSuggestion {
  const parts = [row.name, row.region, row.country].filter((part): part is string => part !== null);
  return {
    name: row.name,
    region: row.region,
    country: row.country,
    countryCode: row.iso2.toLowerCase(),
    coordinates: row.point,
    kind: row.kind,
    formattedAddress: parts.filter((part, i) => part !== parts[i - 1]).join(', '),
  };
}

const KIND_ORDER: Readonly<Record<PlaceKind, number>> = { country: 0, region: 1, locality: 2 };

/** From this length on, an exact match comes first, however small the place. */
const WHOLE_NAME_LETTERS = 4;

/** A name by which a place is found. */
interface Entry {
  readonly folded: string;
  readonly row: PlaceRow;
}

/** Entries by full name, and by the first one to four letters of the name and of its later words. */
function openIndex(entries: readonly Entry[]) {
  const starts = new Map<string, Entry[]>();
  const words = new Map<string, Entry[]>();
  const put = (index: Map<string, Entry[]>, text: string, entry: Entry): void => {
    for (let length = 1; length <= Math.min(4, text.length); length += 1) {
      const key = text.slice(0, length);
      const list = index.get(key);
      if (!list) index.set(key, [entry]);
      else if (list.at(-1) !== entry) list.push(entry);
    }
  };
  for (const entry of entries) {
    put(starts, entry.folded, entry);
    for (const word of entry.folded.split(' ').slice(1)) put(words, word, entry);
  }
  return { whole: Map.groupBy(entries, (entry) => entry.folded), starts, words };
}

/**
 * Indexes places for type-ahead. Entries are sorted by importance once, so the list of a prefix is in order and a
 * search stops as soon as it has enough matches.
 */
export function openGazetteer(rows: readonly PlaceRow[]): Gazetteer {
  const ordered = [...rows].sort(
    (a, b) => b.population - a.population || KIND_ORDER[a.kind] - KIND_ORDER[b.kind],
  );
  const entries = ordered.flatMap((row) =>
    [row.name, ...(row.aliases ?? [])].map((name): Entry => ({ folded: fold(name), row })),
  );
  const { whole, starts, words } = openIndex(entries);
  const countries = entries.filter(({ row }) => row.kind === 'country');

  return {
    size: rows.length,
    suggest(input, { limit = 5, countryIso2 } = {}) {
      const text = fold(input);
      if (text === '') return [];
      const country = countryIso2?.toUpperCase();
      const found: PlaceRow[] = [];
      const seen = new Set<string>();

      function collect(list: readonly Entry[] | undefined, matches: (folded: string) => boolean): void {
        for (const { folded, row } of list ?? []) {
          if (found.length >= limit) return;
          if ((country !== undefined && row.iso2 !== country) || !matches(folded)) continue;
          const key = `${row.name}|${row.region}|${row.iso2}|${row.kind}`;
          if (seen.has(key)) continue;
          seen.add(key);
          found.push(row);
        }
      }
      const key = text.slice(0, 4);
      if (text.length >= WHOLE_NAME_LETTERS) {
        collect(whole.get(text), () => true);
        collect(countries, (folded) => ` ${folded} `.indexOf(` ${text} `) > 0);
      }
      collect(starts.get(key), (folded) => folded.startsWith(text));
      collect(words.get(key), (folded) => folded.includes(` ${text}`));
      return found.map(suggestionOf);
    },
  };
}
