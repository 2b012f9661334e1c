import type { Country } from '@global-fit/atlas/model';
import type { PlaceView } from '../view.ts';

type Requirement = NonNullable<ReturnType<PlaceView['atlas']['passports']['requirement']>>;

/**
 * How somebody enters for a visit, with the passport that lets them stay longest; null where none is on record, or they
 * travel on the document of a refugee, for which no passport answers.
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
