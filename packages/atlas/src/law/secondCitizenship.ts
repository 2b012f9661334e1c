import type { Iso3, Provenance } from '../model.ts';
import { openByCountry, type Stored } from '../stored.ts';

/** What the law of a passport held makes of a new citizenship: a fact of two states, where the record names them. */
export interface SecondCitizenship {
  /** The passport held. */
  readonly iso3: Iso3;
  /** The citizenships that the rule is about; null where it is about every other one. */
  readonly acquired: readonly Iso3[] | null;
  /**
   * `kept`: both are held, `kept by birth`: by those who have the old one by birth. `ends`: the law takes the old one
   * away, without anybody's decision.
   */
  readonly effect: 'kept' | 'kept by birth' | 'ends';
  /** The law, as it is named in a sentence. */
  readonly act: string;
  /** What those who lost it may ask for, as a clause; null where none is on record. */
  readonly after: string | null;
  readonly from: Provenance;
}

export interface SecondCitizenshipLookups {
  /** The rules of a passport; none where only the general figure is on record. */
  secondCitizenship(held: Iso3): readonly SecondCitizenship[];
}

export interface SecondCitizenshipContent {
  readonly secondCitizenship: readonly Stored<SecondCitizenship>[];
}

/** Indexes the laws on a second citizenship by the passport held. */
export function openSecondCitizenship(
  content: SecondCitizenshipContent,
  provenances: readonly Provenance[],
): SecondCitizenshipLookups {
  return { secondCitizenship: openByCountry<SecondCitizenship>(content.secondCitizenship, provenances) };
}
