import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';

/** Share of people from which on most are of one faith. */
const MOST_PERCENT = 50;

/** Whether most people are Muslims: 1 and 0; by the largest faith where no share is on record. */
export function mostlyMuslim(atlas: Atlas, iso3: Iso3): number {
  const share = atlas.fact(iso3, 'religion_muslim')?.value;
  if (typeof share === 'number') return Number(share > MOST_PERCENT);
  const largest = atlas.fact(iso3, 'main_religion')?.value;
  return largest === undefined ? Number.NaN : Number(largest === 'muslim');
}

/** Whether the law of a state is Islamic law: 2, in part perhaps 1, not 0. */
export function islamicLaw(atlas: Atlas, iso3: Iso3): number {
  const law = atlas.fact(iso3, 'legal_system')?.value;
  if (law === 'islamic law') return 2;
  const most = mostlyMuslim(atlas, iso3);
  if (most === 0) return 0;
  if (atlas.fact(iso3, 'government_form')?.value === 'theocratic') return most === 1 ? 2 : Number.NaN;
  if (law === 'civil law' || law === 'common law') return 0;
  return law === 'mixed' && most === 1 ? 1 : Number.NaN;
}
