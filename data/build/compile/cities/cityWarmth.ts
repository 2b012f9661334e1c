import { correctionOf } from './cityRain.ts';

/** A month of an ERA5 record, with what decides whether its temperature is usable. */
interface Month {
  readonly mean_temp_c: number;
  readonly temp_adjust_c: number | null;
}

/** Mean temperatures of the coldest and the warmest month, as measured in the town or published for it. */
export interface Station {
  readonly coldest_c: number;
  readonly warmest_c: number;
}

/** The largest correction ever applied. A record that reaches it may be off by any amount. */
const CAP_C = 4;

/**
 * For low-lying towns a large correction is suspect: in ports below mountains, cold water and fog keep the town as
 * cool as its cell. Lima, Trujillo and Antofagasta are 4 °C cooler than their corrected cells.
 */
const LOW_M = 200;
const TOO_MUCH_FOR_LOW_C = 3;

/** How far a record may differ from its station: normals of different decades differ by as much. */
const NEAR_STATION_C = 2;

/**
 * Whether a record's temperatures may stand for the town: by its station where there is one, else by the correction.
 */
export function standsForTown(
  months: readonly Month[],
  elevationM: number | null,
  station: Station | undefined,
): boolean {
  if (station) {
    const degrees = months.map((one) => one.mean_temp_c);
    return (
      Math.abs(Math.min(...degrees) - station.coldest_c) <= NEAR_STATION_C &&
      Math.abs(Math.max(...degrees) - station.warmest_c) <= NEAR_STATION_C
    );
  }
  const by = correctionOf(months);
  return by < CAP_C && (by < TOO_MUCH_FOR_LOW_C || (elevationM ?? 0) >= LOW_M);
}
