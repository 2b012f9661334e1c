import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/**
 * How far a home may be bought: `open`: at least the home one lives in; `limited`: some homes, places, people or years
 * alone; `permission`: after an authority has said yes; `closed`: by hardly anybody.
 */
export type HomeAccess = 'open' | 'limited' | 'permission' | 'closed';

/** What the law of a country says of foreigners who live there on a permit and want to own a home. */
export interface ForeignBuyers {
  readonly iso3: Iso3;
  /** A house with its land. */
  readonly house: HomeAccess;
  readonly flat: HomeAccess;
  /** Citizens of these buy as those of the country do, or nearly; everybody else is a foreigner. */
  readonly asNationals: readonly Iso3[];
  /** "the permission of the district officer, for up to two units": as it stands after a colon. */
  readonly condition: string;
  /** The last day of a rule that ends by law, ISO 8601; null where it has no end. */
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

/** How far somebody with these passports may buy: as nationals do where one of theirs is on a par. */
export function accessWith(
  law: ForeignBuyers,
  home: 'house' | 'flat',
  passports: readonly Iso3[],
): HomeAccess {
  return passports.some((one) => one === law.iso3 || law.asNationals.includes(one)) ? 'open' : law[home];
}
