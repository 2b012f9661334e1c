import { fold } from '../fold.ts';

export type PlaceKind = 'locality' | 'region' | 'country';

/** One place as the loader hands it over. */
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
  /** Other names it is found by, e.g. in its own language. */
  readonly aliases?: readonly string[];
}

/** A suggestion in the shape the place field of the questionnaire stores. */
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
  /** At most so many suggestions; 5 unless told. */
  readonly limit?: number;
  /** Only places of this country. */
  readonly countryIso2?: string;
}

export interface Gazetteer {
  readonly size: number;
  /**
   * Places whose name, or a later word of it, begins with the text: whole names first, then countries of which it is a
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

/** From so many letters on, a name equal to the text is what was meant, however small the place. */
const WHOLE_NAME_LETTERS = 4;

/** A name a place is found by. */
interface Entry {
  readonly folded: string;
  readonly row: PlaceRow;
}

/** Entries by whole name, and by the first one to four letters of the name and of its later words, in order. */
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
 * Indexes places for suggestions as one types. Entries are put in order of importance once; a prefix then leads
 * to a list that is already in that order, so that a query stops at the first good matches.
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
