import type { Iso3 } from '../model.ts';

/** Longitude, latitude in degrees. */
export type Position = readonly [number, number];

/** Rings of a polygon, the outer one first; coordinates rounded to 0.01 degrees. */
export type Rings = readonly (readonly Position[])[];

/**
 * Simplified outlines for small maps (Natural Earth, public domain, 1:110 million). Countries too small for that
 * scale are points. Territories have their own codes; Antarctica is left out.
 */
export interface Outlines {
  readonly shapes: Readonly<Record<Iso3, readonly Rings[]>>;
  readonly points: Readonly<Record<Iso3, Position>>;
}
