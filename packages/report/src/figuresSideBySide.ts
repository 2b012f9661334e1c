import type { Block, PlaceHeading, ReportDocument, ReportPlace, TableBlock } from './model.ts';

/** The columns of a chapter's table of figures that belong to no country (`sections/compose.ts`). */
export const FIGURE_COLUMNS = { measure: 'Measure', world: 'World middle value', year: 'Year' } as const;

/** Heading of the table of figures of a chapter. */
export const figuresCaption = (heading: PlaceHeading): string => `${heading} in figures`;

/** What the tables of one chapter say of all places. */
export interface FiguresTheme {
  readonly theme: PlaceHeading;
  /** A cell for each column, in their order. */
  readonly rows: readonly (readonly string[])[];
  readonly facts: readonly string[];
}

/** The tables of figures of all places as one. */
export interface FiguresSideBySide {
  /** How the table is read. */
  readonly note: string;
  /** The measure, each place, home where there is one, the world, the year. */
  readonly columns: readonly string[];
  readonly themes: readonly FiguresTheme[];
}

/** A figure as its parts: "76 years (2021)", "at most 20.2%", "19.9% (of 80 countries on record)". */
interface Cell {
  readonly value: string;
  readonly unit: string;
  readonly year: string | null;
  readonly coverage: string;
}

const NOTE =
  'The measures behind the chapters, all places in one table. A dash: no figure on record, or none that the chapter of that place needed. A year in brackets is that of one figure alone.';
const NONE = '–';
const UNKNOWN: ReadonlySet<string> = new Set([NONE, 'not known', '']);
const PARTS = /^(.*?)(?: \((\d{4})\))?( \(of [\d,]+ countries on record\))?$/;
/** A unit that stands apart from its number. */
const UNIT = /^((?:at most )?[−\d.,]+) ([a-zµ][^\d]*)$/;

function cellOf(text: string): Cell | null {
  if (UNKNOWN.has(text)) return null;
  const [, body = text, year, coverage = ''] = PARTS.exec(text) ?? [];
  const [, value = body, unit = ''] = UNIT.exec(body) ?? [];
  return { value, unit, year: year ?? null, coverage };
}

/** One measure with its figures by column. */
interface Row {
  readonly measure: string;
  readonly cells: Map<string, Cell>;
}

function isFigureTable(block: Block, heading: PlaceHeading): block is TableBlock {
  return block.kind === 'table' && block.caption === figuresCaption(heading);
}

/** Adds the rows of one place's table; every cell gets a year of its own, except the world's. */
function addRows(rows: Map<string, Row>, { columns, rows: given }: TableBlock): void {
  const yearAt = columns.indexOf(FIGURE_COLUMNS.year);
  for (const texts of given) {
    const [measure = ''] = texts;
    const row = rows.get(measure) ?? { measure, cells: new Map<string, Cell>() };
    rows.set(measure, row);
    const ofRow = texts[yearAt] ?? null;
    columns.forEach((column, index) => {
      if (index === 0 || index === yearAt || row.cells.has(column)) return;
      const cell = cellOf(texts[index] ?? '');
      if (!cell) return;
      const year = column === FIGURE_COLUMNS.world ? null : (cell.year ?? ofRow);
      row.cells.set(column, { ...cell, year });
    });
  }
}

/** The year of most cells, the latest where several are as frequent. */
function usualYear(row: Row): string {
  const count = new Map<string, number>();
  for (const { year } of row.cells.values()) if (year) count.set(year, (count.get(year) ?? 0) + 1);
  const [usual] = [...count].sort(([a, m], [b, n]) => n - m || b.localeCompare(a));
  return usual?.[0] ?? NONE;
}

function texts(row: Row, columns: readonly string[]): readonly string[] {
  const year = usualYear(row);
  const cells = [...row.cells.values()];
  const [first] = cells;
  // A unit of all figures is told once, unless the measure names it.
  const unit = first && cells.every((cell) => cell.unit === first.unit) ? first.unit : '';
  const told = unit === '' || row.measure.toLowerCase().includes(unit.toLowerCase()) ? '' : `, in ${unit}`;
  const coverage = row.cells.get(FIGURE_COLUMNS.world)?.coverage.replace(/^ \(|\)$/g, '') ?? '';
  const written = (column: string): string => {
    const cell = row.cells.get(column);
    if (!cell) return NONE;
    const apart = cell.year && cell.year !== year ? ` (${cell.year})` : '';
    return `${cell.value}${unit === '' && cell.unit ? ` ${cell.unit}` : ''}${apart}`;
  };
  return [
    `${row.measure}${told}${coverage === '' ? '' : ` (world value ${coverage})`}`,
    ...columns.map(written),
    year,
  ];
}

function columnsOf(places: readonly ReportPlace[], tables: readonly TableBlock[]): readonly string[] {
  const fixed: readonly string[] = Object.values(FIGURE_COLUMNS);
  const own = places.flatMap(({ sections }) => {
    const table = sections.flatMap(({ heading, blocks }) =>
      blocks.filter((b) => isFigureTable(b, heading)),
    )[0];
    return table?.kind === 'table' && table.columns[1] ? [table.columns[1]] : [];
  });
  const others = tables.flatMap(({ columns }) => columns).filter((column) => !fixed.includes(column));
  const world = tables.some(({ columns }) => columns.includes(FIGURE_COLUMNS.world));
  return [...new Set([...own, ...others]), ...(world ? [FIGURE_COLUMNS.world] : [])];
}

/**
 * The tables of figures that the chapters of the places hold, with all places in one; null where there is but one
 * place, whose figures are best beside its text.
 */
export function figuresSideBySide(places: readonly ReportPlace[]): FiguresSideBySide | null {
  if (places.length < 2) return null;
  const byHeading = new Map<PlaceHeading, TableBlock[]>();
  for (const { heading, blocks } of places.flatMap(({ sections }) => sections)) {
    const tables = blocks.filter((block): block is TableBlock => isFigureTable(block, heading));
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), ...tables]);
  }
  const columns = columnsOf(places, [...byHeading.values()].flat());
  const told = new Set<string>();
  const themes = [...byHeading].flatMap(([theme, tables]): FiguresTheme[] => {
    const rows = new Map<string, Row>();
    for (const table of tables) addRows(rows, table);
    const facts = [...new Set(tables.flatMap((table) => table.facts))];
    // Two chapters may need one measure, such as the rule of law.
    const fresh = [...rows.values()].filter(({ measure }) => !told.has(measure));
    for (const { measure } of fresh) told.add(measure);
    return fresh.length === 0 ? [] : [{ theme, rows: fresh.map((row) => texts(row, columns)), facts }];
  });
  if (themes.length === 0) return null;
  return { note: NOTE, columns: [FIGURE_COLUMNS.measure, ...columns, FIGURE_COLUMNS.year], themes };
}

/** The document without the tables that `figuresSideBySide` takes together. */
export function withoutFigureTables<T extends Pick<ReportDocument, 'places'>>(document: T): T {
  return {
    ...document,
    places: document.places.map((place) => ({
      ...place,
      sections: place.sections.map((section) => ({
        ...section,
        blocks: section.blocks.filter((block) => !isFigureTable(block, section.heading)),
      })),
    })),
  };
}
