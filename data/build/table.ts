import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { Place, TellProblem } from './problem.ts';

/** Returns the text of a table by its path below `data/tables`, e.g. `core/facts.csv`. */
export type ReadText = (file: string) => string;

/** Reads tables from a folder. */
export const readFrom =
  (folder: string): ReadText =>
  (file) =>
    readFileSync(join(folder, file), 'utf8');

/** What every compile step needs: where tables are read from and where errors go. */
export interface Tables {
  readonly text: ReadText;
  readonly report: TellProblem;
}

export type Row<S extends z.ZodObject> = z.output<S> & { readonly at: Place };

/** Rows of cells. The large tables contain no quotes, and splitting is several times as fast as parsing. */
function cellsOf(text: string): string[][] {
  if (text.includes('"')) return parse(text, { relax_column_count: true, relax_quotes: false });
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

/**
 * Reads a table and checks every cell against its schema. The header must have exactly the columns of the schema.
 * Invalid rows are reported and left out.
 */
export function readTable<S extends z.ZodObject>(tables: Tables, file: string, schema: S): Row<S>[] {
  const [header = [], ...records] = cellsOf(tables.text(file));
  const top: Place = { file, line: 1 };
  const columns = Object.keys(schema.shape);
  for (const column of columns) if (!header.includes(column)) tables.report(top, column, 'column is missing');
  for (const column of header) if (!columns.includes(column)) tables.report(top, column, 'unknown column');

  const rows: Row<S>[] = [];
  records.forEach((cells, index) => {
    const at: Place = { file, line: index + 2 };
    if (cells.length !== header.length) {
      tables.report(at, '*', `has ${cells.length} cells where the header has ${header.length}`);
      return;
    }
    const record: Record<string, string> = {};
    header.forEach((column, i) => {
      record[column] = cells[i] ?? '';
    });
    const parsed = schema.safeParse(record);
    if (parsed.success) rows.push({ ...parsed.data, at });
    else for (const issue of parsed.error.issues) tables.report(at, issue.path.join('.'), issue.message);
  });
  return rows;
}

/** Reports rows with a key seen before. Returns the rows by key; the first one is kept. */
export function uniqueBy<R extends { readonly at: Place }, Key extends string | number>(
  tables: Tables,
  rows: readonly R[],
  columns: string,
  keyOf: (row: R) => Key,
): Map<Key, R> {
  const byKey = new Map<Key, R>();
  for (const row of rows) {
    const key = keyOf(row);
    const first = byKey.get(key);
    if (first) tables.report(row.at, columns, `duplicate of line ${first.at.line} (${key})`);
    else byKey.set(key, row);
  }
  return byKey;
}
