import type { City } from '@global-fit/atlas/model';

/** West, south, east and north of an area, in degrees. */
type Area = readonly [west: number, south: number, east: number, north: number];

/** A sea that land keeps the swell of the ocean out of, as areas that hold its coasts, and parts of them that it does not reach. */
interface EnclosedSea {
  readonly within: readonly Area[];
  readonly but?: readonly Area[];
}

/**
 * Seas without ocean swell, after the limits of the International Hydrographic Organization (Limits of Oceans and Seas,
 * 1953), drawn as rough areas: they part the coasts on which towns lie and do not follow any shore.
 */
const ENCLOSED: readonly EnclosedSea[] = [
  // Mediterranean with Adriatic, Aegean and Marmara; the Bay of Biscay lies west of it
  { within: [[-5.4, 30.1, 36.4, 46]], but: [[-5.4, 42.3, 0.5, 46]] },
  // Black Sea and Sea of Azov
  { within: [[27.3, 40.8, 42, 47.4]] },
  // Baltic with the Kattegat and the gulfs of Bothnia and Finland
  { within: [[9.5, 53.5, 30.5, 66]], but: [[9.5, 60.5, 15, 66]] },
  // Irish Sea
  { within: [[-6.3, 52.9, -2.8, 55]] },
  // Red Sea
  { within: [[32.2, 12.6, 43.5, 30]] },
  // Persian Gulf
  { within: [[47.5, 23.9, 56.2, 30.6]] },
  // Caspian Sea
  { within: [[46.5, 36.4, 54.5, 47.2]] },
  // Gulf of Thailand
  { within: [[99, 6.7, 105, 13.9]], but: [[97, 6.7, 99.2, 13.9]] },
  // Strait of Malacca and Singapore; the east of the Malay Peninsula faces the open South China Sea
  { within: [[98, 1, 104.2, 6.6]], but: [[102.8, 2.2, 104.2, 6.6]] },
  // Java Sea, north of Java
  { within: [[105.8, -7.3, 115, -3]] },
  // Yellow Sea and Bohai
  { within: [[117, 33, 126.9, 41]] },
  // Seto Inland Sea
  { within: [[131, 33.8, 135.6, 34.9]] },
  // Gulf of Mexico
  { within: [[-98, 18.2, -82, 30.8]] },
];

const isIn = ([lon, lat]: readonly [number, number], [west, south, east, north]: Area): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

/** Whether the sea nearest to a town is one that ocean swell does not reach. */
export const isOnEnclosedSea = ({ point }: Pick<City, 'point'>): boolean =>
  ENCLOSED.some(
    ({ within, but = [] }) =>
      within.some((area) => isIn(point, area)) && !but.some((area) => isIn(point, area)),
  );
