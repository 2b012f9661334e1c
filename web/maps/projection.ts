import { type GeoProjection, geoNaturalEarth1 } from 'd3-geo';
import { sheetWidth } from './sheet.ts';

const sphere = { type: 'Sphere' } as const;
const full: GeoProjection = geoNaturalEarth1().fitWidth(sheetWidth, sphere);

/** Without Antarctica: nobody can move there, and it would take a fifth of the map. */
const north = full([0, 84])![1];
export const south = full([0, -57])![1] - north;

const [tx, ty] = full.translate();

/** Natural Earth, as in the printed report, with 0,0 as the upper left corner. */
export const worldProjection: GeoProjection = full.translate([tx, ty - north]);

/** Longitude and latitude in degrees to a position on the map, rounded to a tenth. */
export function pin(point: readonly [number, number]): { x: number; y: number } {
  const [x, y] = worldProjection([point[0], point[1]])!;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
