import { familyRoute, familyLaw, parentsLaw, waitsFirst } from '../../../place/entry/family.ts';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { everywhere, type Passage, passage, type Writer, wayOf } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { partnerCalled } from '../../../profile/people/called.ts';
import { followersOf } from '../../../profile/people/followers.ts';
import { unmarried } from '../../../profile/household.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { sentence } from '../../../prose/english.ts';
import { parentsAlongSaid } from '../../../prose/lawClause.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { familyCalled, movesWithFamily } from '../../../profile/people/familyMoving.ts';
import { ownAgreementSaid } from '../../../place/entry/partnersAgreement.ts';
import { partnersWorkSaid, partnersWorkThere } from '../../../place/entry/partnersWork.ts';
import {
  freeMovement,
  isCitizen,
  type OpenRoute,
  openRoutes,
  rightAsFamily,
  routeName,
  spousesPermit,
} from '../../../place/entry/routes.ts';
import { grant, routeSaid } from '../../../place/entry/words.ts';
import { noteText } from '../remarks/notes.ts';
import { ofAgeTogether, ofAgeWhenFollowing } from './ofAge.ts';

function asksForWork(view: PlaceView): boolean {
  return (
    view.profile.movers.hasPartner &&
    view.profile.read.has('couple-lifestyle-priorities', 'partner-work-permit', 'both-careers')
  );
}

const WORK_IDS = ['couple-lifestyle-priorities'] as const;

const ASCENDING: ReadonlySet<string> = new Set(['parent', 'grandparent']);

/** Whether a record admits parents and the older relatives who move are parents. */
function takesParents(view: PlaceView, route: VisaRoute | undefined): boolean {
  const { elders } = view.profile.movers;
  return (
    route?.parentsAllowed === true &&
    elders.length > 0 &&
    elders.every(({ relationship }) => relationship === 'parent')
  );
}

/** Whether the older relatives who move are parents, and a law on them is on record. */
const hasParentsLaw = (view: PlaceView): boolean =>
  view.profile.movers.elders.every(({ relationship }) => relationship === 'parent') &&
  parentsAlongSaid(view.atlas, view.iso3) !== null;

/** Older relatives who come along, under the same law or a permit of their own; null where neither is to be told. */
function eldersSaid(view: PlaceView): Said | null {
  const { elders } = view.profile.movers;
  if (elders.length === 0 || takesParents(view, openRoutes(view)[0]?.route)) return null;
  const toldUnderFamily = view.profile.read.has(
    'eldercare-considerations',
    'moving-with-us',
    'joining-later',
  );
  if (freeMovement(view)?.movement.grade !== 'settle' && toldUnderFamily && hasParentsLaw(view))
    return say`See Family for what the law of ${view.name} says about a parent who comes along.`;
  if (freeMovement(view)?.movement.grade !== 'settle')
    return words(
      '[Parents and grandparents are covered by few routes, so ask about them first|Here, as in most countries, few routes are meant for parents and grandparents: ask about them before anything else|Few routes exist for parents and grandparents, so settle their permit first].',
    );
  const law = parentsLaw(view);
  const covered = law !== null && elders.some(({ relationship }) => ASCENDING.has(relationship ?? ''));
  const explained = view.earlier.some(({ iso3 }) => parentsLaw(view, iso3)?.family === law?.family);
  return covered && !explained
    ? because(
        say`A parent or grandparent${unmarried(view.profile) ? '' : ', yours or your spouse’s,'} who depends on you has that right too, and one with a passport of these countries has a right of their own.`,
        'relationship-status',
      )
    : null;
}

/** Family under free movement; explained at the first place, referred to at later ones. */
function underLaw(view: PlaceView): Said | null {
  const law = familyLaw(view, view.iso3);
  if (!law?.family) return null;
  const explained = view.earlier.find(({ iso3 }) => familyLaw(view, iso3)?.family === law.family);
  const said = explained
    ? say`The same law applies to your family as in ${nameOf(explained)}.`
    : say`A husband or wife and children of yours may live with you in ${view.name} whatever their passports, and may work there (${law.family}).`;
  const partner = unmarried(view.profile) && !explained;
  return given(
    partner
      ? because(
          say`${said} For a partner you are not married to, and who has no passport of these countries, the state only has to make entry easier, so ask what proof it wants.`,
          'relationship-status',
        )
      : said,
    `bloc:${law.bloc}`,
  );
}

/**
 * An unmarried couple on a route that admits dependants. Our records do not say who counts as a partner, so nothing
 * says that both may go. Explained at the first place, brief at later ones.
 */
