import type { Point } from './sheet.ts';

/** Straight segments per curve; glyphs on a card are small. */
const CHORDS = 8;

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

/** A point of a Bézier curve of any degree (de Casteljau). */
function along(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0] as Point;
  const next = points.slice(1).map((to, at): Point => {
    const from = points[at] as Point;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
  return along(next, t);
}

/**
 * The outlines of SVG path data with M, L, H, V, Q, C and Z in both cases; curves become segments. Throws on any
 * other command.
 */
export function readPathData(data: string): Point[][] {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let here: Point = [0, 0];
  let command = '';
  for (let at = 0; at < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[at] as string)) command = tokens[at++] as string;
    const kind = command.toLowerCase();
    const count = ARGUMENTS[kind];
    if (count === undefined) throw new Error(`Path data with the command "${command}" cannot be drawn.`);
    const values = tokens.slice(at, at + count).map(Number);
    at += count;
    if (kind === 'z') {
      here = ring[0] ?? here;
      continue;
    }
    const [x0, y0] = command === kind ? here : [0, 0];
    const points: Point[] = [];
    if (kind === 'h') points.push([x0 + (values[0] as number), here[1]]);
    else if (kind === 'v') points.push([here[0], y0 + (values[0] as number)]);
    else
      for (let i = 0; i < count; i += 2)
        points.push([x0 + (values[i] as number), y0 + (values[i + 1] as number)]);
    const end = points.at(-1) as Point;
    if (kind === 'm') {
      ring = [end];
      rings.push(ring);
      // Further pairs after a move are lines.
      command = command === 'm' ? 'l' : 'L';
    } else if (points.length === 1) ring.push(end);
    else for (let step = 1; step <= CHORDS; step += 1) ring.push(along([here, ...points], step / CHORDS));
    here = end;
  }
  return rings.filter((one) => one.length > 2);
}
