/** A point in the units of the map, and a line of such points. */
export type Point = readonly [number, number];
export type Line = readonly Point[];

const triangle = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/**
 * Visvalingam's line simplification: removes the least significant point (smallest triangle with its neighbours)
 * until every remaining one spans at least `area`. Both ends stay, so shared borders still match. (M. Visvalingam and
 * J. D. Whyatt, 1993.)
 */
export function simplify(line: Line, area: number): Line {
  const points = [...line];
  for (;;) {
    let least = Number.POSITIVE_INFINITY;
    let at = -1;
    for (let i = 1; i < points.length - 1; i++) {
      const size = triangle(points[i - 1]!, points[i]!, points[i + 1]!);
      if (size < least) [least, at] = [size, i];
    }
    if (at < 0 || least >= area) return points;
    points.splice(at, 1);
  }
}
