import { expect, it } from 'vitest';
import type { TableBlock } from '../model.ts';
import { withoutBlankColumns } from './blankColumns.ts';

const TABLE: TableBlock = {
  kind: 'table',
  caption: 'Routes',
  columns: ['Route', 'First grant', 'Your means', 'Years'],
  align: ['left', 'right', 'left', 'right'],
  rows: [
    ['Work Permit', '–', 'income: enough', '5'],
    ['Study Permit', '', '–', '–'],
  ],
  personal: { column: 2, answers: ['expected-annual-income'] },
  answers: [],
  facts: [],
};

it('leaves out a column that is blank in every row, and still knows the personal one', () => {
  const { columns, align, rows, personal } = withoutBlankColumns(TABLE);
  expect(columns).toEqual(['Route', 'Your means', 'Years']);
  expect(align).toEqual(['left', 'left', 'right']);
  expect(rows).toEqual([
    ['Work Permit', 'income: enough', '5'],
    ['Study Permit', '–', '–'],
  ]);
  expect(personal?.column).toBe(1);
});

it('names no personal column where that is the blank one, and keeps a table without blanks', () => {
  const [row = []] = TABLE.rows;
  const without = { ...TABLE, rows: [row.with(1, '2 years').with(2, '–')] };
  expect(withoutBlankColumns(without)).not.toHaveProperty('personal');
  const full = { ...TABLE, rows: [row.with(1, '2 years')] };
  expect(withoutBlankColumns(full)).toBe(full);
});
