import type { Atlas } from '../atlas.ts';
import { citeFact, citeProvenance } from '../cite.ts';
import { formatFact } from '../format.ts';
import type { Country, Fact, Iso3, Provenance } from '../model.ts';
import type { Standings } from '../percentile.ts';
import { type PlaceName, placeName } from './placeName.ts';
import { hashOf } from './words.ts';

export interface TellerMeta {
  readonly sources: readonly string[];
  readonly years: readonly number[];
  readonly licences: readonly string[];
}

/** Writes sentences about one country and remembers the facts they rest on. */
export interface Teller {
  readonly atlas: Atlas;
  readonly standings: Standings;
  readonly country: Country;
  readonly iso3: Iso3;
  readonly place: PlaceName;
  /** The fact; null where it is unknown or may not be shown. Does not count as used. */
  fact(id: string): Fact | null;
  /** A sentence from facts; null where any of them is unknown. */
  tell(ids: readonly string[], say: (...values: string[]) => string | null): string | null;
  /** Marks a record other than a fact as used. */
  use(from: Provenance): void;
  /** One of several wordings, always the same for the same country and key. */
  pick(key: string, phrasings: readonly string[]): string;
  /** ", above the world median of …" in exact words; empty where the value equals it or is not a number. */
  against(id: string): string;
  meta(): TellerMeta;
}

/** The figure of a fact with its unit, with a remark where its quality is doubtful. */
export function figure(fact: Fact): string {
  if (fact.quality === 'low') return `${formatFact(fact)} (low confidence)`;
  const estimated =
    fact.quality === 'proxy' && fact.source === fact.indicator.source && typeof fact.value === 'number';
  return estimated ? `${formatFact(fact)} (estimate)` : formatFact(fact);
}

/** Opens a teller; its `meta` collects the sources as sentences are written. */
export function openTeller(atlas: Atlas, standings: Standings, country: Country): Teller {
  const { iso3 } = country;
  const sources = new Set<string>();
  const years = new Set<number>();
  const licences = new Set<string>();

  function fact(id: string): Fact | null {
    const found = atlas.fact(iso3, id);
    return found?.indicator.shown ? found : null;
  }
  function useFact(one: Fact): void {
    sources.add(citeFact(one));
    years.add(one.year);
    licences.add(one.indicator.licence);
  }

  return {
    atlas,
    standings,
    country,
    iso3,
    place: placeName(country),
    fact,
    tell(ids, say) {
      const facts = ids.map(fact);
      if (facts.includes(null)) return null;
      const known = facts as Fact[];
      const sentence = say(...known.map(figure));
      if (sentence !== null) for (const one of known) useFact(one);
      return sentence;
    },
    use(from) {
      sources.add(citeProvenance(from));
      licences.add(from.licence);
      const year = Number(from.asOf?.match(/\b(?:19|20)\d\d\b/)?.[0]);
      if (year) years.add(year);
    },
    pick: (key, phrasings) => phrasings[hashOf(`${iso3} ${key}`) % phrasings.length] ?? '',
    against(id) {
      const standing = standings.world(iso3, id);
      const one = fact(id);
      if (!standing || !one || standing.median === one.value) return '';
      const median = formatFact({ ...one, value: standing.median });
      // With both rounded to the same figure, "above" would look like an error.
      if (median === formatFact(one)) return ', about the world median';
      const short = median.replace(/\u00a0per .*| \(US = 100\)/, '');
      return `, ${(one.value as number) > standing.median ? 'above' : 'below'} the world median of ${short}`;
    },
    meta: () => ({
      sources: [...sources].sort(),
      years: [...years].sort((a, b) => a - b),
      licences: [...new Set([...licences].flatMap((licence) => licence.split('; ')))].sort(),
    }),
  };
}

/** Joins sentences into a paragraph; null where there are none. */
export function paragraph(...sentences: readonly (string | null)[]): string | null {
  const told = sentences.filter((sentence): sentence is string => sentence !== null && sentence !== '');
  return told.length > 0 ? told.join(' ') : null;
}
