import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** Whether the spouse or recognised partner of a permit holder may work, by the permit given to the family. */
export interface PartnersWork {
  readonly iso3: Iso3;
  /** Id of the holder's route. */
  readonly route: string;
  /**
   * `any`: any work, or nearly any, as soon as the permit is held; `own permit`: only with a separate permit, pass or
   * consent; `no`: none.
   */
  readonly allows: 'any' | 'own permit' | 'no';
  /** A limit such as "not self-employed"; null where there is none. */
  readonly limit: string | null;
  /** The page for checking the row; null where only the law itself is named. */
  readonly sourceUrl: string | null;
  readonly from: Provenance;
}

export interface PartnersWorkLookups {
  /** By the id of a route; null where not on record. */
  partnersWork(route: string): PartnersWork | null;
}

export interface PartnersWorkContent {
  readonly partnersWork: readonly Stored<PartnersWork>[];
}

/** Indexes the rows by the holder's route, whose id begins with the country. */
export function openPartnersWork(
  content: PartnersWorkContent,
  provenances: readonly Provenance[],
): PartnersWorkLookups {
  const of = openByCountry<PartnersWork>(content.partnersWork, provenances);
  return { partnersWork: (route) => of(route.slice(0, 3)).find((one) => one.route === route) ?? null };
}
