import type { Outlines } from '@global-fit/atlas/places/outlines';
import type { Palette } from '@global-fit/tokens/tokens';
import {
  geoCentroid,
  geoGraticule10,
  geoOrthographic,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import { type CountryFeature, countryFeatures, mainland } from '#pdf/maps/outlines';
import { colourOf, fill, type Point, type Sheet, stroked } from './raster/sheet.ts';

/** Collects the output of d3-geo as lines and rings of points. */
function trace(projection: GeoProjection, object: GeoPermissibleObjects, radius: number): Point[][] {
  const lines: Point[][] = [];
  const last = (): Point[] => lines.at(-1) ?? [];
  const sink = {
    beginPath() {},
    moveTo: (x: number, y: number) => void lines.push([[x, y]]),
    lineTo: (x: number, y: number) => void last().push([x, y]),
    arc(x: number, y: number, r: number) {
      const steps = 40;
      const turn = (at: number): Point => [
        x + r * Math.cos((at * 2 * Math.PI) / steps),
        y + r * Math.sin((at * 2 * Math.PI) / steps),
      ];
      lines.push(Array.from({ length: steps }, (_, at) => turn(at)));
    },
    closePath() {},
  };
  geoPath(projection, sink).pointRadius(radius)(object);
  return lines;
}

interface Drawn {
  readonly projection: GeoProjection;
  readonly features: readonly CountryFeature[];
  readonly highlighted: string | null;
  readonly dot: number;
}

function draw(sheet: Sheet, palette: Palette, { projection, features, highlighted, dot }: Drawn): void {
  fill(sheet, trace(projection, { type: 'Sphere' }, dot), colourOf(palette.water));
  const graticule = trace(projection, geoGraticule10(), dot).flatMap((line) => stroked(line, 1));
  fill(sheet, graticule, colourOf(palette.sheet));
  for (const feature of features) {
    const chosen = feature.properties.iso3 === highlighted;
    if (feature.geometry.type === 'Point' && !chosen) continue;
    const rings = trace(projection, feature, chosen ? dot * 2 : dot);
    fill(sheet, rings, colourOf(chosen ? palette.accent : palette.land));
    const coast = rings.flatMap((ring) => stroked([...ring, ring[0] as Point], 1.2));
    fill(sheet, coast, colourOf(palette.sheet));
  }
}

/** Visible part of the globe in degrees from its centre: around one country, and as a whole. */
const NEAR = 38;
const WIDE = 78;
const RADIUS = 250;
const GENERAL: Point = [12, 26];

/** The globe in the right half, turned to one country, which is filled; null shows Europe and Africa. */
export function drawGlobe(
  sheet: Sheet,
  outlines: Outlines,
  country: { readonly iso3: string; readonly point: Point } | null,
  palette: Palette,
): void {
  const { features } = countryFeatures(outlines);
  const feature = features.find(({ properties }) => properties.iso3 === country?.iso3);
  const [longitude, latitude] = feature ? geoCentroid(mainland(feature)) : (country?.point ?? GENERAL);
  const middle: Point = [sheet.width - 310, sheet.height / 2];
  const sight = country ? NEAR : WIDE;
  const projection = geoOrthographic()
    .rotate([-longitude, -latitude * 0.85])
    .scale(RADIUS / Math.sin((sight * Math.PI) / 180))
    .translate([middle[0], middle[1]])
    .clipAngle(sight);
  draw(sheet, palette, { projection, features, highlighted: country?.iso3 ?? null, dot: 7 });
  const ring = (r: number): Point[] =>
    Array.from({ length: 181 }, (_, at) => [
      middle[0] + r * Math.cos((at * Math.PI) / 90),
      middle[1] + r * Math.sin((at * Math.PI) / 90),
    ]);
  fill(sheet, stroked(ring(RADIUS), 2.4), colourOf(palette.accent));
  fill(sheet, stroked(ring(RADIUS + 8), 1), colourOf(palette.accent));
}
