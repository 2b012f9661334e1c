import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/**
 * What happens to the citizenship of a passport held when its holder acquires another; for the pair of states where
 * the record names both.
 */
export interface SecondCitizenship {
  /** The passport held. */
  readonly iso3: Iso3;
  /** The new citizenships concerned; null for all that have no rule of their own. */
  readonly acquired: readonly Iso3[] | null;
  /**
   * `kept`: both are held; `kept by birth`: only if the old one was acquired by birth; `ends`: the old one is lost by
   * operation of law.
   */
  readonly effect: 'kept' | 'kept by birth' | 'ends';
  /** The law, as it is named within a sentence. */
  readonly act: string;
  /** What those who lost it may apply for, as a clause; null where none is on record. */
  readonly after: string | null;
  readonly from: Provenance;
}

export interface SecondCitizenshipLookups {
  /** The rules of a passport; empty where only the general figure is on record. */
  secondCitizenship(held: Iso3): readonly SecondCitizenship[];
}

export interface SecondCitizenshipContent {
  readonly secondCitizenship: readonly Stored<SecondCitizenship>[];
}

/** Indexes the rules by the passport held. */
export function openSecondCitizenship(
  content: SecondCitizenshipContent,
  provenances: readonly Provenance[],
): SecondCitizenshipLookups {
  return { secondCitizenship: openByCountry<SecondCitizenship>(content.secondCitizenship, provenances) };
}