function withoutMarriage(view: PlaceView, route: VisaRoute): Said {
  const partner = partnerCalled(view.profile.movers);
  const named = routeSaid(route, `the ${routeName(route)}`);
  const ways: readonly (() => Said)[] = [
    () =>
      say`The record of ${named} mentions dependants but does not say whether a partner counts without a marriage; in many countries only a husband, a wife or a registered partner does. Ask the embassy before anything is paid whether ${partner} counts as things are, or whether you would have to marry or register first. Where a life together counts, you have to prove it: collect leases and bills in both names.`,
    () =>
      say`The record of ${named} mentions dependants as well: first ask the embassy of ${view.name} whether ${partner} counts as one without a marriage.`,
    () =>
      say`The record allows dependants on ${named} and leaves open whether ${partner}, without a marriage, is one: have ${view.name} answer that in writing.`,
  ];
  return because(
    (ways[view.ledger.nextForm('without-marriage', ways.length, 0)] ?? ways[0])?.() ?? named,
    'relationship-status',
  );
}

/** A remark that family may come along from a pay on that lies above the one for the permit itself. */
const FROM_A_PAY = /\bfamily with pay of\b/;

/**
 * Who may come on a route whose record admits dependants: spouse, children, and parents where it names them. Other
 * older relatives are no dependants.
 */
function taken(view: PlaceView, { route, standing }: OpenRoute): Said {
  const { movers } = view.profile;
  const { elders, companions, near } = movers;
  const parents = takesParents(view, route);
  const whole = (parents || elders.length === 0) && companions.length === 0;
  const who = !whole ? near : standing.way.byPartner ? 'all of you' : movers.who;
  if (who === null)
    return routeSaid(
      route,
      `The record of the ${routeName(route)} mentions dependants but does not say whether an older relative is one.`,
    );
  const fromPay = FROM_A_PAY.test(route.notes ?? '');
  const brings = `The ${routeName(route)} lets you bring dependants${parents ? ', parents and parents-in-law among them' : ''}${fromPay ? ' only from the pay that its record names' : ''}`;
  const together = routeSaid(
    route,
    fromPay
      ? `${brings}: the offer has to reach that before ${who} can apply together`
      : `${brings}, so ${who} can apply together`,
  );
  return ofAgeTogether(view, routeSaid(route, brings), together, who) ?? say`${together}.`;
}

/** What records say about family on a route or beside it; null where they say nothing. */
function onRecord(view: PlaceView, first: OpenRoute | undefined): Said | null {
  const best = first?.route;
  const who = first?.standing.way.byPartner ? 'all of you' : familyCalled(view.profile.movers);
  if (best?.familyFollows)
    return flow(
      routeSaid(
        best,
        `By its record nobody comes along on the ${routeName(best)} from the first day: your family follows once the conditions it names have been met.`,
      ),
      ofAgeWhenFollowing(view),
    );
  if (first && best?.dependantsAllowed === true)
    return unmarried(view.profile) ? withoutMarriage(view, best) : taken(view, first);
  if (best?.dependantsAllowed === false)
    return routeSaid(
      best,
      `The record says that the ${routeName(best)} covers no dependants: ${who} would need separate routes.`,
    );
  const family = familyRoute(view);
  if (!family) return null;
  const length = grant(family);
  const named = `For the family of a permit holder the record names the ${routeName(family)}${length ? `, ${length}` : ''}`;
  if (waitsFirst(family)) return routeSaid(family, `${named}.${noteText(family.notes)}`);
  const said = routeSaid(
    family,
    `${named}; ask whether it can be applied for together with yours${unmarried(view.profile) ? ', and whether a partner counts as family without a marriage' : ''}.`,
  );
  return unmarried(view.profile) ? because(said, 'relationship-status') : said;
}

/**
 * Followers: that dependants may come is on record, that they may come later is not. Asked at the first place, brief
 * at later ones.
 */
function followLater(view: PlaceView, route: VisaRoute | undefined): Said | null {
  const later = followersOf(view.profile);
  if (!later) return null;
  const named = route && `the ${routeName(route)}`;
  const begins =
    route?.dependantsAllowed === true
      ? say`The record of ${routeSaid(route, named ?? '')} admits dependants; it does not say that ${later.who} may follow you later.`
      : route?.dependantsAllowed === false
        ? say`The record says that ${routeSaid(route, named ?? '')} covers no dependants: ${later.who} could not follow you to ${view.name} on it.`
        : say`Our records do not say whether ${later.who} may follow you to ${view.name}.`;
  const asked = view.ledger.timesUsed('dependants') > 0;
  return asked
    ? say`${begins} Put the same questions to its embassy.`
    : say`${begins} Before you ${view.profile.stage === 'employee' ? 'take a post' : 'apply'}, ask the embassy in writing from when somebody may follow on your permit, until which age or month, what you have to earn for it, what home it asks for and whose consent it needs${view.profile.stage === 'employee' ? ': where pay decides, the first contract decides' : ''}.`;
}

