import { expect, it } from 'vitest';
import { comparisonRows } from './comparisonRows.ts';

const country = (...figures: readonly (readonly [string, number | null])[]) => ({
  statistics: figures.map(([id, value]) => ({
    id,
    label: id,
    text: String(value),
    value,
    year: 2024,
    source: 'x',
  })),
});

it('aligns figures by indicator, and keeps those that one country lacks', () => {
  const rows = comparisonRows([
    country(['population', 5]),
    country(['population', 7], ['life_expectancy', 80]),
  ]);
  expect(rows.map(({ id, cells }) => [id, cells.map((cell) => cell?.value ?? null)])).toEqual([
    ['population', [5, 7]],
    ['life_expectancy', [null, 80]],
  ]);
});

it('marks the best where one side is better and the values differ', () => {
  const best = (id: string, ...values: readonly (number | null)[]) =>
    comparisonRows(values.map((value) => country([id, value])))[0]?.best;
  expect(best('homicide_rate', 3, 1, 2)).toEqual([1]);
  expect(best('life_expectancy', 80, 84, 84)).toEqual([1, 2]);
  expect(best('safety_index', 12, 40)).toEqual([0]);
  expect(best('population', 3, 1)).toEqual([]);
  expect(best('life_expectancy', 80, 80)).toEqual([]);
  expect(best('life_expectancy', 80, null)).toEqual([]);
});
