import type { TableBlock } from '../model.ts';

/** Cells that tell nothing. */
const BLANK: ReadonlySet<string> = new Set(['', '–']);

/** The table without columns that are blank in every row. */
export function withoutBlankColumns(table: TableBlock): TableBlock {
  const { columns, align, rows, personal, ...rest } = table;
  const kept = columns.map((_, i) => rows.some((row) => !BLANK.has(row[i] ?? '')));
  if (rows.length === 0 || kept.every(Boolean)) return table;
  const left = <Cell>(cells: readonly Cell[]): readonly Cell[] => cells.filter((_, i) => kept[i]);
  return {
    ...rest,
    columns: left(columns),
    align: left(align),
    rows: rows.map(left),
    ...(personal && kept[personal.column]
      ? { personal: { ...personal, column: kept.slice(0, personal.column).filter(Boolean).length } }
      : {}),
  };
}
