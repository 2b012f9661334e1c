import type { Palette } from '@global-fit/tokens/tokens';
import { geoCentroid, geoGraticule10, geoNaturalEarth1, geoPath } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { Outlines } from '@global-fit/atlas/outlines';
import { countryFeatures, mainland } from './outlines.ts';
import type { CountryFeature } from './outlines.ts';
import { placeMarkers } from './placeMarkers.ts';

export interface WorldMapInput {
  readonly scores: readonly { readonly iso3: string; readonly score: number }[];
  readonly highlighted: readonly string[];
}

const WIDTH = 1000;
const HEIGHT = 470;
/** Countries too small for a shape. */
const DOT = 2.2;
const ANTARCTICA = 'ATA';

/** World map in SVG: a tint for every scored country, a numbered ring (1, 2, …) on every highlighted one. */
export function worldMapSvg(outlines: Outlines, input: WorldMapInput, palette: Palette): string {
  const tints = tintByCountry(input.scores, palette.ramp);
  return draw(outlines, input.highlighted, palette, (iso3) => tints.get(iso3) ?? palette.land);
}

/** The quiet map of the cover: no scores, only the report's own countries filled. */
export function coverMapSvg(outlines: Outlines, highlighted: readonly string[], palette: Palette): string {
  const chosen = new Set(highlighted);
  return draw(outlines, highlighted, palette, (iso3) => (chosen.has(iso3) ? palette.accent : palette.land));
}

function draw(
  outlines: Outlines,
  highlighted: readonly string[],
  palette: Palette,
  fillOf: (iso3: string) => string,
): string {
  const features = countryFeatures(outlines).features.filter(
    ({ properties }) => properties.iso3 !== ANTARCTICA,
  );
  const projection = geoNaturalEarth1().fitExtent(
    [
      [6, 6],
      [WIDTH - 6, HEIGHT - 6],
    ],
    { type: 'FeatureCollection', features },
  );
  return svg([
    sea(projection, palette),
    ...land(features, projection, palette, fillOf),
    ...markers(features, projection, highlighted, palette),
  ]);
}

function sea(projection: GeoProjection, palette: Palette): string {
  const path = geoPath(projection).digits(1);
  return [
    `<path d="${path({ type: 'Sphere' }) ?? ''}" fill="${palette.water}"/>`,
    `<path d="${path(geoGraticule10()) ?? ''}" fill="none" stroke="${palette.sheet}" stroke-width="0.7"/>`,
  ].join('');
}

/** One path for each tint: a map of some two hundred separate shapes takes far longer to set. */
function land(
  features: readonly CountryFeature[],
  projection: GeoProjection,
  palette: Palette,
  fillOf: (iso3: string) => string,
): readonly string[] {
  const path = geoPath(projection).digits(1).pointRadius(DOT);
  const byFill = Map.groupBy(features, (feature) => fillOf(feature.properties.iso3));
  return [...byFill].map(
    ([fill, shapes]) =>
      `<path d="${shapes.map((shape) => path(shape) ?? '').join('')}" fill="${fill}" stroke="${palette.sheet}" stroke-width="0.6"/>`,
  );
}

/** Five equal steps between the lowest and the highest score shown; the ramp runs from low to high. */
function tintByCountry(scores: WorldMapInput['scores'], ramp: Palette['ramp']): ReadonlyMap<string, string> {
  const values = scores.map((entry) => entry.score);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (score: number) => Math.min(4, Math.floor(((score - low) / span) * 5));
  return new Map(scores.map((entry) => [entry.iso3, ramp[step(entry.score)] ?? ramp[0]]));
}

function markers(
  features: readonly CountryFeature[],
  projection: GeoProjection,
  highlighted: readonly string[],
  palette: Palette,
): readonly string[] {
  const anchors = highlighted.flatMap((iso3, index) => {
    const feature = features.find((candidate) => candidate.properties.iso3 === iso3);
    const point = feature === undefined ? null : projection(geoCentroid(mainland(feature)));
    return point === null ? [] : [{ label: String(index + 1), x: point[0], y: point[1] }];
  });
  return placeMarkers(anchors, 13).map(({ label, x, y, anchorX, anchorY }) =>
    [
      `<line x1="${anchorX}" y1="${anchorY}" x2="${x}" y2="${y}" stroke="${palette.ink}" stroke-width="1.2"/>`,
      `<circle cx="${anchorX}" cy="${anchorY}" r="2.4" fill="${palette.ink}"/>`,
      `<circle cx="${x}" cy="${y}" r="11" fill="${palette.sheet}" stroke="${palette.ink}" stroke-width="1.4"/>`,
      `<text x="${x}" y="${y + 4.6}" font-family="IBM Plex Sans" font-size="13" font-weight="600" text-anchor="middle" fill="${palette.ink}">${label}</text>`,
    ].join(''),
  );
}

function svg(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}
