import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** What the permit of the family lets the husband, wife or recognised partner of a permit's holder do there. */
export interface PartnersWork {
  readonly iso3: Iso3;
  /** Id of the route that the holder takes. */
  readonly route: string;
  /**
   * `any`: any work, or nearly any, as soon as the permit is held; `own permit`: only after a permit, pass or consent of
   * their own; `no`: none.
   */
  readonly allows: 'any' | 'own permit' | 'no';
  /** "not self-employed"; null where nothing limits it. */
  readonly limit: string | null;
  /** A page to check the row against; null where only the law itself is named. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface PartnersWorkLookups {
  /** By the id of a route; null where no record tells. */
  partnersWork(route: string): PartnersWork | null;
}

export interface PartnersWorkContent {
  readonly partnersWork: readonly Stored<PartnersWork>[];
}

/** Indexes what family may do by the route of the holder, whose id begins with the country. */
export function openPartnersWork(
  content: PartnersWorkContent,
  provenances: readonly Provenance[],
): PartnersWorkLookups {
  const of = openByCountry<PartnersWork>(content.partnersWork, provenances);
  return { partnersWork: (route) => of(route.slice(0, 3)).find((one) => one.route === route) ?? null };
}
