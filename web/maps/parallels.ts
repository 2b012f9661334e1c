import { worldProjection } from './projection.ts';

export interface Tick {
  readonly label: string;
  /** Place along the edge in units of the sheet. */
  readonly at: number;
}

/** Where the drawn parallels meet the left edge: they run straight in this projection. */
export const latitudeTicks = (): Tick[] =>
  [60, 30, 0, -30].map((latitude) => ({
    label: latitude === 0 ? '0°' : `${Math.abs(latitude)}°${latitude > 0 ? 'N' : 'S'}`,
    at: Math.round(worldProjection([0, latitude])![1]),
  }));