/** Age in years from which few look for work in another country. */
const WORKING_AGE = 67;

/** Whether a partner's work matters: it was asked about, or nothing says that they have stopped working. */
function mayWantWork(view: PlaceView): boolean {
  const { movers, stage } = view.profile;
  return asksForWork(view) || (stage !== 'retired' && (movers.partner?.age ?? 0) < WORKING_AGE);
}

/** What the partner may do on the permit, by a record. */
function workOnRecord(view: PlaceView): Said | null {
  const law = mayWantWork(view) ? partnersWorkThere(view) : null;
  return law && sentence(partnersWorkSaid(view, law));
}

/** Whether the partner's work was asked about and an embassy has to answer; mentioned once for all places. */
function isWorkToAsk(view: PlaceView): boolean {
  // An applicant for a work permit may do that work.
  const theirs = openRoutes(view)[0]?.standing.way.byPartner === true;
  return asksForWork(view) && !theirs && view.ledger.timesUsed('dependants') === 0;
}

/** What to ask before paying anything, where no record says whether family may come. */
function unknown(view: PlaceView, asksForPartnersWork: boolean): Said | null {
  const { movers } = view.profile;
  const partner = unmarried(view.profile)
    ? because(words(', nor whether a partner counts as family without a marriage'), 'relationship-status')
    : '';
  const work = asksForPartnersWork ? ', nor whether your partner may work' : '';
  const who = familyCalled(movers);
  // An agreement without a law on family gives its right by passport, to each who holds one.
  if (freeMovement(view)?.movement.grade === 'settle')
    return say`Anyone in the family who holds a passport like yours has the same right in ${view.name}. Our records do not say what it asks of those who come along on another passport${partner}: ask its embassy before anything is paid.`;
  const ask = wayOf(view, 'dependants-unknown', [
    () =>
      say`Our records do not say whether ${who} can apply together in ${view.name}${partner}${work}: ask its embassy before anything is paid.`,
    () =>
      say`None of our records says whether ${who} can apply together in ${view.name}${partner}${work}. Get the answer from its embassy before you pay a fee.`,
    () =>
      say`It is not on record whether ${who} can apply together in ${view.name}${partner}${work}; put that to its embassy first of all.`,
  ]);
  return asksForPartnersWork && ask ? because(ask, ...WORK_IDS) : ask;
}

/** What to ask about a permit that admits family. */
const workToAsk = (): Said =>
  because(
    words('Whether your partner may work under it is not on record: ask that in the same letter.'),
    ...WORK_IDS,
  );

/** Customers who ask about a partner's work want to read about family first. */
const weightOf = (view: PlaceView): number => (asksForWork(view) ? 1.8 : 0.9);

/** Family who come by permit: when, what is on record, and what to ask. */
function byPermit(view: PlaceView): Passage | null {
  const { ids } = view.profile.movers;
  const best = openRoutes(view)[0];
  // A household that settles under an agreement needs no permit to admit family.
  const settled = freeMovement(view)?.movement.grade === 'settle';
  const elders = eldersSaid(view);
  // Who has a residence of their own needs none that takes them along.
  const own = view.profile.movers.members.length === 1 ? ownAgreementSaid(view) : null;
  if (own) return passage('dependants', weightOf(view), because(flow(own, elders), ...ids));
  const known = settled ? null : onRecord(view, best);
  const work = workOnRecord(view);
  const later = settled ? null : followLater(view, best?.route);
  if (later) return passage('dependants', 2, because(flow(later, work, elders), ...ids));
  const weight = weightOf(view);
  const toAsk = !work && isWorkToAsk(view);
  // Who may come along, and may work, each record says for its own place.
  return known || work
    ? everywhere(
        passage(
          'dependants',
          weight,
          because(flow(known, work ?? (toAsk ? workToAsk() : null), elders), ...ids),
        ),
      )
    : passage('dependants-unknown', weight, because(flow(unknown(view, toAsk), elders), ...ids));
}

/** Family beside the main applicant: what is on record, and whether a partner may work. */
export const dependants: Writer = (view) => {
  const { movers } = view.profile;
  if (!movesWithFamily(movers) || isCitizen(view)) return null;
  // The lead covers everybody who comes by the partner's right; the law says more about older relatives.
  if (rightAsFamily(view)) return null;
  // A partner who is a citizen there needs no permit that takes them along.
  if (spousesPermit(view) && movers.members.length === 1) return null;
  const free = underLaw(view);
  return free
    ? passage('dependants', weightOf(view), because(flow(free, eldersSaid(view)), ...movers.ids))
    : byPermit(view);
};
