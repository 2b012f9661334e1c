import type { Iso3, Provenance } from '../model.ts';
import { openOnePerCountry, type Stored } from '../stored.ts';

/**
 * What HIV means for a residence permit. `refused`: none is given, or who is found to have it is sent away; `asked`: a
 * test or a statement is asked for some permits, which may be refused over it; `lifted`: such a rule was given up.
 */
export type HivLaw = 'refused' | 'asked' | 'lifted';

export interface HivResidence {
  readonly iso3: Iso3;
  readonly law: HivLaw;
  /** A page to check the row against. */
  readonly sourceUrl: string;
  readonly from: Provenance;
}

export interface HivResidenceLookups {
  /** Null for a country that is on none of the lists. */
  hivResidence(iso3: Iso3): HivResidence | null;
}

export interface HivResidenceContent {
  readonly hivResidence: readonly Stored<HivResidence>[];
}

/** Indexes the rules on HIV by country. */
export function openHivResidence(
  content: HivResidenceContent,
  provenances: readonly Provenance[],
): HivResidenceLookups {
  return { hivResidence: openOnePerCountry<HivResidence>(content.hivResidence, provenances) };
}
