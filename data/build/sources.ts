import { z } from 'zod';
import { text } from './cells.ts';
import type { Place } from './problem.ts';
import { readTable, uniqueBy, type Row, type Tables } from './table.ts';

const schema = z.object({
  label: text,
  publisher: text,
  licence: text,
  share_alike: z.enum(['yes', 'no']),
  shown: z.enum(['yes', 'no']),
  note: z.string(),
});

export type SourceRow = Row<typeof schema>;

export interface Sources {
  readonly all: readonly SourceRow[];
  /** The entry of a label; reports an unknown one at `place` and returns null. */
  one(label: string, place: Place, column: string): SourceRow | null;
  /** The entries of a cell with several labels, separated by `; ` or `|`. */
  several(cell: string, place: Place, column: string): SourceRow[];
}

/** Reads the registry of sources: the only place that states publisher and licence, and whether a source is shown. */
export function readSources(tables: Tables): Sources {
  const rows = readTable(tables, 'sources.csv', schema);
  const byLabel = uniqueBy(tables, rows, 'label', (row) => row.label);
  const longestFirst = [...byLabel.values()].sort((a, b) => b.label.length - a.label.length);

  function one(label: string, place: Place, column: string): SourceRow | null {
    const row = byLabel.get(label);
    if (!row)
      tables.report(
        place,
        column,
        label === '' ? 'source is missing' : `source "${label}" is not in sources.csv`,
      );
    return row ?? null;
  }

  function several(cell: string, place: Place, column: string): SourceRow[] {
    if (cell === '') tables.report(place, column, 'source is missing');
    const found: SourceRow[] = [];
    let rest = cell;
    while (rest !== '') {
      // A label may contain "; " itself, so the longest known label is tried first.
      const row = longestFirst.find(
        ({ label }) => rest === label || rest.startsWith(`${label}; `) || rest.startsWith(`${label}|`),
      );
      if (!row) {
        tables.report(place, column, `source "${rest}" is not in sources.csv`);
        return found;
      }
      found.push(row);
      rest = rest.slice(row.label.length).replace(/^(; |\|)+/, '');
    }
    return found;
  }

  return { all: rows, one, several };
}
