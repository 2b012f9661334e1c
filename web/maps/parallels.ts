import { sheetHeight, worldProjection } from './projection.ts';

export interface Tick {
  readonly label: string;
  /** Place along the edge in units of the sheet. */
  readonly at: number;
}

const degrees = (value: number, positive: string, negative: string): string =>
  value === 0 ? '0°' : `${Math.abs(value)}°${value > 0 ? positive : negative}`;

/** Where the drawn parallels meet the left edge: they run straight in this projection. */
export const latitudeTicks = (): Tick[] =>
  [60, 30, 0, -30].map((latitude) => ({
    label: degrees(latitude, 'N', 'S'),
    at: Math.round(worldProjection([0, latitude])![1]),
  }));

/** Where every second meridian meets the lower edge of the sheet. */
export const longitudeTicks = (): Tick[] =>
  [-120, -60, 0, 60, 120].map((longitude) => {
    const bottom = worldProjection.invert!([500, sheetHeight])![1];
    return { label: degrees(longitude, 'E', 'W'), at: Math.round(worldProjection([longitude, bottom])![0]) };
  });
