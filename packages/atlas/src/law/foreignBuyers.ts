import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/**
 * How far foreigners may buy a home. `open`: at least the one they live in; `limited`: only some homes, areas, people
 * or years; `permission`: with an authority's consent; `closed`: hardly anybody.
 */
export type HomeAccess = 'open' | 'limited' | 'permission' | 'closed';

/** A country's law on foreigners who live there on a permit and want to own a home. */
export interface ForeignBuyers {
  readonly iso3: Iso3;
  /** A house with its land. */
  readonly house: HomeAccess;
  readonly flat: HomeAccess;
  /** Nationalities treated as the country's own, or nearly; all others count as foreigners. */
  readonly asNationals: readonly Iso3[];
  /** Worded to follow a colon: "the permission of the district officer, for up to two units". */
  readonly condition: string;
  /** The last day of a rule that expires, ISO 8601; null where it does not. */
  readonly until: string | null;
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface ForeignBuyerLookups {
  /** Null for a country whose law was not found. */
  foreignBuyers(iso3: Iso3): ForeignBuyers | null;
}

export interface ForeignBuyerContent {
  readonly foreignBuyers: readonly Stored<ForeignBuyers>[];
}

/** Indexes the laws on foreign buyers by country. */
export function openForeignBuyers(
  content: ForeignBuyerContent,
  provenances: readonly Provenance[],
): ForeignBuyerLookups {
  return { foreignBuyers: openOnePerCountry<ForeignBuyers>(content.foreignBuyers, provenances) };
}

/** How far somebody with these passports may buy, considering those that are treated as the country's own. */
export function homeAccessFor(
  law: ForeignBuyers,
  home: 'house' | 'flat',
  passports: readonly Iso3[],
): HomeAccess {
  return passports.some((one) => one === law.iso3 || law.asNationals.includes(one)) ? 'open' : law[home];
}
