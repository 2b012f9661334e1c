import type { Outlines, Rings } from '@global-fit/atlas/places/outlines';

/** A clockwise ring, as in the real outlines. */
function box(west: number, south: number, east: number, north: number): Rings {
  return [
    [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  ];
}

/** A world of a few rectangles and a dot: enough to draw, quick to project. */
export const smallOutlines: Outlines = {
  shapes: {
    PRT: [box(-9, 37, -7, 42), box(-28, 38, -27, 39)],
    ESP: [box(-7, 36.5, 2, 43)],
    URY: [box(-58, -35, -54, -30)],
    CRI: [box(-86, 8.5, -83, 11)],
    NZL: [box(168, -46, 177, -36)],
    ATA: [box(-170, -85, 170, -72)],
  },
  points: { MLT: [14.4, 35.9] },
};
