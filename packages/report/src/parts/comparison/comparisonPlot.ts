import type { PlotBlock } from '../../model.ts';
import { type PlaceView, standing } from '../../place/view.ts';
import { bareName } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';

const AXES: readonly (readonly [label: string, indicator: string, side: 1 | -1])[] = [
  ['Healthcare', 'healthcare_index', 1],
  ['Safety', 'safety_index', 1],
  ['Education', 'education_index', 1],
  ['Stability', 'political_stability_index', 1],
  ['Low prices', 'price_level_vs_us', -1],
  ['Clean air', 'pm25_air_pollution', -1],
];

/** Alternative text of the plot. */
export function comparisonAlt(places: readonly string[], axes: readonly string[], home?: string): string {
  const beside = home === undefined ? '' : ` beside ${home}`;
  return `World percentiles of ${list(places)}${beside} for ${list(axes.map((axis) => axis.toLowerCase()))}; a longer bar is better.`;
}

/** All places and home on six axes, as world percentiles from 0 to 100. */
export function comparisonPlot(views: readonly PlaceView[]): PlotBlock | null {
  const first = views[0];
  if (!first) return null;
  const facts: string[] = [];
  const values = (iso3: string): readonly (number | null)[] =>
    AXES.map(([, indicator, side]) => {
      const at = standing(first, indicator, iso3);
      if (!at) return null;
      facts.push(`${indicator}:${iso3}`);
      return Math.round(side === 1 ? at.percentile : 100 - at.percentile);
    });
  const rows = views.map((view) => ({ label: bareName(view.country), values: values(view.iso3) }));
  const home =
    first.home && !views.some((view) => view.iso3 === first.home?.iso3)
      ? [{ label: bareName(first.home), values: values(first.home.iso3) }]
      : [];
  return {
    kind: 'plot',
    title: 'Side by side: ranks in the world, 100 being best',
    alt: comparisonAlt(
      rows.map(({ label }) => label),
      AXES.map(([label]) => label),
      home[0]?.label,
    ),
    plot: { type: 'comparison', axes: AXES.map(([label]) => label), series: [...rows, ...home] },
    answers: home.length > 0 ? ['current-location'] : [],
    facts,
  };
}
