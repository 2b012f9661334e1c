import type { Atlas } from '../atlas.ts';
import type { Iso3, VisaRoute } from '../model.ts';

/**
 * The years of residence by our record of ordinary naturalisation, where they are others than the figure counts;
 * null where the two agree or one of them is missing.
 */
export function otherYears(
  atlas: Atlas,
  iso3: Iso3,
): { readonly years: number; readonly from: VisaRoute } | null {
  const counted = atlas.fact(iso3, 'naturalisation_years')?.value;
  const years = ({ yearsToCitizenship }: VisaRoute): number | null => yearsToCitizenship;
  const route = atlas.routes
    .open(iso3, 'citizenship')
    .find(
      (one) =>
        one.shown && one.conditions.nationalities === null && years(one) !== null && years(one) !== counted,
    );
  return route && typeof counted === 'number' ? { years: years(route) as number, from: route } : null;
}
