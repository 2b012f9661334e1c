/**
 * The implicit roles of tables made explicit, because some browsers drop them for tables displayed as blocks, as in a
 * narrow window (report.css).
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader', scope: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
} as const;
