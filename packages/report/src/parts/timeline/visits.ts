import type { RequirementKind } from '@global-fit/atlas/passports';
import type { PlaceView } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { rightByPassport } from '../../sections/legal/routes.ts';

const EASE: readonly RequirementKind[] = [
  'home',
  'visa free',
  'visa on arrival',
  'eta',
  'e-visa',
  'visa required',
  'no admission',
];

const ASKED: Partial<Record<RequirementKind, string>> = {
  'e-visa': 'an electronic visa',
  'visa required': 'a visa',
  'no admission': 'a special permission',
};

interface Entry {
  readonly view: PlaceView;
  readonly kind: RequirementKind;
  readonly passport: string;
  readonly record: string;
}

/** What a visit asks of the customer's easiest passport; null where it asks nothing or is not known. */
function entryTo(view: PlaceView): Entry | null {
  if (rightByPassport(view)) return null;
  const found = view.profile.citizenships
    .flatMap((passport) => {
      const asked = view.atlas.passports.requirement(passport.iso3, view.iso3);
      const record = `passport:${passport.iso3}-${view.iso3}`;
      return asked?.from.shown ? [{ view, kind: asked.kind, passport: nameOf(passport), record }] : [];
    })
    .toSorted((a, b) => EASE.indexOf(a.kind) - EASE.indexOf(b.kind))[0];
  return found && ASKED[found.kind] ? found : null;
}

/** The visas that visits to these places take; null where none is needed. */
export function visitVisas(views: readonly PlaceView[]): Said | null {
  const entries = views.flatMap((view) => entryTo(view) ?? []);
  const [first] = entries;
  if (!first) return null;
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const parts = kinds.map(
    (kind) =>
      `${ASKED[kind]} for ${list(entries.filter((one) => one.kind === kind).map(({ view }) => view.name))}`,
  );
  const { movers } = first.view.profile;
  const others =
    movers.people > 1
      ? because(words(' Look up the other passports of the household too.'), ...movers.ids)
      : '';
  return because(
    given(
      say`A visit on a passport of ${first.passport} needs ${list(parts)}. Apply before you book a flight, and ask the consulate how long it takes.${others}`,
      ...entries.map(({ record }) => record),
    ),
    'citizenship',
  );
}
