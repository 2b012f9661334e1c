import type { CountryProfile } from '@global-fit/atlas/profile/profile';
import { objectIn, textIn, textsByNameIn, textsIn } from '#api/readShape.ts';

/** A profile as it is shown: its parts are empty where an answer leaves them out, and the meta data may be missing. */
export interface ShownProfile extends Omit<CountryProfile, 'meta'> {
  readonly meta: Pick<CountryProfile['meta'], 'edition' | 'sources' | 'licences'> | null;
}

/** Reads the answer for a country (specification 2, §3). Null for one that holds no profile. */
export function readProfile(body: unknown): ShownProfile | null {
  const profile = objectIn(body);
  if (profile === null) return null;
  const meta = objectIn(profile['meta']);
  return {
    country_name: textIn(profile['country_name']),
    key_highlights: textsIn(profile['key_highlights']),
    statistics: textsByNameIn(profile['statistics']),
    detailed_info: textsByNameIn(profile['detailed_info']),
    immigrant_info: textsByNameIn(profile['immigrant_info']),
    meta: meta && {
      edition: textIn(meta['edition']),
      sources: textsIn(meta['sources']),
      licences: textsIn(meta['licences']),
    },
  };
}
