import { DO_NOT_TRAVEL, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Community } from '@global-fit/atlas/communities';

export interface Compatriots {
  readonly found: Community;
  /**
   * Whether the 2020 count concerns a country that governments now advise against, so that more people may have left
   * it since.
   */
  readonly outdated: boolean;
}

/** How many people from one country live in another; null where no printable count exists. */
export function compatriots(atlas: Atlas, origin: string, there: string): Compatriots | null {
  const found = origin === there ? null : atlas.community(origin, there);
  // At that level people leave a country rather than go there.
  const outdated = strictestAdvice(atlas.travelAdvice(origin)) === DO_NOT_TRAVEL;
  return found?.from.shown ? { found, outdated } : null;
}
