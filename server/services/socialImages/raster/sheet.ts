/** Red, green, blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export type Point = readonly [x: number, y: number];

/** Closed outlines, without repeating the first point at the end. Nested ones have the opposite direction. */
export type Outline = readonly (readonly Point[])[];

/** An opaque picture on which shapes are painted one over another. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, row by row. */
  readonly pixels: Uint8Array;
}

/** "#0e5a5f" as numbers. */
export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A picture of the given size in one colour. */
export function createSheet(width: number, height: number, [red, green, blue]: Colour): Sheet {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  }
  return { width, height, pixels };
}

/**
 * Adds an edge to the signed areas: per pixel, the part to the right of the edge, so that running sums along a row
 * give the covered share. (Exact-area accumulation by R. Levien, as in font-rs.)
 */
function addEdge(areas: Float32Array, stride: number, height: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const turn = from[1] < to[1] ? 1 : -1;
  const [top, bottom] = turn === 1 ? [from, to] : [to, from];
  const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
  const most = stride - 2;
  let x = top[0] + Math.max(0, -top[1]) * slope;
  for (let y = Math.max(0, Math.floor(top[1])); y < Math.min(height, Math.ceil(bottom[1])); y += 1) {
    const dy = Math.min(y + 1, bottom[1]) - Math.max(y, top[1]);
    const next = x + slope * dy;
    const left = Math.min(most, Math.max(0, Math.min(x, next)));
    const right = Math.min(most, Math.max(0, Math.max(x, next)));
    addSpan(areas, y * stride, left, right, dy * turn);
    x = next;
  }
}

/** Distributes the height of an edge within a row over the pixels from `left` to `right`. */
function addSpan(areas: Float32Array, row: number, left: number, right: number, height: number): void {
  const first = Math.floor(left);
  const last = Math.ceil(right);
  const add = (at: number, value: number): void => {
    areas[row + at] = (areas[row + at] as number) + value;
  };
  if (last <= first + 1) {
    const share = (left + right) / 2 - first;
    add(first, height * (1 - share));
    add(first + 1, height * share);
    return;
  }
  // Area of the row to the right of the edge up to the end of each pixel; the differences are added to the sums.
  const width = right - left;
  const upTo = (x: number): number => {
    const within = Math.min(right, Math.max(left, x)) - left;
    return (within * within) / (2 * width) + Math.max(0, x - right);
  };
  let before = 0;
  let covered = 0;
  for (let at = first; at <= last; at += 1) {
    const through = upTo(at + 1);
    const here = through - before;
    add(at, height * (here - covered));
    covered = here;
    before = through;
  }
}

/** The pixels around a shape within the picture; null where it is outside. */
function bounds(
  { width, height }: Sheet,
  outline: Outline,
): { x: number; y: number; right: number; bottom: number } | null {
  let [x, y, right, bottom] = [width, height, 0, 0];
  for (const ring of outline)
    for (const point of ring) {
      x = Math.min(x, point[0]);
      y = Math.min(y, point[1]);
      right = Math.max(right, point[0]);
      bottom = Math.max(bottom, point[1]);
    }
  const box = {
    x: Math.max(0, Math.floor(x)),
    y: Math.max(0, Math.floor(y)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
  return box.x < box.right && box.y < box.bottom ? box : null;
}

/** Paints a filled, anti-aliased shape. */
export function fill(sheet: Sheet, outline: Outline, colour: Colour): void {
  const box = bounds(sheet, outline);
  if (!box) return;
  const { pixels } = sheet;
  const [width, height] = [box.right - box.x, box.bottom - box.y];
  const stride = width + 2;
  const areas = new Float32Array(stride * height);
  const moved = ([x, y]: Point): Point => [x - box.x, y - box.y];
  for (const ring of outline)
    for (let at = 0; at < ring.length; at += 1)
      addEdge(areas, stride, height, moved(ring[at] as Point), moved(ring[(at + 1) % ring.length] as Point));
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += areas[y * stride + x] as number;
      const cover = Math.min(1, Math.abs(sum));
      if (cover < 1 / 512) continue;
      const at = ((y + box.y) * sheet.width + x + box.x) * 3;
      for (let c = 0; c < 3; c += 1) {
        const before = pixels[at + c] as number;
        pixels[at + c] = Math.round(before + cover * ((colour[c] as number) - before));
      }
    }
  }
}

/** A line of constant width as a shape: a thin rectangle per segment. */
export function stroked(line: readonly Point[], width: number): Outline {
  const half = width / 2;
  return line.slice(1).flatMap((to, at) => {
    const from = line[at] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return [];
    const x = ((to[1] - from[1]) / length) * half;
    const y = ((from[0] - to[0]) / length) * half;
    return [
      [
        [from[0] + x, from[1] + y],
        [to[0] + x, to[1] + y],
        [to[0] - x, to[1] - y],
        [from[0] - x, from[1] - y],
      ] as const,
    ];
  });
}
