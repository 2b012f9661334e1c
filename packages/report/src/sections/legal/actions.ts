import { familyCard } from '../../place/rights/europeanUnion.ts';
import { TO_MOVE, wholeMonths } from '@global-fit/matching/entry/route/inTime';
import { partnersClaim, whoseClaim } from '../../profile/passports/claimant.ts';
import { officialHost } from '@global-fit/atlas/officialHost';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { isBeyondLearning } from '@global-fit/matching/entry/way';
import { grouped } from '../../figures/format.ts';
import { passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { isUnsafe } from '../../profile/passports/unsafe.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { counted } from '../../prose/english.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { decidesClaim } from './citizenship/claimRecord.ts';
import { followUp } from './citizenship/claimSteps.ts';
import {
  freeMovement,
  isCitizen,
  isJustMissed,
  isOutOfReach,
  needsEmployer,
  type OpenRoute,
  openRoutes,
  partnersWayIn,
  rightAsFamily,
  routeIds,
  routeName,
} from '../../place/entry/routes.ts';
import { preferencesOf } from '../../place/entry/standing.ts';
import { visitWay } from '../../place/entry/stay.ts';
import { permitOnceMarried } from './household/partnerLead.ts';
import { firstQuestion } from './permit/unsure.ts';
import { learnedFor, routeSaid } from '../../place/entry/words.ts';

/** Months to allow, in words: for the decision, plus one before the move as in the roadmap. */
function monthsWord(days: number): string {
  const months = wholeMonths(days) + TO_MOVE;
  return months > 18 ? 'years' : counted(months, 'month');
}

/** For people who need no permit: by citizenship, free movement, or visa-free days. */
function withoutPermit(view: PlaceView): Said | null {
  if (isCitizen(view))
    return say`Renew the passport of ${view.name} if it runs out within a year of the move, and ask its consulate whether and where returning citizens register.`;
  if (freeMovement(view)?.movement.grade === 'settle')
    return say`[Ask the embassy of ${view.name} whether and where citizens under free movement register, and have the certificates it names translated before you go|Find out whether ${view.name} registers citizens under free movement, at which office, within how many days and with which proof of health cover|Have the embassy of ${view.name} tell you whether you have to register after arrival, and which certificates it wants to see translated].`;
  if (rightAsFamily(view))
    return say`[Ask the embassy of ${view.name} for the entry visa and the ${familyCard(view)} of a family member under free movement: which papers, and how the marriage certificate has to be legalised|Have the embassy of ${view.name} tell you how you join ${partnerCalled(view.profile.movers)} there, which papers the ${familyCard(view)} of a family member needs, and within how many days you have to ask for it].`;
  return visitWay(view)
    ? say`Ask the embassy of ${view.name} in writing over which period the days without a visa are counted, whether they start again at each entry, and what you have to show at the border.`
    : null;
}

/** For a claim by descent that decides: the next step of one begun, else the first letter. */
function onClaim(view: PlaceView): Said | null {
  const decides = decidesClaim(view);
  if (!decides) return null;
  const whose = whoseClaim(view.profile);
  const to = partnersClaim(view.profile) ?? 'you';
  const letter = say`Write to the consulate of ${decides} with the name of ${whose} ancestor, the place and year of birth, and the line of descent down to ${to}. Ask whether it counts, by which law and from which date.`;
  return followUp(view) ?? because(letter, 'ancestry-claim', 'ancestry-countries');
}

/** By the passport of a partner who moves too, where that is the way in and a permit or a proof is still to be had. */
function asFamily(view: PlaceView): Said | null {
  const way = partnersWayIn(view);
  if (!way) return null;
  const { movers } = view.profile;
  const { permit } = way;
  const once = permitOnceMarried(view);
  const partner = partnerCalled(movers);
  const step = permit
    ? routeSaid(
        permit,
        `Ask the embassy of ${view.name} in writing what income or savings the ${routeName(permit)} asks for, which papers it needs, how the marriage certificate has to be legalised, from which day you may work on it, and what becomes of it if the marriage ends or your spouse dies.${officialHost(permit.sourceUrl) ? ` ${pageOf(view, permit)}` : ''}`,
      )
    : way.movement
      ? say`Ask the embassy of ${view.name} what proof of a life together it wants from ${partner} and you, and what a marriage would change, before you look for another permit.`
      : once
        ? routeSaid(
            once,
            `Ask the embassy of ${view.name} whether the ${routeName(once)} is open to a registered partner or to a husband or wife alone, and whether you may marry there as a visitor and apply from inside the country, before you look for another permit. ${pageOf(view, once)}`,
          )
        : say`Ask the embassy of ${view.name} which permit the family of a citizen gets${way.married ? '' : ', as things are and after a marriage'}, before you look for another.`;
  return because(step, ...(preferencesOf(view).partnersPassports?.questionIds ?? []), ...movers.ids);
}

/** Where no permit on record is open: the enquiry that finds one. */
const unrecorded = (view: PlaceView): Said =>
  because(
    say`Write three lines to the embassy of ${view.name}: your passports, what you will live on, and how long you want to stay. Ask which permit fits that.`,
    'citizenship',
    'visa-preference',
  );

/** What the authority has to answer before an application is worth its fee; null where nothing is open. */
function askedFirst(view: PlaceView, { route, standing: { way } }: OpenRoute): Said | null {
  const before = `Do not apply for the ${routeName(route)} until its authority has answered`;
  if (isBeyondLearning(way))
    return because(
      routeSaid(
        route,
        `${before} three questions: what it may accept in place of ${learnedFor(route)}, which other permit admits your occupation, and who has to apply.`,
      ),
      'education-level',
    );
  const asked = firstQuestion(view, way);
  return asked ? because(routeSaid(route, `${before} in writing ${asked.whether}.`), ...asked.ids) : null;
}

/** When to apply. */
function timeToApply({ route: { processingDays: days }, standing: { way } }: OpenRoute): string {
  if (days === null) return 'early, since the record gives no processing time';
  return way.late === 'decision'
    ? `as soon as the papers are complete: a decision can take up to ${grouped(days)} days, which with a month for the move goes beyond the date you gave us`
    : `${monthsWord(days)} before the move (a decision can take up to ${grouped(days)} days, and a month should lie between it and the move)`;
}

/** The official page of a permit, or whom to ask for its documents. */
function pageOf(view: PlaceView, { sourceUrl }: VisaRoute): string {
  const host = officialHost(sourceUrl);
  return host
    ? `Official page on record: ${host}.`
    : `Ask the embassy of ${view.name} for the current list of documents.`;
}

/** Where points decide, nobody applies unasked: what comes before an invitation, and how long the rest takes. */
function byPoints({ route }: OpenRoute, partner: string | null): string {
  const days = route.processingDays;
  const decision = days === null ? '' : `; from then a decision can take up to ${grouped(days)} days`;
  return `${partner === null ? 'Have your points' : `Have the points of ${partner}`} for the ${routeName(route)} counted now, and take the tests and assessments they rest on: you register first and apply only once invited${decision}.`;
}

/** The application, its lead time and official page. */
function applying(view: PlaceView, first: OpenRoute): Said {
  const { movers } = view.profile;
  const { route, standing } = first;
  const { byPartner, late } = standing.way;
  const name = routeName(route);
  const apply = needsEmployer(view, first)
    ? `${byPartner ? `First ${partnerCalled(movers).text} has to find an employer in ${view.name}` : `Find an employer in ${view.name} first`}; the ${name} is applied for with the contract,`
    : `${byPartner ? `Let ${partnerCalled(movers).text} apply` : 'Apply'} for the ${name}`;
  const step = isJustMissed(first)
    ? `Ask before you apply for the ${name} which income and which exchange rate are counted, and whether savings make up for what is missing.`
    : isOutOfReach(first)
      ? `Do not apply for the ${name} on these figures. First ask what would open it to you: a further income, savings or another permit.`
      : route.conditions.selection === 'points'
        ? byPoints(first, byPartner ? partnerCalled(movers).text : null)
        : `${apply} ${timeToApply(first)}.`;
  return because(
    routeSaid(route, `${step} ${pageOf(view, route)}`),
    ...(byPartner ? movers.ids : []),
    ...(late === 'decision' ? ['relocation-timeline'] : []),
  );
}

/** The next step, its lead time and official page. */
export const legalAction: Writer = (view) => {
  if (isUnsafe(view.profile, view.iso3)) return null;
  const free = withoutPermit(view);
  if (free) return passage('legal-action', 1, because(free, 'citizenship'));
  const claim = onClaim(view);
  if (claim) return passage('legal-action', 0.5, claim);
  const family = asFamily(view);
  if (family) return passage('legal-action', 0.9, because(family, 'citizenship'));
  const [first] = openRoutes(view);
  if (!first) return passage('legal-action', 0.5, unrecorded(view));
  const step = askedFirst(view, first) ?? applying(view, first);
  return passage('legal-action', 0.9, because(step, ...routeIds(view, first.route)));
};
