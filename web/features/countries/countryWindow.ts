import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';
import { geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };
import { pin, worldProjection } from '../../maps/projection.ts';
import { sheetHeight, sheetWidth } from '../../maps/sheet.ts';
import { outlines, type Topology } from '../../maps/topology.ts';

/** The part of the world map that shows a country among its neighbours. */
export interface CountryWindow {
  readonly viewBox: string;
  /** Marks a country whose outline is too small to be seen. */
  readonly dot: readonly [number, number] | null;
}

const path = geoPath(worldProjection);

/** Polygons by country; distant territories may have the same code. */
const shapes = new Map<string | null, MultiPolygon['coordinates']>();
for (const { properties, geometry } of outlines(world as unknown as Topology)) {
  const before = shapes.get(properties.iso3) ?? [];
  shapes.set(properties.iso3, [...before, ...(geometry as MultiPolygon).coordinates]);
}

/** Width to height of every window. */
const ratio = 3 / 2;
/** In units of the map: about 40 degrees at the equator, so that the region can be recognised. */
const least = 115;
/** The largest share of its window that a country takes. */
const share = 0.5;
/** Overseas parts smaller than this share of the mainland do not enlarge the window. */
const smallPart = 0.12;
const speck = 4;

type Bounds = [[number, number], [number, number]];

function boundsOf(iso3: string, point: readonly [number, number]): Bounds {
  const shape = shapes.get(iso3);
  const { x, y } = pin(point);
  if (!shape || shape.length === 0) return spot(x, y);
  const parts = shape.map((coordinates) => {
    const part = { type: 'Polygon' as const, coordinates };
    return { area: path.area(part), bounds: path.bounds(part) };
  });
  const mainland = parts.reduce((best, part) => (part.area > best.area ? part : best));
  return parts
    .filter(({ area, bounds: [[left], [right]] }) => {
      // A part on the other edge of the map is near on the globe and far on paper.
      const far =
        Math.abs((left + right - mainland.bounds[0][0] - mainland.bounds[1][0]) / 2) > sheetWidth / 3;
      return area >= mainland.area * smallPart && !far;
    })
    .reduce<Bounds>(
      ([[l, t], [r, b]], { bounds: [[left, top], [right, bottom]] }) => [
        [Math.min(l, left), Math.min(t, top)],
        [Math.max(r, right), Math.max(b, bottom)],
      ],
      mainland.bounds,
    );
}

const spot = (x: number, y: number): Bounds => [
  [x, y],
  [x, y],
];

const inside = ([[left, top], [right, bottom]]: Bounds, x: number, y: number): boolean =>
  x >= left - least / 2 && x <= right + least / 2 && y >= top - least / 3 && y <= bottom + least / 3;

/**
 * Runs at build: the window of a country within the map. `heart` (longitude, latitude; its capital) is always inside:
 * for a country scattered over an ocean it selects the part people mean.
 */
function countryWindow(iso3: string, heart: readonly [number, number]): CountryWindow {
  const middle = pin(heart);
  const whole = boundsOf(iso3, heart);
  const bounds = inside(whole, middle.x, middle.y) ? whole : spot(middle.x, middle.y);
  const [[left, top], [right, bottom]] = bounds;
  const wanted = Math.max(least, (right - left) / share, ((bottom - top) / share) * ratio);
  const width = Math.min(wanted, sheetHeight * ratio);
  const height = width / ratio;
  const clamp = (start: number, size: number, full: number): number =>
    Math.round(Math.max(0, Math.min(full - size, start)));
  const x = clamp((left + right - width) / 2, width, sheetWidth);
  const y = clamp((top + bottom - height) / 2, height, sheetHeight);
  const small = Math.max(right - left, bottom - top) < speck;
  return {
    viewBox: `${x} ${y} ${Math.round(width)} ${Math.round(height)}`,
    dot: small ? [Math.round((left + right) * 5) / 10, Math.round((top + bottom) * 5) / 10] : null,
  };
}

/** The window of a country of the atlas. */
export function windowOf({ cities }: Pick<Atlas, 'cities'>, { iso3, point }: Country): CountryWindow {
  return countryWindow(iso3, cities.capitalOf(iso3)?.point ?? point);
}
