import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';

/** Natural hazards that one record names by country, and of which an index tells how far people are exposed to them. */
export type NamedHazard = 'earthquakes' | 'cyclones';

interface HazardRecords {
  /** Yes where the hazard stands out among those of the country. */
  readonly named: string;
  /** 0 to 100, by how many people, and what share of them, live where it strikes. */
  readonly exposure: string;
  /** Exposure from which it is to be reckoned with, and from which it is a danger. */
  readonly some: number;
  readonly much: number;
  /** Whether exposure counts only where the hazard is named as well. */
  readonly onlyNamed: boolean;
}

/** Where each hazard is on record, and from which exposure it counts. */
export const HAZARD_RECORDS: Readonly<Record<NamedHazard, HazardRecords>> = {
  earthquakes: {
    named: 'hazard_earthquakes',
    exposure: 'earthquake_exposure',
    some: 40,
    much: 60,
    onlyNamed: false,
  },
  // The index counts gales of temperate coasts in, which nobody means who fears a hurricane.
  cyclones: {
    named: 'hazard_storms',
    exposure: 'cyclone_exposure',
    some: 0,
    much: 40,
    onlyNamed: true,
  },
};

/** What is on record of one hazard in one country; null where a table is silent. */
export interface HazardRecord {
  readonly hazard: NamedHazard;
  readonly iso3: Iso3;
  readonly named: boolean | null;
  readonly exposure: number | null;
}

/** The indicators behind a hazard. */
export const hazardIndicators = (hazard: NamedHazard): readonly string[] => [
  HAZARD_RECORDS[hazard].exposure,
  HAZARD_RECORDS[hazard].named,
];

/** Both records of a hazard in a country. */
export function hazardRecord(atlas: Atlas, iso3: Iso3, hazard: NamedHazard): HazardRecord {
  const named = atlas.fact(iso3, HAZARD_RECORDS[hazard].named)?.value;
  const exposure = atlas.fact(iso3, HAZARD_RECORDS[hazard].exposure)?.value;
  return {
    hazard,
    iso3,
    named: named === undefined ? null : named === 'yes',
    exposure: typeof exposure === 'number' ? exposure : null,
  };
}

/**
 * How far a hazard is one: 2 a danger, 1 to be reckoned with, 0 neither; NaN where nothing is on record. What is named
 * is never nothing, and without a score it is taken for a danger.
 */
export function hazardGrade(atlas: Atlas, iso3: Iso3, hazard: NamedHazard): number {
  const { named, exposure } = hazardRecord(atlas, iso3, hazard);
  const { some, much, onlyNamed } = HAZARD_RECORDS[hazard];
  if (exposure === null) return named === null ? Number.NaN : named ? 2 : 0;
  if (onlyNamed && named === false) return 0;
  if (exposure >= much) return 2;
  return named === true || exposure > some ? 1 : 0;
}
