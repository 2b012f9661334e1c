import type { Provenance } from '@global-fit/atlas/model';
import type { Place } from './problem.ts';
import type { SourceRow, Sources } from './sources.ts';

export interface Provenances {
  readonly all: readonly Provenance[];
  /** Stores the provenance of a row, made from its source cell, and returns its index. */
  add(cell: string, asOf: string | number | null, confidence: Provenance['confidence'], place: Place): number;
  /** The same from the columns that most tables have for it. */
  ofRow(row: SourcedRow): number;
}

interface SourcedRow {
  readonly source: string;
  readonly as_of: string | null;
  readonly confidence?: Provenance['confidence'];
  readonly at: Place;
}

const unique = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

/**
 * How to cite these sources. Where some have a clear licence and others do not, only the clear ones are cited and the
 * row is shown; where none has, it is not shown.
 */
export function provenanceOf(
  sources: readonly SourceRow[],
  asOf: string | number | null,
  confidence: Provenance['confidence'],
): Provenance {
  const clear = sources.filter((source) => source.shown === 'yes');
  const cited = clear.length > 0 ? clear : sources;
  return {
    source: unique(cited.map((source) => source.publisher)),
    licence: unique(cited.map((source) => source.licence)),
    shareAlike: cited.some((source) => source.share_alike === 'yes'),
    shown: clear.length > 0,
    asOf: asOf === null || asOf === '' ? null : String(asOf),
    confidence,
  };
}

/** Keeps each distinct provenance once; rows in the artefact refer to it by index. */
export function openProvenances(sources: Sources): Provenances {
  const all: Provenance[] = [];
  const known = new Map<string, number>();
  const add: Provenances['add'] = (cell, asOf, confidence, place) => {
    const key = `${cell}\n${asOf ?? ''}\n${confidence ?? ''}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = sources.several(cell, place, 'source');
    all.push(provenanceOf(found, asOf, confidence));
    known.set(key, all.length - 1);
    return all.length - 1;
  };
  return { all, add, ofRow: (row) => add(row.source, row.as_of, row.confidence ?? null, row.at) };
}
