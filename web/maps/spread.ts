export interface Pin {
  /** The place itself. */
  readonly x: number;
  readonly y: number;
  /** Position of its number: on the place, or beside it where places are crowded. */
  readonly labelX: number;
  readonly labelY: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Iterations; a handful of crowded pins settles in a few. */
const rounds = 60;

/**
 * Moves the numbers of places closer than `gap` apart, pair by pair along the line between them, until they no longer
 * overlap. The places themselves do not move.
 */
export function spread(places: readonly { readonly x: number; readonly y: number }[], gap: number): Pin[] {
  const labels = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round++) {
    for (let a = 0; a < labels.length; a++) {
      for (let b = a + 1; b < labels.length; b++) {
        const [one, other] = [labels[a]!, labels[b]!];
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= gap) continue;
        const push = (gap - distance) / 2;
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
    }
  }
  return places.map(({ x, y }, at) => ({
    x,
    y,
    labelX: tenth(labels[at]!.x),
    labelY: tenth(labels[at]!.y),
  }));
}
