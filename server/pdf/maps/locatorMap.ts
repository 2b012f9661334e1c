import type { Palette } from '@global-fit/tokens/tokens';
import { geoCentroid, geoGraticule10, geoOrthographic, geoPath } from 'd3-geo';
import type { Outlines } from '@global-fit/atlas/outlines';
import { countryFeatures, mainland } from './outlines.ts';
import type { CountryFeature } from './outlines.ts';

const SIZE = 300;
/** A country too small for a shape: large enough to be found. */
const DOT = 4;

/**
 * A globe turned to one country, which is filled with the accent; null when the outlines do not hold the country.
 */
export function locatorMapSvg(outlines: Outlines, iso3: string, palette: Palette): string | null {
  const { features } = countryFeatures(outlines);
  const country = features.find((feature) => feature.properties.iso3 === iso3);
  if (country === undefined) return null;
  const [longitude, latitude] = geoCentroid(mainland(country));
  const projection = geoOrthographic()
    .rotate([-longitude, -latitude * 0.85])
    .scale(SIZE * 0.62)
    .translate([SIZE / 2, SIZE / 2])
    .clipAngle(52);
  const path = geoPath(projection).digits(1).pointRadius(DOT);
  const rim = SIZE * 0.62 * Math.sin((52 * Math.PI) / 180);
  const others = features.filter((feature) => feature !== country);
  const land = (shapes: readonly CountryFeature[], fill: string) =>
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
