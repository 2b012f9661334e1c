export interface Anchor {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedMarker {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly anchorX: number;
  readonly anchorY: number;
}

/**
 * Numbered discs that do not overlap: each is placed a little off its anchor, and crowded ones are pushed apart step
 * by step. Deterministic. `radius` is in the unit of the coordinates.
 */
export function placeMarkers(anchors: readonly Anchor[], radius: number): readonly PlacedMarker[] {
  const discs = anchors.map((anchor) => ({ x: anchor.x, y: anchor.y - 2 * radius }));
  for (let round = 0; round < 60; round += 1) {
    for (let i = 0; i < discs.length; i += 1) {
      for (let j = i + 1; j < discs.length; j += 1) pushApart(discs[i], discs[j], 2 * radius, i + j);
    }
  }
  return anchors.map((anchor, index) => ({
    label: anchor.label,
    x: round(discs[index]?.x ?? anchor.x),
    y: round(discs[index]?.y ?? anchor.y),
    anchorX: round(anchor.x),
    anchorY: round(anchor.y),
  }));
}

interface Disc {
  x: number;
  y: number;
}

function pushApart(a: Disc | undefined, b: Disc | undefined, least: number, tieBreak: number): void {
  if (a === undefined || b === undefined) return;
  const dx = b.x - a.x || 0.01 * (tieBreak + 1);
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= least) return;
  const push = (least - distance) / 2 / distance;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
