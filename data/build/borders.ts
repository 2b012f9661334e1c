import { BORDER_REACH_KM, type BorderContent } from '@global-fit/atlas/places/borderDistance';
import type { AtlasContent } from '@global-fit/atlas/content';
import type { Position } from '@global-fit/atlas/places/outlines';
import { merge } from 'topojson-client';
import { areasByCode, type Places, readMap } from './outlines.ts';
import type { ReadText } from './table.ts';

const EARTH_RADIUS_KM = 6371;
/** Spacing of the points set along straight borders. Measuring to the nearest point is then as good as to the line. */
const STEP_KM = 10;

type Vector = readonly [number, number, number];

/** A point as a unit vector: the dot product of two gives the angle between them. */
function vectorOf([longitude, latitude]: Position): Vector {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const product = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const kmOf = (cosine: number): number => Math.acos(Math.min(1, cosine)) * EARTH_RADIUS_KM;

function between(a: Vector, b: Vector, share: number): Vector {
  const [x, y, z] = [0, 1, 2].map((i) => a[i as 0] + (b[i as 0] - a[i as 0]) * share) as unknown as Vector;
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Points along a ring, at most `STEP_KM` apart. */
function alongRing(ring: readonly Position[]): readonly Vector[] {
  const corners = ring.map(vectorOf);
  return corners.slice(1).flatMap((to, i) => {
    const from = corners[i] as Vector;
    const steps = Math.max(1, Math.ceil(kmOf(product(from, to)) / STEP_KM));
    return Array.from({ length: steps }, (_, k) => between(from, to, k / steps));
  });
}

/**
 * Distance from each town to every other country within reach, by the world map at 1:50 million, accurate to a few
 * kilometres.
 */
export function compileBorders(
  text: ReadText,
  content: Places & Pick<AtlasContent, 'cities'>,
): BorderContent {
  const topology = readMap('countries-50m.json');
  const areas = areasByCode(topology, text, content);
  const outlines = content.countries.map(({ iso3, point }): readonly [string, readonly Vector[]] => {
    const drawn = areas.get(iso3);
    return [iso3, drawn ? merge(topology, drawn).coordinates.flat().flatMap(alongRing) : [vectorOf(point)]];
  });
  const rowOf = ({ point, iso3 }: AtlasContent['cities'][number]): string => {
    const town = vectorOf(point);
    return outlines
      .filter(([code]) => code !== iso3)
      .map(([code, points]) => {
        let closest = -1;
        for (const one of points) closest = Math.max(closest, product(town, one));
        return [code, Math.round(kmOf(closest))] as const;
      })
      .filter(([, km]) => km <= BORDER_REACH_KM)
      .map(([code, km]) => `${code}${km}`)
      .join(' ');
  };
  return { borderKm: Object.fromEntries(content.cities.map((city) => [city.id, rowOf(city)])) };
}
