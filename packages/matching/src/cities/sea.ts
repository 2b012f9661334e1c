import { BY_THE_SEA } from '../conditions/own/seaLimit.ts';
import { SEA_ROWS } from './sea.data.ts';

export interface Sea {
  /** Straight-line kilometres to the sea; Infinity beyond 300. */
  readonly km: number;
  /** Whether it is on an island up to the size of Ireland. */
  readonly island: boolean;
}

const BY_ID = new Map<number, Sea>(
  SEA_ROWS.map(([id, km, island]) => [
    id,
    { km: km < 0 ? Number.POSITIVE_INFINITY : km, island: island === 1 },
  ]),
);

/** Distance of a city from the sea; null where it was not measured. */
export function seaOf(cityId: number): Sea | null {
  return BY_ID.get(cityId) ?? null;
}

/** Whether a city is by the sea; false where it was not measured. */
export function isByTheSea(cityId: number): boolean {
  return (seaOf(cityId)?.km ?? Number.POSITIVE_INFINITY) <= BY_THE_SEA.soft;
}
