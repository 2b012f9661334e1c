import type { CountryProfile } from '@global-fit/atlas/countryProfile/profile';
import { objectIn, textIn, textsByNameIn, textsIn } from '#api/readShape.ts';

/** A profile as shown: parts missing in the response are empty, and meta data may be missing. */
export interface ShownProfile extends Omit<CountryProfile, 'meta'> {
  readonly meta: Pick<CountryProfile['meta'], 'edition' | 'sources' | 'licences'> | null;
}

/** Parses the response for a country (specification 2, §3). Null where it contains no profile. */
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
