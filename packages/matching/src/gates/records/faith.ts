import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';

/** Percent of people above which one faith is the majority. */
const MOST_PERCENT = 50;

/**
 * 1 where most people are Muslims, else 0. Uses the largest faith where no share is on record; NaN where neither is.
 */
export function mostlyMuslim(atlas: Atlas, iso3: Iso3): number {
  const share = atlas.fact(iso3, 'religion_muslim')?.value;
  if (typeof share === 'number') return Number(share > MOST_PERCENT);
  const largest = atlas.fact(iso3, 'main_religion')?.value;
  return largest === undefined ? Number.NaN : Number(largest === 'muslim');
}

/**
 * 2 where the law of the state is Islamic law, 1 where it may be in part, 0 where it is not; NaN where nothing tells.
 */
export function islamicLaw(atlas: Atlas, iso3: Iso3): number {
  const law = atlas.fact(iso3, 'legal_system')?.value;
  if (law === 'islamic law') return 2;
  const most = mostlyMuslim(atlas, iso3);
  if (most === 0) return 0;
  if (atlas.fact(iso3, 'government_form')?.value === 'theocratic') return most === 1 ? 2 : Number.NaN;
  if (law === 'civil law' || law === 'common law') return 0;
  return law === 'mixed' && most === 1 ? 1 : Number.NaN;
}
