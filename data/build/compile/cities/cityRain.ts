import { distanceKm } from '@global-fit/atlas/places/distance';

/** A month of a record of ERA5, as far as its rain is judged. */
interface Month {
  readonly precip_mm: number;
  readonly precip_quality: 'ok' | 'low';
  readonly temp_adjust_c: number | null;
}

/** A town with the record of its cell. */
export interface Recorded<M extends Month = Month> {
  readonly id: number;
  readonly point: readonly [number, number];
  readonly months: readonly M[];
}

/** Steep tropical relief makes ERA5 cells rain metres a month; such a low-quality year is unknown rather than wrong. */
const MOST_RAIN_MM = 1000;

/** Degrees of correction for the height of the cell from which on its rain is that of other heights. */
const ROUGH_RAIN_C = 0.8;

/**
 * Below that, half a degree (some 75 m) and a quarter more rain than a town nearby whose cell needed less correction:
 * the cell of a port, as of Vancouver, holds the rain of the mountains behind it.
 */
const HEIGHTS_IN_CELL_C = 0.5;
const MORE_RAIN = 1.25;
const NEARBY_KM = 40;
const NEARBY_DEGREES = NEARBY_KM / 111;

/** How many degrees a record was corrected by for the height of its cell. */
export const correctionOf = (months: readonly Pick<Month, 'temp_adjust_c'>[]): number =>
  Math.max(...months.map((one) => Math.abs(one.temp_adjust_c ?? 0)));

/** Whether the rain of a record may be used at all, if only for the shape of its seasons. */
export const believable = (months: readonly Month[]): boolean =>
  !months.some((one) => one.precip_quality === 'low' && one.precip_mm > MOST_RAIN_MM);

const markedRough = (months: readonly Month[]): boolean =>
  correctionOf(months) >= ROUGH_RAIN_C || months.some((one) => one.precip_quality === 'low');

const yearOf = (months: readonly Month[]): number => months.reduce((sum, one) => sum + one.precip_mm, 0);

/**
 * The towns whose record tells no sum of rain: that of a cell of other heights, by its correction or by a neighbour.
 */
export function roughRain(towns: readonly Recorded[]): ReadonlySet<number> {
  const marked = new Set(towns.filter(({ months }) => markedRough(months)).map(({ id }) => id));
  const told = towns
    .filter(({ id }) => !marked.has(id))
    .map((town) => ({ ...town, by: correctionOf(town.months), mm: yearOf(town.months) }));
  const ofHeights = told.filter(
    ({ point, by, mm }) =>
      by >= HEIGHTS_IN_CELL_C &&
      told.some(
        (other) =>
          other.by < by &&
          mm >= MORE_RAIN * other.mm &&
          Math.abs(other.point[1] - point[1]) <= NEARBY_DEGREES &&
          distanceKm(other.point, point) <= NEARBY_KM,
      ),
  );
  return new Set([...marked, ...ofHeights.map(({ id }) => id)]);
}
