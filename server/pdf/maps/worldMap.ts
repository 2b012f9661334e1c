import type { Palette } from '@global-fit/tokens/tokens';
import { geoCentroid, geoGraticule10, geoNaturalEarth1, geoPath } from 'd3-geo';
import type { Outlines } from '@global-fit/atlas/places/outlines';
import { type CountryFeature, countryFeatures, mainland } from './outlines.ts';
import { placeMarkers } from './placeMarkers.ts';

export interface WorldMapInput {
  readonly scores: readonly { readonly iso3: string; readonly score: number }[];
  readonly highlighted: readonly string[];
}

const WIDTH = 1000;
const HEIGHT = 470;
/** Radius of the dot for countries too small for a shape. */
const DOT = 2.2;
const ANTARCTICA = 'ATA';

/** World map as SVG: a tint for every country with a score, and a numbered ring for every highlighted one. */
export function worldMapSvg(outlines: Outlines, input: WorldMapInput, palette: Palette): string {
  const tints = tintByCountry(input.scores, palette.ramp);
  return draw(outlines, input.highlighted, palette, (iso3) => tints.get(iso3) ?? palette.land);
}

/** The plain map of the cover, with only the report's own countries filled. */
export function coverMapSvg(outlines: Outlines, highlighted: readonly string[], palette: Palette): string {
  const chosen = new Set(highlighted);
  return draw(outlines, highlighted, palette, (iso3) => (chosen.has(iso3) ? palette.accent : palette.land));
}

/** The projected world, which is the same for all reports: path data in the units of the drawing. */
interface Sheet {
  readonly sea: string;
  readonly graticule: string;
  /** By ISO 3166-1 alpha-3 code. */
  readonly land: ReadonlyMap<string, string>;
  readonly middles: ReadonlyMap<string, readonly [x: number, y: number]>;
}

/** Kept per set of outlines, since each projection leaves about thirty megabytes of garbage. */
const sheets = new WeakMap<Outlines, Sheet>();

function sheetOf(outlines: Outlines): Sheet {
  const known = sheets.get(outlines);
  if (known) return known;
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
  const path = geoPath(projection).digits(1).pointRadius(DOT);
  const each = <Value>(of: (feature: CountryFeature) => Value) =>
    new Map(features.map((feature) => [feature.properties.iso3, of(feature)]));
  const sheet: Sheet = {
    sea: path({ type: 'Sphere' }) ?? '',
    graticule: path(geoGraticule10()) ?? '',
    land: each((feature) => path(feature) ?? ''),
    middles: each((feature) => projection(geoCentroid(mainland(feature))) ?? [0, 0]),
  };
  sheets.set(outlines, sheet);
  return sheet;
}

function draw(
  outlines: Outlines,
  highlighted: readonly string[],
  palette: Palette,
  fillOf: (iso3: string) => string,
): string {
  const sheet = sheetOf(outlines);
  return svg([
    `<path d="${sheet.sea}" fill="${palette.water}"/>`,
    `<path d="${sheet.graticule}" fill="none" stroke="${palette.sheet}" stroke-width="0.7"/>`,
    ...land(sheet, palette, fillOf),
    ...markers(sheet, highlighted, palette),
  ]);
}

/** One path per tint: Typst takes far longer for a map of two hundred separate shapes. */
function land(sheet: Sheet, palette: Palette, fillOf: (iso3: string) => string): readonly string[] {
  const byFill = Map.groupBy(sheet.land, ([iso3]) => fillOf(iso3));
  return [...byFill].map(
    ([fill, shapes]) =>
      `<path d="${shapes.map(([, path]) => path).join('')}" fill="${fill}" stroke="${palette.sheet}" stroke-width="0.6"/>`,
  );
}

/** Five equal steps between the lowest and the highest score on the map, from low to high. */
function tintByCountry(scores: WorldMapInput['scores'], ramp: Palette['ramp']): ReadonlyMap<string, string> {
  const values = scores.map((entry) => entry.score);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (score: number) => Math.min(4, Math.floor(((score - low) / span) * 5));
  return new Map(scores.map((entry) => [entry.iso3, ramp[step(entry.score)] ?? ramp[0]]));
}

function markers(sheet: Sheet, highlighted: readonly string[], palette: Palette): readonly string[] {
  const anchors = highlighted.flatMap((iso3, index) => {
    const middle = sheet.middles.get(iso3);
    return middle ? [{ label: String(index + 1), x: middle[0], y: middle[1] }] : [];
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
