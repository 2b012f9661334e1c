import { worldProjection } from './projection.ts';

export interface Tick {
  readonly label: string;
  /** Position along the edge in units of the map. */
  readonly at: number;
}

/** Where the parallels meet the left edge; they are straight in this projection. */
export const latitudeTicks = (): Tick[] =>
  [60, 30, 0, -30].map((latitude) => ({
    label: latitude === 0 ? '0°' : `${Math.abs(latitude)}°${latitude > 0 ? 'N' : 'S'}`,
    at: Math.round(worldProjection([0, latitude])![1]),
  }));
