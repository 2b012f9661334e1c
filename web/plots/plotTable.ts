import type { Plot } from '@global-fit/report/model';
import { SHORT_MONTHS } from '#ui/shortMonths.ts';
import { amountText, scoreText, tenths } from './scale.ts';

/** The figures of a plot as rows of a table. */
export interface PlotTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const known = (value: number | null | undefined, write: (value: number) => string): string =>
  value === null || value === undefined ? 'not known' : write(value);

function climateTable(plot: Extract<Plot, { type: 'climate' }>): PlotTable {
  const hasRain = plot.rainfallMm.some((value) => value !== null);
  return {
    columns: [
      'Month',
      `${plot.place}, °C`,
      ...(plot.home ? [`${plot.home.label}, °C`] : []),
      ...(hasRain ? [`Rain in ${plot.place}, mm`] : []),
    ],
    rows: SHORT_MONTHS.map((month, at) => [
      month,
      known(plot.temperatureC[at], tenths),
      ...(plot.home ? [known(plot.home.temperatureC[at], tenths)] : []),
      ...(hasRain ? [known(plot.rainfallMm[at], scoreText)] : []),
    ]),
  };
}

function costsTable(plot: Extract<Plot, { type: 'costs' }>): PlotTable {
  const labels = [...new Set(plot.places.flatMap(({ parts }) => parts.map(({ label }) => label)))];
  return {
    columns: ['Place', ...labels, 'Together'],
    rows: plot.places.map(({ label, parts }) => [
      label,
      ...labels.map((name) => known(parts.find((part) => part.label === name)?.amount, amountText)),
      amountText(parts.reduce((sum, { amount }) => sum + amount, 0)),
    ]),
  };
}

/** A score outside the ranking has no interval; where none has one, as with illustrations, there is no column for it. */
function scoresTable({ bars }: Extract<Plot, { type: 'score-bars' }>): PlotTable {
  const likely = bars.map(({ low, high }) => (high > low ? `${scoreText(low)} and ${scoreText(high)}` : '–'));
  const isKnown = likely.some((range) => range !== '–');
  return {
    columns: ['Place', 'Score', ...(isKnown ? ['Likely between'] : [])],
    rows: bars.map(({ label, score }, at) => [
      label,
      scoreText(score),
      ...(isKnown ? [likely[at] as string] : []),
    ]),
  };
}

/** Null for the world map: it shows some two hundred scores, and the list beside it the ones that count. */
export function plotTable(plot: Plot): PlotTable | null {
  switch (plot.type) {
    case 'score-bars':
      return scoresTable(plot);
    case 'contributions':
      return {
        columns: ['Theme', 'Points', 'Of possible'],
        rows: plot.parts.map(({ label, points, possible }) => [label, tenths(points), tenths(possible)]),
      };
    case 'comparison':
      return {
        columns: ['Theme', ...plot.series.map(({ label }) => label)],
        rows: plot.axes.map((axis, at) => [
          axis,
          ...plot.series.map(({ values }) => known(values[at], scoreText)),
        ]),
      };
    case 'climate':
      return climateTable(plot);
    case 'costs':
      return costsTable(plot);
    case 'world-map':
      return null;
  }
}
