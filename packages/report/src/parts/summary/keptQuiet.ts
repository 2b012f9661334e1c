import { isAtHome } from '../../place/atHome.ts';
import { hasChapter } from '../../place/edition.ts';
import type { PlaceView } from '../../place/view.ts';
import { medicineToldOf, takenUp } from '../../profile/health/toldHealth.ts';
import { theChildren } from '../../profile/household.ts';
import { childWhoStays, serviceOwed } from '../../profile/people/leftAtHome.ts';
import {
  noLeaveThen,
  noLeaveThenIds,
  otherParentIds,
  soleParentIds,
  unsettledCustodyIds,
} from '../../profile/people/otherParent.ts';
import type { Profile } from '../../profile/profile.ts';
import { because, firstOf, type Said, say, words } from '../../prose/said.ts';
import { ancestorSaid } from '../../sections/legal/citizenship/claimRecord.ts';
import type { TierId } from '../../model.ts';

const FAMILY = 'unique-family-situation';
const CARE = 'medical-conditions-details';

/** What is too private to repeat in a document others may see, and whom to take it to. */
const KEPT_QUIET: readonly (readonly [id: string, text: string])[] = [
  [
    FAMILY,
    'What you wrote about your family was read and is not repeated here, and our records are not made for a single family: where it touches a permit or a paper, ask the embassy of each place before you apply.',
  ],
  [
    CARE,
    'What you wrote about the care you need is not repeated here: show your lines to a doctor there before you sign a lease.',
  ],
  [
    'background-immigration-details',
    'What you wrote about courts or authorities is not repeated here, and our records do not answer it: show your lines to an immigration lawyer before you apply anywhere.',
  ],
];

/** The same where the section on healthcare takes up only what it tells of care. */
const CARE_TAKEN_UP: Readonly<Record<string, string>> = {
  [FAMILY]:
    'What you wrote about your family is not repeated here. What it tells of care is taken up under Healthcare; where it touches a permit or a paper, ask the embassy of each place before you apply.',
  [CARE]: 'What you wrote about the care you need is taken up under Healthcare, not quoted.',
};

/** The same where there is no section on healthcare, and the one on safety covers medicines. */
const UNDER_SAFETY =
  'What you wrote about the care you need is not repeated here; the medicine in it is taken up under Safety. Put the rest to a doctor there before you sign a lease.';

/** The same for a move within the country, which needs no authority's permission. */
const WITHIN_COUNTRY =
  'What you wrote about your family was read and is not repeated here, and our records are not made for a single family: check each of the towns against it yourself.';

/** Ids of the questions whose answers are not repeated. */
export const KEPT_QUIET_IDS: readonly string[] = KEPT_QUIET.map(([id]) => id);

/** Words on the family, and the first place of the report. */
interface FamilyTold {
  readonly profile: Profile;
  readonly view: PlaceView;
  readonly written: string;
}

const NOT_REPEATED = 'What you wrote about your family is not repeated here';

/** One parent decides alone, which a document has to prove. */
function decidesAlone({ profile, view }: FamilyTold): Said | null {
  return soleParentIds(profile)?.includes(FAMILY)
    ? say`${NOT_REPEATED}. We have noted that you alone decide for ${theChildren(profile.movers)}: a family lawyer in ${view.homeName} can say which paper proves it to ${isAtHome(view) ? 'schools and offices' : 'borders and embassies'}.`
    : null;
}

/** Custody or the other parent's consent is still missing. */
function waitsForCourt({ profile, view }: FamilyTold): Said | null {
  return unsettledCustodyIds(profile)?.includes(FAMILY)
    ? say`${NOT_REPEATED}. It is not settled whether ${theChildren(profile.movers)} may go: this comes before all else, and no place in this report changes it. Show your lines to a family lawyer in ${view.homeName} before you pay for anything, and have the move decided with the rest.`
    : null;
}

/** Another parent has a say in whether the children leave. */
function needsConsent({ profile, view }: FamilyTold): Said | null {
  if (!otherParentIds(profile)?.includes(FAMILY)) return null;
  const children = theChildren(profile.movers);
  const since = isAtHome(view)
    ? `the move of ${children} may need the other parent’s consent within a country as well`
    : `whether ${children} may leave is decided there and not by an embassy`;
  return say`${NOT_REPEATED}: put your lines to a family lawyer in ${view.homeName} first, since ${since}.`;
}

/** The children will be adults, so no other parent has a say any more. */
function ofAgeThen({ profile, view }: FamilyTold): Said | null {
  return noLeaveThenIds(profile)?.includes(FAMILY)
    ? say`${NOT_REPEATED}. ${noLeaveThen(profile)} A family lawyer in ${view.homeName} can say what an order you have still asks of you until then.`
    : null;
}

/** A child stays behind with somebody else. */
function leavesChild({ profile, view }: FamilyTold): Said | null {
  const stays = childWhoStays(profile);
  return stays?.ids.includes(FAMILY)
    ? say`${NOT_REPEATED}: put it to a family lawyer in ${view.homeName} before you sign anything abroad, since what is agreed on the time with ${stays.called} has to hold from there as well.`
    : null;
}

/** Military service is still owed at home. */
function owesService({ profile, view }: FamilyTold): Said | null {
  return serviceOwed(profile, view.atlas)?.ids.includes(FAMILY)
    ? say`${NOT_REPEATED}: before you apply, ask the office that keeps your file about the service you owe at home; where the rest touches a permit or a paper, ask the embassy of each place before you apply.`
    : null;
}

/** Ancestors from another country. */
function namesAncestors({ view, written }: FamilyTold): Said | null {
  const ancestor = ancestorSaid(view, written);
  return ancestor && say`${NOT_REPEATED}. ${ancestor}`;
}

/** The cases in which somebody knows better than an embassy, the weightiest first. */
const BETTER_ASKED: readonly ((told: FamilyTold) => Said | null)[] = [
  waitsForCourt,
  decidesAlone,
  needsConsent,
  ofAgeThen,
  leavesChild,
  owesService,
  ({ view }) => (isAtHome(view) ? words(WITHIN_COUNTRY) : null),
  namesAncestors,
];

/** The general reply: the section on healthcare or safety may take it up. */
function inGeneral(profile: Profile, tier: TierId, [id, text]: (typeof KEPT_QUIET)[number]): string {
  if (hasChapter({ tier }, 'Healthcare')) {
    const said = takenUp(profile).includes(id) ? (CARE_TAKEN_UP[id] ?? text) : text;
    return tier === 'single-country' ? said.replace('the embassy of each place', 'its embassy') : said;
  }
  return id === CARE && medicineToldOf(profile).includes(id) ? UNDER_SAFETY : text;
}

/** What became of words that are not repeated, one line per answer; null where none were written. */
export function keptQuiet(
  profile: Profile,
  view: PlaceView | undefined,
  tier: TierId,
): readonly (Said | null)[] {
  return KEPT_QUIET.map((one) => {
    const [id] = one;
    const written = profile.read.text(id);
    if (written === null) return null;
    const family = view && id === FAMILY ? firstOf(BETTER_ASKED, { profile, view, written }) : null;
    return because(family ?? words(inGeneral(profile, tier, one)), id);
  });
}
