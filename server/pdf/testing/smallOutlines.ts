import type { Outlines } from '../maps/outlines.ts';

/** A world of a few rectangles: enough to draw, quick to project. Rings run clockwise, as d3-geo wants them. */
export const smallOutlines: Outlines = {
  type: 'FeatureCollection',
  features: (
    [
      ['PRT', -9, 37, -7, 42],
      ['ESP', -7, 36.5, 2, 43],
      ['URY', -58, -35, -54, -30],
      ['CRI', -86, 8.5, -83, 11],
      ['NZL', 168, -46, 177, -36],
      ['ATA', -170, -85, 170, -72],
      [null, 35, 25, 45, 30],
    ] as const
  ).map(([iso3, west, south, east, north]) => ({
    type: 'Feature',
    properties: { iso3 },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [west, north],
          [east, north],
          [east, south],
          [west, south],
        ],
      ],
    },
  })),
};
