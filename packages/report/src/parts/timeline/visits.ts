import { anyOf } from '@global-fit/matching/anyOf';
import type { RequirementKind } from '@global-fit/atlas/entry/passports';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { STATUS_TOLD_IN } from '@global-fit/matching/profile/time/presentStatus';
import type { Profile } from '../../profile/profile.ts';
import { type PlaceView, wordOf } from '../../place/view.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { documentVisits, visitsOnDocument } from '../../place/entry/refugeeDocument.ts';
import { rightByPassport } from '../../place/entry/routes.ts';

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

/** What a visit requires of the customer's most welcome passport; null where it requires nothing, or is unknown. */
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

/** What tells that somebody has no permit where they live. */
const WITHOUT_PAPERS = anyOf([
  /\b(?:without|no|lack\w*) (?:any |valid |legal |proper )*(?:papers|documents|residence|visa|permit|(?:legal |immigration )?status)\b(?! from\b)/i,
  /\b(?:undocumented|overstay\w*|(?:here|live|living|stay|staying|came|entered) (?:illegally|irregularly))\b(?! from\b)/i,
  /\b(?:illegal|irregular) (?:immigrants?|migrants?|status)\b(?! from\b)/i,
]);
/** Somebody else of whom that may be told. */
const OF_ANOTHER =
  /\b(?:brothers?|sisters?|friends?|cousins?|neighbou?rs?|uncles?|aunts?|mother|father|parents|people|workers)\b/i;

/** Whether customers tell that they have no permit where they live. */
const livesWithoutPapers = ({ read }: Profile): boolean =>
  STATUS_TOLD_IN.some((id) =>
    sentencesOf(read.text(id) ?? '').some((one) => WITHOUT_PAPERS.test(one) && !OF_ANOTHER.test(one)),
  );

/** That a residence permit may do in place of a visa, for those who live in another country and may hold one. */
function permitInstead({ home, homeName, profile, atlas }: PlaceView): Said | string {
  const { citizenships } = profile;
  if (!home || citizenships.some(({ iso3 }) => iso3 === home.iso3)) return '';
  const free = citizenships.some(({ iso3 }) =>
    atlas.movement.movements(iso3, home.iso3).some(({ grade }) => grade === 'settle'),
  );
  if (free || livesWithoutPapers(profile)) return '';
  return because(
    words(
      ` Some countries accept a residence permit from another country in its place: if you hold one from ${homeName}, ask whether it will do.`,
    ),
    'current-location',
  );
}

/** The visas that visits to these places require; null where none is needed. */
export function visitVisas(views: readonly PlaceView[]): Said | null {
  const onDocument = documentVisits(views);
  if (onDocument)
    return views.every((view) => visitsOnDocument(view))
      ? null
      : say`${onDocument} Ask its embassy before you book the journey, and how long a visa takes.`;
  const entries = views.flatMap((view) => entryTo(view) ?? []);
  const [first] = entries;
  if (!first) return null;
  // One Schengen visa covers the whole area, so it counts once.
  const inArea = ({ view, kind }: Entry): boolean =>
    kind === 'visa required' && wordOf(view, 'schengen_member') === 'yes';
  const area = entries.filter(inArea);
  const apart = entries.filter((one) => !inArea(one));
  const kinds = [...new Set(apart.map(({ kind }) => kind))];
  const namesOf = (some: readonly Entry[]): string => list(some.map(({ view }) => view.name));
  const parts = [
    ...(area.length > 0 ? [`${area.length > 1 ? 'one' : 'a'} Schengen visa for ${namesOf(area)}`] : []),
    ...kinds.map((kind) => `${ASKED[kind]} for ${namesOf(apart.filter((one) => one.kind === kind))}`),
  ];
  const member = area.map(({ view }) => `schengen_member:${view.iso3}`);
  const { movers } = first.view.profile;
  const others =
    movers.people > 1
      ? because(words(' Look up the other passports of the household too.'), ...movers.ids)
      : '';
  const resident = permitInstead(first.view);
  return because(
    given(
      say`A visit on a passport of ${first.passport} needs ${list(parts)}. Apply before you book the journey, and ask the consulate how long it takes.${resident}${others}`,
      ...entries.map(({ record }) => record),
      ...member,
    ),
    'citizenship',
  );
}
