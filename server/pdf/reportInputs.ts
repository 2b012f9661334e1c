import type { Outlines } from '@global-fit/atlas/places/outlines';
import { figuresSideBySide, withoutFigureTables } from '@global-fit/report/figuresSideBySide';
import { dayText, editionText, TIER_TITLES } from '@global-fit/report/imprint';
import type { Block, ReportDocument, TableBlock } from '@global-fit/report/model';
import { fonts, light } from '@global-fit/tokens/tokens';
import { coverLines, isToldAsChosen } from './coverLines.ts';
import { locatorMapSvg } from './maps/locatorMap.ts';
import { coverMapSvg, worldMapSvg } from './maps/worldMap.ts';
import { monthText, roadmapStrip, spanText } from './roadmapStrip.ts';
import { softenText } from './softenText.ts';
import { sourceMarker } from './sourceMarks.ts';
import { tableLayout } from './tableLayout.ts';

export type Paper = ReportDocument['paper'];

const BRAND = 'Global Fit';
/** Parts of a basis that are checked but not printed. */
const BASIS_ONLY: ReadonlySet<string> = new Set(['answers', 'figures', 'claims']);

/**
 * Input of the Typst template (`sys.inputs`): every value is a string of JSON, or the paper size. Texts are data
 * there, never markup. Only layout is computed here: marks, maps and the axis of the roadmap.
 */
export function reportInputs(
  document: ReportDocument,
  paper: Paper,
  outlines: Outlines,
): Readonly<Record<string, string>> {
  const highlighted = document.places.map((place) => place.iso3);
  const worlds: string[] = [];
  const atWorldMap = (block: Block): number | null => {
    if (block.kind !== 'plot' || block.plot.type !== 'world-map') return null;
    worlds.push(worldMapSvg(outlines, block.plot, light));
    return worlds.length - 1;
  };
  const view = layOut(document, paper, outlines, atWorldMap);
  return {
    document: JSON.stringify(view),
    maps: JSON.stringify({ cover: coverMapSvg(outlines, highlighted, light), worlds }),
    theme: JSON.stringify({ palette: light, fonts }),
    paper,
  };
}

const REPORT = `${BRAND} Report`;

/** A title whose last words keep together: "Report" alone on a second line of the cover looks forgotten. */
const keptTogether = (title: string): string => title.replace(REPORT, REPORT.replaceAll(' ', '\u00a0'));

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Words before a date: after a name written from right to left, its digits would stand on the far side of the name. */
const beforeDigits = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${text}${LEFT_TO_RIGHT_MARK}` : text;

function layOut(
  document: ReportDocument,
  paper: Paper,
  outlines: Outlines,
  atWorldMap: (block: Block) => number | null,
): unknown {
  // On paper all places share one table of figures: in the chapters of each it took a fifth of the pages.
  const gathered = figuresSideBySide(document.places);
  const marker = sourceMarker(document.sources);
  const words = prepare(
    gathered ? withoutFigureTables(document) : document,
    marker,
    atWorldMap,
  ) as ReportDocument;
  const [year, month, day] = document.date.slice(0, 10).split('-').map(Number);
  const dateText = dayText({ date: document.date, paper });
  const revisionText = editionText(document.revision);
  const single = document.tier === 'single-country';
  /** Empty for customers who want no name. */
  const preparedFor = (before: string): string =>
    words.customerName === '' ? '' : `${before}${words.customerName}`;
  return {
    ...words,
    brand: BRAND,
    region: paper === 'us-letter' ? 'us' : 'gb',
    day: { year, month, day },
    dateText,
    revisionText,
    tierName: TIER_TITLES[document.tier],
    description: `A destination report${preparedFor(' for ')}, ${dateText}`,
    preparedFor: preparedFor('Prepared for '),
    keywords: ['relocation', ...words.places.map((place) => place.country)],
    coverTitle: keptTogether(words.title),
    footer: [beforeDigits(preparedFor('Prepared for ')), dateText, revisionText]
      .filter((part) => part !== '')
      .join(' · '),
    cover: coverLines(words),
    places: words.places.map((place, index) => ({
      ...place,
      label: single
        ? 'The country you chose'
        : `Place ${index + 1}${isToldAsChosen(document, place) ? ' · chosen by you' : ''}`,
      locator: locatorMapSvg(outlines, place.iso3, light),
      locatorAlt: `Globe turned to ${place.country}`,
    })),
    figures: prepare(gathered, marker, atWorldMap),
    strip: roadmapStrip(words.timeline),
    timeline: words.timeline.map((phase) => ({
      ...phase,
      months: spanText(phase),
      tasks: phase.tasks.map((task) => ({
        ...task,
        dueText: task.due === null ? null : monthText(task.due),
      })),
    })),
    sources: words.sources.map((source, index) => ({
      ...source,
      number: index + 1,
    })),
  };
}

/** A copy with settable text. Everything with facts gets `refs`, and world maps the number of their picture. */
function prepare(
  value: unknown,
  marksFor: ReturnType<typeof sourceMarker>,
  atWorldMap: (block: Block) => number | null,
): unknown {
  if (typeof value === 'string') return softenText(value);
  if (Array.isArray(value)) return value.map((item) => prepare(item, marksFor, atWorldMap));
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'facts') copy.refs = marksFor(entry as readonly string[]);
    else if (!BASIS_ONLY.has(key)) copy[key] = prepare(entry, marksFor, atWorldMap);
  }
  if (copy.kind === 'table')
    Object.assign(copy, tableLayout((value as TableBlock).columns, (value as TableBlock).rows));
  if (copy.kind === 'plot') copy.map = atWorldMap(value as Block);
  return copy;
}
