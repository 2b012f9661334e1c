export interface Pin {
  /** The place itself. */
  readonly x: number;
  readonly y: number;
  /** Where its number stands: on the place, or beside it where places crowd. */
  readonly labelX: number;
  readonly labelY: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Rounds of pushing apart; a handful of crowded pins settles in a few. */
const rounds = 60;

/**
 * Moves the numbers of places that lie closer than `gap` apart, each pair along the line between them, until they
 * no longer touch. Places themselves stay.
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
