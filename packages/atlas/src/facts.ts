import type { FactColumn } from './content.ts';
import type { Country, Fact, Indicator, Iso3 } from './model.ts';

export interface Facts {
  readonly indicators: readonly Indicator[];
  indicator(id: string): Indicator | null;
  /** Null when unknown; throws a RangeError on an indicator id that does not exist. */
  fact(iso3: Iso3, indicatorId: string): Fact | null;
  /**
   * Values aligned with `countries`, NaN where unknown. Words become numbers: yes 1, no 0, answers in between 0.5
   * (see `WORDS`); in other vocabularies, their position in `Indicator.values`. Every call returns the same array: do
   * not modify it.
   */
  column(indicatorId: string): Float64Array;
  /** Years aligned with `countries`, NaN where unknown. */
  years(indicatorId: string): Float64Array;
}

/** Vocabularies that range from no to yes, used where they cover every word of an indicator. */
const WORDS: Readonly<Record<string, number>> = {
  yes: 1,
  limited: 0.5,
  'close family exempt': 0.5,
  no: 0,
  full: 1,
  protocol: 0.5,
  open: 1,
  announced: 0.5,
  closed: 0,
  none: 0,
  official: 1,
  'widely spoken': 0.5,
  'not listed': 0,
};

/** The number that stands for a word of an indicator in its column. */
export function numberOfWord(word: string, { values }: Pick<Indicator, 'values'>): number {
  const words = values ?? [];
  return words.every((one) => one in WORDS) ? (WORDS[word] as number) : words.indexOf(word);
}

function numberOf(value: number | string | null, indicator: Indicator): number {
  if (value === null) return Number.NaN;
  return typeof value === 'number' ? value : numberOfWord(value, indicator);
}

/** Indexes facts by country and indicator. Columns are made on first use and kept. */
export function openFacts(
  countries: readonly Country[],
  indicators: readonly Indicator[],
  columns: readonly FactColumn[],
): Facts {
  const columnIndex = new Map(indicators.map((indicator, i) => [indicator.id, i]));
  const rowIndex = new Map(countries.map((country, i) => [country.iso3, i]));
  const values: Float64Array[] = [];
  const years: Float64Array[] = [];

  function columnAt(id: string): number {
    const at = columnIndex.get(id);
    if (at === undefined) throw new RangeError(`unknown indicator "${id}"`);
    return at;
  }

  return {
    indicators,
    indicator: (id) => indicators[columnIndex.get(id) ?? -1] ?? null,
    fact(iso3, id) {
      const at = columnAt(id);
      const row = rowIndex.get(iso3) ?? -1;
      const column = columns[at] as FactColumn;
      const value = column.values[row] ?? null;
      if (value === null) return null;
      const indicator = indicators[at] as Indicator;
      const mark = column.marks[iso3];
      const quality = mark?.quality ?? (indicator.note?.startsWith('structural') ? 'structural' : 'ok');
      const source = mark?.source ?? indicator.source;
      return {
        iso3,
        indicator,
        value,
        year: column.years[row] as number,
        source,
        quality,
        note: mark?.note ?? null,
      };
    },
    column(id) {
      const at = columnAt(id);
      values[at] ??= Float64Array.from((columns[at] as FactColumn).values, (value) =>
        numberOf(value, indicators[at] as Indicator),
      );
      return values[at];
    },
    years(id) {
      const at = columnAt(id);
      years[at] ??= Float64Array.from((columns[at] as FactColumn).years, (year) => year ?? Number.NaN);
      return years[at];
    },
  };
}
