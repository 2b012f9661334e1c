import type { Atlas } from '../atlas.ts';
import type { Iso3 } from '../model.ts';
import type { VisaRoute } from '../entry/visaRoute.ts';

/**
 * Our record of ordinary naturalisation and the years by another source, where the two differ; null where they agree
 * or one is missing.
 */
export function otherYears(
  atlas: Atlas,
  iso3: Iso3,
): { readonly years: number; readonly elsewhere: number; readonly from: VisaRoute } | null {
  for (const from of atlas.routes.open(iso3, 'citizenship')) {
    const { yearsToCitizenship: years, yearsElsewhere: elsewhere } = from;
    if (years !== null && elsewhere !== undefined) return { years, elsewhere, from };
  }
  return null;
}
