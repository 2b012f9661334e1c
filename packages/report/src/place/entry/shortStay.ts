import type { Country } from '@global-fit/atlas/model';
import type { PlaceView } from '../view.ts';

type Requirement = NonNullable<ReturnType<PlaceView['atlas']['passports']['requirement']>>;

/**
 * How the customer enters for a visit on the passport that allows the longest stay; null without a record, and for
 * refugee travel documents, which replace a passport.
 */
export function bestEntry(
  view: PlaceView,
): { readonly passport: Country; readonly requirement: Requirement } | null {
  if (view.profile.document) return null;
  const options = view.profile.citizenships.flatMap((passport) => {
    const requirement = view.atlas.passports.requirement(passport.iso3, view.iso3);
    return requirement?.from.shown ? [{ passport, requirement }] : [];
  });
  const free = options
    .filter(({ requirement }) => requirement.kind === 'visa free')
    .toSorted((a, b) => (b.requirement.days ?? 0) - (a.requirement.days ?? 0));
  return free[0] ?? options[0] ?? null;
}
