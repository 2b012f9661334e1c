/**
 * The roles that tables have anyway, said aloud: some browsers forget them once a table is displayed as blocks, which
 * a narrow window does (report.css).
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader', scope: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
} as const;
