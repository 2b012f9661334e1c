import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { iso3, list, month, number, optionalNumberIn, text, yn } from './cells.ts';
import { DataError, openProblems, type Problem } from './problem.ts';
import { readTable, uniqueBy } from './table.ts';

const schema = z.object({ iso3, month, value: optionalNumberIn(0, 10), asked: yn, tags: list });
const header = 'iso3,month,value,asked,tags\n';

function read(csv: string) {
  const problems: Problem[] = [];
  const tables = {
    text: () => csv,
    report: (place: { file: string; line: number }, column: string, why: string) =>
      problems.push({ ...place, column, why }),
  };
  const rows = readTable(tables, 'some/table.csv', schema);
  uniqueBy(tables, rows, 'iso3, month', (row) => `${row.iso3} ${row.month}`);
  return { rows, problems };
}

describe('reading a table', () => {
  it('turns cells into values and keeps empty ones unknown', () => {
    const { rows, problems } = read(`${header}PRT,1,,,\nPRT,2,0,n,a|b\n`);
    expect(problems).toEqual([]);
    expect(rows[0]).toMatchObject({ value: null, asked: null, tags: [], at: { line: 2 } });
    expect(rows[1]).toMatchObject({ value: 0, asked: false, tags: ['a', 'b'], at: { line: 3 } });
  });

  it.each([
    ['PT,1,1,y,', 'iso3', 'is not a three-letter country code'],
    ['PRT,13,1,y,', 'month', 'is not between 1 and 12'],
    ['PRT,1,11,y,', 'value', 'is not between 0 and 10'],
    ['PRT,1,ten,y,', 'value', 'is not a number'],
    ['PRT,1,1,maybe,', 'asked', 'is neither "y", "n" nor empty'],
    ['PRT,1,1', '*', 'has 3 cells where the header has 5'],
  ])('names file, line and column of %s', (line, column, why) => {
    expect(read(`${header}ESP,1,1,y,\n${line}\n`).problems).toEqual([
      { file: 'some/table.csv', line: 3, column, why },
    ]);
  });

  it('names a missing and an unknown column', () => {
    const columns = read('iso3,month,value,asked,label\n').problems.map(
      ({ column, why }) => `${column} ${why}`,
    );
    expect(columns).toEqual(['tags column is missing', 'label unknown column']);
  });

  it('names a duplicate and the line it repeats', () => {
    expect(read(`${header}PRT,1,1,y,\nPRT,1,2,y,\n`).problems[0]?.why).toBe('duplicate of line 2 (PRT 1)');
  });
});

describe('settling problems', () => {
  it('throws one error that lists them', () => {
    const { report, settle } = openProblems();
    expect(settle).not.toThrow();
    report({ file: 'a.csv', line: 4 }, 'value', 'is wrong');
    expect(settle).toThrow(DataError);
    expect(settle).toThrow('a.csv:4 value: is wrong');
  });
});

describe('cells', () => {
  it('does not take an empty cell for a number or a text', () => {
    expect(number.safeParse('').success).toBe(false);
    expect(text.safeParse('').success).toBe(false);
  });
});
