/**
 * Works out how far each city of the atlas lies from the sea, and on how large a landmass, from the outlines of
 * Natural Earth 1:10 million (public domain; npm world-atlas). Writes `src/cities/sea.data.ts`.
 *
 *   node packages/matching/scripts/seaDistance.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openAtlas } from '@global-fit/atlas/atlas';
import type { AtlasContent } from '@global-fit/atlas/content';

type Point = readonly [number, number];
type Ring = readonly Point[];
interface Land {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly (readonly Ring[])[] } }[];
}

const root = join(import.meta.dirname, '../../..');
const content = JSON.parse(readFileSync(join(root, 'data/dist/atlas.json'), 'utf8')) as AtlasContent;
const load = createRequire(import.meta.url);
const land: { readonly objects: { readonly land: unknown } } = load('world-atlas/land-10m.json');
const { feature }: { feature(topology: unknown, object: unknown): Land } = load('topojson-client');
const collection = feature(land, land.objects.land);
/** Outer rings only: inner ones are lakes such as the Caspian, which is no sea to bathe in for this purpose. */
const rings: readonly Ring[] = collection.features.flatMap(({ geometry }) =>
  geometry.coordinates.map((polygon) => polygon[0] as Ring),
);

const RAD = Math.PI / 180;
const KM_PER_DEGREE = 111.195;

/** Distance in km from a point to a segment, on a plane that touches the globe at the point. */
function segmentKm(p: Point, a: Point, b: Point): number {
  const scale = Math.cos(p[1] * RAD);
  const flat = (q: Point): Point => [(((q[0] - p[0] + 540) % 360) - 180) * scale, q[1] - p[1]];
  const [ax, ay] = flat(a);
  const [bx, by] = flat(b);
  const dx = bx - ax;
  const dy = by - ay;
  const t = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + t * dx, ay + t * dy) * KM_PER_DEGREE;
}

function contains(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [xi, yi] = ring[i] as Point;
    const [xj, yj] = ring[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Area of a ring on the globe in square kilometres. */
function areaKm2(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length - 1; i += 1) {
    const [x1, y1] = ring[i] as Point;
    const [x2, y2] = ring[i + 1] as Point;
    sum += (x2 - x1) * RAD * (2 + Math.sin(y1 * RAD) + Math.sin(y2 * RAD));
  }
  return Math.abs((sum * 6371 * 6371) / 2);
}

const boxes = rings.map((ring) => ({
  west: Math.min(...ring.map((q) => q[0])),
  east: Math.max(...ring.map((q) => q[0])),
  south: Math.min(...ring.map((q) => q[1])),
  north: Math.max(...ring.map((q) => q[1])),
  area: areaKm2(ring),
}));

/**
 * Rivers and lagoons that the outlines draw as the sea far inland, as boxes of west, south, east and north: their banks
 * are no coast, so that Bordeaux lies as far from the sea as the Atlantic does.
 */
const TIDAL_RIVERS: readonly (readonly [number, number, number, number])[] = [
  [-1.04, 44.8, -0.2, 45.55], // Gironde, Garonne and Dordogne
  [-2, 47.15, -1.3, 47.4], // Loire
  [9, 53.4, 10.2, 53.95], // Elbe
  [3.85, 51.15, 4.5, 51.45], // Scheldt
  [-75.3, 44.9, -70.3, 47.4], // Saint Lawrence
  [-77.4, 38.3, -76.95, 39], // Potomac
  [-75.7, 39.45, -74.7, 40.3], // Delaware
  [-121.9, 37.9, -121.2, 38.7], // Sacramento and San Joaquin
  [-52, -2.6, -48.1, 0.4], // Amazon and Para
  [-51.9, -31.2, -50.75, -29.8], // Guaiba and the Lagoa dos Patos
  [-80.1, -2.45, -79.7, -1.9], // Guayas
  [90, 23, 91, 24], // Meghna
  [96, 16.6, 96.4, 17.1], // Yangon
  [119.9, 30, 120.4, 30.4], // Qiantang
];

const inRiver = ([x, y]: Point): boolean =>
  TIDAL_RIVERS.some(([west, south, east, north]) => x > west && x < east && y > south && y < north);

/** Segments by one-degree cell, so that only those nearby are measured. */
const cells = new Map<string, (readonly [Point, Point, number])[]>();
rings.forEach((ring, r) => {
  for (let i = 0; i < ring.length - 1; i += 1) {
    const a = ring[i] as Point;
    const b = ring[i + 1] as Point;
    // The seam of the map at 180 degrees and the foot of Antarctica are no coasts.
    if (Math.abs(a[0]) > 179.99 && Math.abs(b[0]) > 179.99) continue;
    if (inRiver(a) && inRiver(b)) continue;
    const key = `${Math.floor(a[0])} ${Math.floor(a[1])}`;
    const cell = cells.get(key) ?? [];
    cell.push([a, b, r]);
    cells.set(key, cell);
  }
});

const FAR = 300;

function seaOf(p: Point): { readonly km: number; readonly ring: number } {
  let km = Infinity;
  let ring = -1;
  const reach = Math.ceil(FAR / KM_PER_DEGREE / Math.max(0.2, Math.cos(p[1] * RAD)));
  for (let dx = -reach; dx <= reach; dx += 1) {
    for (let dy = -3; dy <= 3; dy += 1) {
      const x = ((Math.floor(p[0]) + dx + 540) % 360) - 180;
      for (const [a, b, r] of cells.get(`${x} ${Math.floor(p[1]) + dy}`) ?? []) {
        const d = segmentKm(p, a, b);
        if (d < km) [km, ring] = [d, r];
      }
    }
  }
  const inside = rings.findIndex((one, r) => {
    const box = boxes[r] as (typeof boxes)[number];
    return p[0] >= box.west && p[0] <= box.east && p[1] >= box.south && p[1] <= box.north && contains(one, p);
  });
  return { km, ring: inside >= 0 ? inside : ring };
}

const rows = openAtlas(content).cities.all.map((city) => {
  const { km, ring } = seaOf(city.point);
  const area = boxes[ring]?.area ?? Number.NaN;
  return `  [${city.id}, ${km > FAR ? -1 : Math.round(km)}, ${area >= 60 && area <= 80_000 ? 1 : 0}],`;
});

writeFileSync(
  join(root, 'packages/matching/src/cities/sea.data.ts'),
  `/**
 * Kilometres to the sea (-1 = over ${FAR}) and whether it lies on an island of 60 to 80,000 square kilometres (1), by
 * GeoNames id. Made by scripts/seaDistance.ts from Natural Earth 1:10 million (public domain). Straight-line distance
 * from the point GeoNames gives, so good to a few kilometres.
 */
export const SEA_ROWS: readonly (readonly [id: number, km: number, island: 0 | 1])[] = [
${rows.join('\n')}
];
`,
);
console.log(`${rows.length} cities`);
