import type { Block, PlotBlock, ReportDocument, ReportPlace, TableBlock } from '../model.ts';
import { HOME_MARK, NAMED_MARK } from '../parts/comparison/comparison.ts';
import { comparisonAlt } from '../parts/comparison/comparisonPlot.ts';
import { forSomeHouseholds, HOUSEHOLD_PIECE } from '../parts/comparison/comparisonThemes.ts';

/** The table "at a glance" without its last column, which reveals the household's wishes. */
function placesTable(block: TableBlock): TableBlock {
  return {
    kind: 'table',
    caption: 'Places',
    columns: block.columns.slice(0, -1),
    align: block.align.slice(0, -1),
    rows: block.rows.map((row) => row.slice(0, -1)),
    answers: [],
    facts: [],
  };
}

/** The same plot without home, which is an answer. */
function plotWithoutHome(block: PlotBlock, document: ReportDocument): PlotBlock | null {
  const { plot, kind, title } = block;
  const bare = { kind, title, answers: [], facts: [] };
  if (plot.type === 'score-bars' || plot.type === 'world-map') return { ...bare, alt: block.alt, plot };
  if (plot.type !== 'comparison') return null;
  const places = new Map(document.places.map(({ country, iso3 }) => [country, iso3]));
  const series = plot.series.filter(({ label }) => places.has(label));
  const kept = [...places.values()].map((iso3) => `:${iso3}`);
  return {
    ...bare,
    alt: comparisonAlt(
      series.map(({ label }) => label),
      plot.axes,
    ),
    plot: { ...plot, series },
    facts: block.facts.filter((fact) => kept.some((ending) => fact.endsWith(ending))),
  };
}

function glance(document: ReportDocument): readonly Block[] {
  return document.atAGlance.blocks.flatMap((block): readonly Block[] => {
    if (block.answers.includes('specific-countries')) return [];
    if (block.kind === 'table') return [placesTable(block)];
    const plot = block.kind === 'plot' ? plotWithoutHome(block, document) : null;
    return plot ? [plot] : [];
  });
}

/** What distinguishes a town, without the half sentence that compares its winter with home. */
function withoutHome(why: string): string {
  return why.replace(/[;:] a (?:milder|harder) winter than at home(?=\.)/, '');
}

/** A cell without the pieces shown only to some households. */
function forAnybody(cell: string): string {
  const kept = cell.split('; ').filter((piece) => !HOUSEHOLD_PIECE.test(piece));
  return kept.length > 0 ? kept.join('; ') : '–';
}

/** A place with name, towns and score, and nothing anybody told. */
function placeAlone(place: ReportPlace): ReportPlace {
  return {
    iso3: place.iso3,
    country: place.country,
    cities: place.cities.map((city) => ({ ...city, why: withoutHome(city.why) })),
    score: place.score,
    interval: place.interval,
    rankBand: place.rankBand,
    ...(place.illustrative ? { illustrative: true } : {}),
    origin: place.origin,
    summary: '',
    whyItFits: [],
    whatWillBeHard: [],
    strongestPointAgainst: null,
    plots: [],
    sections: [],
  };
}

/** Places, scores and the comparison, with the method and disclaimer that belong to them. */
export function onlyPlaces(document: ReportDocument): ReportDocument {
  return {
    ...document,
    profileSummary: { ...document.profileSummary, blocks: [] },
    atAGlance: { ...document.atAGlance, blocks: glance(document) },
    places: document.places.map(placeAlone),
    comparison: document.comparison.map(({ theme, rows }) => ({
      theme,
      rows: rows
        .filter(({ location }) => !location.endsWith(HOME_MARK) && !location.endsWith(NAMED_MARK))
        .map(({ location, highlights, costIndicators, rating, answers, facts }) => ({
          location,
          highlights: forAnybody(highlights),
          costIndicators: forAnybody(costIndicators),
          // A rating by the wish for warmth would reveal the wish.
          rating: answers.includes('climate-preference') ? null : rating,
          answers: [],
          facts: facts.filter((fact) => !forSomeHouseholds(fact)),
        })),
    })),
    ruledOut: null,
    timeline: [],
    questionsAnswered: null,
    whatWouldChange: null,
    whatChanged: null,
    nextSteps: { ...document.nextSteps, blocks: [] },
  };
}
