import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalsOf } from './interval.ts';
import {
  coverageAt,
  firstOf,
  HALFWAY,
  LEAST_COVERAGE,
  orderOf,
  scoreAll,
  type WeightedColumn,
  worthOf,
} from './score.ts';

const COUNTRIES = 7;

interface Cell {
  readonly utility: number;
  readonly known: number;
}

const cell = fc.record({
  utility: fc.double({ min: 0, max: 1, noNaN: true }),
  known: fc.constantFrom(0, 0.4, 1),
});
const rowOfCells = fc.array(cell, { minLength: COUNTRIES, maxLength: COUNTRIES });
const factor = fc.record({
  weight: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
  cells: rowOfCells,
});
const factors = fc.array(factor, { minLength: 2, maxLength: 6 });

const columnOf = (weight: number, cells: readonly Cell[]): WeightedColumn => ({
  weight,
  known: Float64Array.from(cells, ({ known }) => known),
  certain: Float64Array.from(cells, ({ known, utility }) => known * utility),
  worth: Float64Array.from(cells, ({ known, utility }) => worthOf(known > 0 ? utility : Number.NaN, known)),
});
const columnsOf = (list: readonly { weight: number; cells: readonly Cell[] }[]): readonly WeightedColumn[] =>
  list.map(({ weight, cells }) => columnOf(weight, cells));
const named = (columns: readonly WeightedColumn[]) =>
  columns.map((column, f) => ({ ...column, id: `factor ${f}` }));
const ALL = Array.from({ length: COUNTRIES }, (_, i) => i);

describe('scoreAll', () => {
  it('stays between 0 and 100, and is 50 where nothing is known', () => {
    fc.assert(
      fc.property(factors, (list) => {
        scoreAll(columnsOf(list), COUNTRIES).forEach((score, i) => {
          const anything = list.some(({ cells }) => (cells[i] as Cell).known > 0);
          if (anything) expect(score >= -1e-9 && score <= 100 + 1e-9).toBe(true);
          else expect(score).toBeCloseTo(100 * HALFWAY, 9);
        });
      }),
    );
  });

  it('never moves the country that leads on a factor below another when that factor becomes more important', () => {
    const raised = fc.record({ at: fc.nat(), more: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(factors, raised, (list, { at, more }) => {
        const columns = columnsOf(list);
        const raisedAt = at % list.length;
        const { worth } = columns[raisedAt] as WeightedColumn;
        const after = scoreAll(
          columns.map((one, f) => (f === raisedAt ? { ...one, weight: one.weight + more } : one)),
          COUNTRIES,
        );
        const before = scoreAll(columns, COUNTRIES);
        for (const a of ALL) {
          for (const b of ALL) {
            const leads = (worth[a] as number) >= (worth[b] as number);
            if (leads && (before[a] as number) >= (before[b] as number))
              expect(after[a] as number).toBeGreaterThanOrEqual((after[b] as number) - 1e-9);
          }
        }
      }),
    );
  });

  it('scores a country the same whatever other countries there are', () => {
    fc.assert(
      fc.property(factors, (list) => {
        const [alone] = scoreAll(
          columnsOf(list.map(({ weight, cells }) => ({ weight, cells: cells.slice(0, 1) }))),
          1,
        );
        expect(scoreAll(columnsOf(list), COUNTRIES)[0]).toEqual(alone);
      }),
    );
  });
});

describe('worthOf', () => {
  it('is the utility of the known facts, closer to a half the fewer are known', () => {
    expect([1, 0.75, 0.5].map((known) => worthOf(0.9, known))).toEqual([0.9, 0.9, 0.9]);
    expect(worthOf(0.9, 0.25)).toBeCloseTo(0.7, 9);
    expect(worthOf(0.1, 0.25)).toBeCloseTo(0.3, 9);
    expect(worthOf(Number.NaN, 0)).toBe(HALFWAY);
  });
});

describe('orderOf', () => {
  it('sorts by score, then by name, with unknown scores last', () => {
    const scores = Float64Array.from([50, Number.NaN, 80, 50]);
    expect(orderOf(scores, ['d', 'b', 'c', 'a'])).toEqual([2, 3, 0, 1]);
  });
});

describe('intervalsOf', () => {
  it('contain the score, repeat with the same seed and differ with another', () => {
    fc.assert(
      fc.property(factors, fc.nat(), (list, seed) => {
        const columns = columnsOf(list);
        const scores = scoreAll(columns, COUNTRIES);
        const places = ALL.filter((i) => !Number.isNaN(scores[i] as number));
        const intervals = intervalsOf(named(columns), places, seed);
        expect(intervalsOf(named(columns), places, seed)).toEqual(intervals);
        intervals.forEach(({ low, high, bestRank, worstRank }, j) => {
          const score = scores[places[j] as number] as number;
          expect(low).toBeLessThanOrEqual(score + 1e-9);
          expect(high).toBeGreaterThanOrEqual(score - 1e-9);
          expect(bestRank).toBeGreaterThanOrEqual(1);
          expect(worstRank).toBeLessThanOrEqual(places.length);
          expect(bestRank).toBeLessThanOrEqual(worstRank);
        });
      }),
      { numRuns: 40 },
    );
    const columns = [
      columnOf(
        1,
        ALL.map((i) => ({ utility: i / 7, known: 1 })),
      ),
      columnOf(
        1,
        ALL.map((i) => ({ utility: ((i * 3) % 7) / 7, known: 1 })),
      ),
    ];
    expect(intervalsOf(named(columns), ALL, 1)).not.toEqual(intervalsOf(named(columns), ALL, 2));
  });

  it('never become narrower when a fact is lost', () => {
    fc.assert(
      fc.property(factors, fc.nat(), fc.nat({ max: COUNTRIES - 1 }), (list, at, country) => {
        const lost = at % list.length;
        const poorer = list.map(({ weight, cells }, f) => ({
          weight,
          cells: cells.map((one, i) => (f === lost && i === country ? { ...one, known: 0 } : one)),
        }));
        fc.pre(poorer.some(({ cells }) => (cells[country] as Cell).known > 0));
        const [before] = intervalsOf(named(columnsOf(list)), [country], 7);
        const [after] = intervalsOf(named(columnsOf(poorer)), [country], 7);
        expect(after?.low).toBeLessThanOrEqual((before?.low ?? 0) + 1e-9);
        expect(after?.high).toBeGreaterThanOrEqual((before?.high ?? 0) - 1e-9);
      }),
      { numRuns: 60 },
    );
  });
});

it('firstOf returns the beginning of orderOf, with ties and unknown scores', () => {
  const some = fc.array(fc.constantFrom(10, 20, 30, Number.NaN), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      some,
      fc.integer({ min: 1, max: 15 }),
      fc.infiniteStream(fc.boolean()),
      (list, count, isIn) => {
        const scores = Float64Array.from(list);
        const ties = list.map((_, i) => String.fromCharCode(90 - i));
        const among = list.flatMap((_, i) => (isIn.next().value ? [i] : []));
        expect(firstOf(scores, ties, among, count)).toEqual(orderOf(scores, ties, among).slice(0, count));
      },
    ),
  );
});

it('a country with exactly two thirds of its facts has enough', () => {
  const cells = Array.from({ length: 15 }, (_, i) => [{ utility: 1, known: i < 10 ? 1 : 0 }]);
  const columns = cells.map((one) => columnOf(1, one));
  expect(coverageAt(columns, 15, 0)).toBeGreaterThanOrEqual(LEAST_COVERAGE);
});
