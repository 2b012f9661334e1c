import type { Iso3 } from '../model.ts';
import type { RouteKind, VisaRoute } from './visaRoute.ts';

export interface Routes {
  /**
   * All routes of a country, closed ones included. An empty list means that our records hold none, not that there is
   * none.
   */
  of(iso3: Iso3): readonly VisaRoute[];
  /** Routes of one kind that are open. */
  open(iso3: Iso3, kind: RouteKind): readonly VisaRoute[];
  byId(id: string): VisaRoute | null;
}

const SURE = { high: 0, medium: 1, low: 2 } as const;

/** Sorts routes by the confidence of their records, the highest first. */
export const byConfidence = (a: VisaRoute, b: VisaRoute): number => SURE[a.confidence] - SURE[b.confidence];

/** Indexes visa and citizenship routes by country. */
export function openRoutes(rows: readonly VisaRoute[]): Routes {
  const byCountry = Map.groupBy(rows, ({ iso3 }) => iso3);
  const byId = new Map(rows.map((route) => [route.id, route]));
  const of = (iso3: Iso3): readonly VisaRoute[] => byCountry.get(iso3) ?? [];
  return {
    of,
    open: (iso3, kind) => of(iso3).filter((route) => route.kind === kind && route.status === 'open'),
    byId: (id) => byId.get(id) ?? null,
  };
}
