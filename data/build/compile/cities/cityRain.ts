import { distanceKm } from '@global-fit/atlas/places/distance';

/** A month of an ERA5 record, with what decides whether its rain is usable. */
interface Month {
  readonly precip_mm: number;
  readonly precip_quality: 'ok' | 'low';
  readonly temp_adjust_c: number | null;
}

/** A town with its record. */
export interface Recorded<M extends Month = Month> {
  readonly id: number;
  readonly point: readonly [number, number];
  readonly months: readonly M[];
}

/** Over steep tropical terrain ERA5 gives metres of rain a month. Such a year is treated as unknown. */
const MOST_RAIN_MM = 1000;

/** From this many degrees of correction for height, the cell's rain is that of another height. */
const ROUGH_RAIN_C = 0.8;

/**
 * The same with a smaller correction (0.5 °C is about 75 m) where the cell also has a quarter more rain than a nearby
 * town with less correction: the cell of a port such as Vancouver includes the rain of the mountains behind it.
 */
const HEIGHTS_IN_CELL_C = 0.5;
const MORE_RAIN = 1.25;
const NEARBY_KM = 40;
const NEARBY_DEGREES = NEARBY_KM / 111;

/** The largest correction for height in a record, in °C. */
export const correctionOf = (months: readonly Pick<Month, 'temp_adjust_c'>[]): number =>
  Math.max(...months.map((one) => Math.abs(one.temp_adjust_c ?? 0)));

/** Whether a record's rain may be used at all, if only for the shape of the seasons. */
export const believable = (months: readonly Month[]): boolean =>
  !months.some((one) => one.precip_quality === 'low' && one.precip_mm > MOST_RAIN_MM);

const markedRough = (months: readonly Month[]): boolean =>
  correctionOf(months) >= ROUGH_RAIN_C || months.some((one) => one.precip_quality === 'low');

const yearOf = (months: readonly Month[]): number => months.reduce((sum, one) => sum + one.precip_mm, 0);

/**
 * The towns whose yearly rain is not stated because their cell lies at another height, by its correction or compared
 * with a neighbour.
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
