import { correctionOf } from './cityRain.ts';

/** A month of a record of ERA5, as far as its degrees are judged. */
interface Month {
  readonly mean_temp_c: number;
  readonly temp_adjust_c: number | null;
}

/** Means of the coldest and the warmest month that were measured or published for the town itself. */
export interface Station {
  readonly coldest_c: number;
  readonly warmest_c: number;
}

/** The correction for height stops here, so by how much such a record is still off is not known. */
const CAP_C = 4;

/**
 * A port below mountains: what the correction adds for them may be cold water and fog that no height tells of (Lima,
 * Trujillo, Antofagasta are four degrees cooler than their corrected cells).
 */
const LOW_M = 200;
const TOO_MUCH_FOR_LOW_C = 3;

/** So far may a record lie from its station and still stand for the town: normals of other years differ by as much. */
const NEAR_STATION_C = 2;

/** Whether the degrees of a record may stand for its town: by its station, else by how far they were corrected. */
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
