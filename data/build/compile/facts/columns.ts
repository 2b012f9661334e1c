import type { FactColumn } from '@global-fit/atlas/content';

/** The column of an indicator; undefined where the tables do not hold it. `columns` are aligned with `ids`. */
export const columnOf = (
  columns: readonly FactColumn[],
  ids: readonly string[],
  id: string,
): FactColumn | undefined => columns[ids.indexOf(id)];

/** A column without the facts of some rows. */
export function withoutRows(column: FactColumn, isOut: (row: number) => boolean): FactColumn {
  const without = <T>(cells: readonly (T | null)[]): readonly (T | null)[] =>
    cells.map((cell, row) => (isOut(row) ? null : cell));
  return { ...column, values: without(column.values), years: without(column.years) };
}

/** Number of facts in columns. */
export const countFacts = (columns: readonly FactColumn[]): number =>
  columns.reduce((sum, { values }) => sum + values.filter((value) => value !== null).length, 0);
