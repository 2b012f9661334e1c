import { DO_NOT_TRAVEL, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Community } from '@global-fit/atlas/communities';

interface Compatriots {
  readonly found: Community;
  /**
   * The count is of 2020, and of a country to which governments now advise nobody to travel: more may have
   * come since.
   */
  readonly outdated: boolean;
}

/** How many people from one country live in another; null where no count may be told. */
export function compatriots(atlas: Atlas, origin: string, there: string): Compatriots | null {
  const found = origin === there ? null : atlas.community(origin, there);
  // At that level people leave a country rather than go there.
  const outdated = strictestAdvice(atlas.travelAdvice(origin)) === DO_NOT_TRAVEL;
  return found?.from.shown ? { found, outdated } : null;
}
