import { remembered, rememberedOf } from '@global-fit/atlas/remembered';
import type { Palette } from '@global-fit/tokens/tokens';
import { geoCentroid, geoDistance, geoGraticule10, geoOrthographic, geoPath } from 'd3-geo';
import type { Outlines } from '@global-fit/atlas/places/outlines';
import type { Point, Polygon } from 'geojson';
import { type CountryFeature, countryFeatures, mainland } from './outlines.ts';

const SIZE = 300;
/** Radius of the dot for a country too small for a shape. */
const DOT = 4;
/** Visible part of the globe, in degrees from its centre. */
const VIEW = 52;
const RADIANS = Math.PI / 180;

type Position = [longitude: number, latitude: number];

/** A polygon of a country, with the circle on the globe that contains it. */
interface Land {
  readonly iso3: string;
  readonly shape: Polygon | Point;
  readonly centre: Position;
  /** Radians. */
  readonly reach: number;
}

interface Globe {
  readonly countries: ReadonlyMap<string, CountryFeature>;
  readonly lands: readonly Land[];
}

/** Computed once, since most land is beyond the rim of a given map and need not be projected. */
const globeOf = rememberedOf((outlines: Outlines): Globe => {
  const { features } = countryFeatures(outlines);
  return {
    countries: new Map(features.map((feature) => [feature.properties.iso3, feature])),
    lands: features.flatMap(({ properties, geometry }) =>
      geometry.type === 'Point'
        ? [landOf(properties.iso3, geometry)]
        : geometry.coordinates.map((coordinates) =>
            landOf(properties.iso3, { type: 'Polygon', coordinates }),
          ),
    ),
  };
});

function landOf(iso3: string, shape: Polygon | Point): Land {
  const centre = geoCentroid(shape);
  const points = shape.type === 'Point' ? [shape.coordinates] : (shape.coordinates[0] ?? []);
  const distances = points.map(([longitude = 0, latitude = 0]) => geoDistance(centre, [longitude, latitude]));
  return { iso3, shape, centre, reach: Math.max(...distances) };
}

/**
 * Kept, because a country's globe is the same in every report and projecting takes longer than all other preparation.
 */
const drawnOf = rememberedOf((outlines: Outlines) =>
  rememberedOf((palette: Palette) => remembered((iso3: string) => drawn(outlines, iso3, palette))),
);

/** A globe turned to one country, which is filled with the accent colour; null where the outlines lack the country. */
export function locatorMapSvg(outlines: Outlines, iso3: string, palette: Palette): string | null {
  return drawnOf(outlines)(palette)(iso3);
}

function drawn(outlines: Outlines, iso3: string, palette: Palette): string | null {
  const { countries, lands } = globeOf(outlines);
  const country = countries.get(iso3);
  if (country === undefined) return null;
  const [longitude, latitude] = geoCentroid(mainland(country));
  const middle: Position = [longitude, latitude * 0.85];
  const projection = geoOrthographic()
    .rotate([-middle[0], -middle[1]])
    .scale(SIZE * 0.62)
    .translate([SIZE / 2, SIZE / 2])
    .clipAngle(VIEW);
  const path = geoPath(projection).digits(1).pointRadius(DOT);
  const rim = SIZE * 0.62 * Math.sin(VIEW * RADIANS);
  const others = lands
    .filter((land) => land.iso3 !== iso3 && geoDistance(land.centre, middle) <= VIEW * RADIANS + land.reach)
    .map(({ shape }) => shape);
  const land = (shapes: readonly (CountryFeature | Land['shape'])[], fill: string) =>
    `<path d="${shapes.map((shape) => path(shape) ?? '').join('')}" fill="${fill}" stroke="${palette.sheet}" stroke-width="0.8"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">`,
    `<circle cx="${SIZE / 2}" cy="${SIZE / 2}" r="${rim.toFixed(1)}" fill="${palette.water}"/>`,
    `<path d="${path(geoGraticule10()) ?? ''}" fill="none" stroke="${palette.sheet}" stroke-width="0.8"/>`,
    land(others, palette.land),
    land([country], palette.accent),
    `<circle cx="${SIZE / 2}" cy="${SIZE / 2}" r="${rim.toFixed(1)}" fill="none" stroke="${palette.accent}" stroke-width="1.6"/>`,
    `<circle cx="${SIZE / 2}" cy="${SIZE / 2}" r="${(rim + 4).toFixed(1)}" fill="none" stroke="${palette.accent}" stroke-width="0.6"/>`,
    '</svg>',
  ].join('');
}
