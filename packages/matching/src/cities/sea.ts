import { BY_THE_SEA } from '../conditions/own/seaLimit.ts';
import { SEA_ROWS } from './sea.data.ts';

export interface Sea {
  /** Straight-line kilometres to the sea; Infinity beyond 300. */
  readonly km: number;
  /** On an island of up to the size of Ireland. */
  readonly island: boolean;
}

const BY_ID = new Map<number, Sea>(
  SEA_ROWS.map(([id, km, island]) => [
    id,
    { km: km < 0 ? Number.POSITIVE_INFINITY : km, island: island === 1 },
  ]),
);

/** How far a city lies from the sea; null for a city that was not measured. */
export function seaOf(cityId: number): Sea | null {
  return BY_ID.get(cityId) ?? null;
}

/** Whether a city lies by the sea; one that was not measured does not. */
export function isByTheSea(cityId: number): boolean {
  return (seaOf(cityId)?.km ?? Number.POSITIVE_INFINITY) <= BY_THE_SEA.soft;
}
