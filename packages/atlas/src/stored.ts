import type { Iso3, Provenance } from './model.ts';

/** A row as stored in the artefact, with its provenance as an index so that each is stored once. */
export type Stored<T> = T extends Provenance
  ? number
  : T extends readonly (infer U)[]
    ? readonly Stored<U>[]
    : T extends object
      ? { readonly [K in keyof T]: Stored<T[K]> }
      : T;

function restored(value: unknown, provenances: readonly Provenance[]): unknown {
  if (Array.isArray(value)) return value.map((one) => restored(one, provenances));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'from' ? provenances[one as number] : restored(one, provenances),
    ]),
  );
}

/** Restores the provenances of a row. */
export function restore<T>(row: Stored<T>, provenances: readonly Provenance[]): T {
  return restored(row, provenances) as T;
}

/** Groups rows by country; those of a country are restored on first access and kept. */
export function openByCountry<T extends { readonly iso3: Iso3 }>(
  rows: readonly Stored<T>[],
  provenances: readonly Provenance[],
): (iso3: Iso3) => readonly T[] {
  const stored = Map.groupBy(rows, (row) => (row as { readonly iso3: Iso3 }).iso3);
  const ready = new Map<Iso3, readonly T[]>();
  return (iso3) => {
    const before = ready.get(iso3);
    if (before) return before;
    const found = (stored.get(iso3) ?? []).map((row) => restore<T>(row, provenances));
    ready.set(iso3, found);
    return found;
  };
}

/** The same for tables with one row per country; null where a country has none. */
export function openOnePerCountry<T extends { readonly iso3: Iso3 }>(
  rows: readonly Stored<T>[],
  provenances: readonly Provenance[],
): (iso3: Iso3) => T | null {
  const of = openByCountry<T>(rows, provenances);
  return (iso3) => of(iso3)[0] ?? null;
}
