import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { qualifies } from '@global-fit/matching/entry/route/qualification';
import { onlyHelps, wishAnswered } from '@global-fit/matching/entry/wanted';
import { standsApart } from '@global-fit/matching/entry/way';
import { coverAsked, youngerPartner } from './asked/askedOfAll.ts';
import { oncePassage, passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, opening, withArticle } from '../../prose/english.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import { mayBeJoined } from '../../profile/people/familyMoving.ts';
import { movementNote, noteText } from './remarks/notes.ts';
import {
  agreedPermit,
  freeMovement,
  incomeAlone,
  isCitizen,
  type OpenRoute,
  openRoutes,
  partnersWayIn,
  settlesByRight,
  routeIds,
  routeName,
  routeOfKind,
  spousesPermit,
  suitedKind,
  wishedBeside,
} from '../../place/entry/routes.ts';
import { forSelfEmployed } from './permit/ownPassport.ts';
import { preferencesOf, wayInto } from '../../place/entry/standing.ts';
import { firstQuestionSaid } from './permit/unsure.ts';
import {
  asOf,
  caveat,
  doubt,
  feeAndTime,
  grant,
  investment,
  KIND_WORDS,
  learnedFor,
  noRouteSaid,
  qualificationAsked,
  routeSaid,
  savingsInstead,
  threshold,
} from '../../place/entry/words.ts';

/** Citizens need no permission. */
export const citizenLead: Writer = (view) =>
  isCitizen(view)
    ? passage(
        'right',
        3,
        because(
          say`You are a citizen of ${view.name}: you may live and work there without asking anybody. Family members of another nationality still need a family route.`,
          'citizenship',
        ),
      )
    : null;

/** Free movement under an international agreement. */
export const movementLead: Writer = (view) => {
  const right = freeMovement(view);
  // Where the agreement grants a permit on application, that permit's record says more.
  if (!right || agreedPermit(view)) return null;
  const { movement, passport } = right;
  const note = movementNote(movement.note);
  const unsure =
    movement.from.confidence === 'low'
      ? ' Our record of this agreement is of low confidence; have the embassy confirm it.'
      : '';
  const what =
    movement.grade === 'settle'
      ? 'lets you live and work'
      : movement.rights.includes('work')
        ? 'makes it easier to work'
        : 'makes it easier to settle';
  // An agreement is explained at the first place it opens; later places refer to it.
  const explained = view.earlier.find(
    ({ iso3 }) => freeMovement(view, iso3)?.movement.bloc === movement.bloc,
  );
  const registration =
    movement.grade === 'settle' && !explained
      ? ' Whether and where newcomers register, and with which papers, is not in our records for any of these countries.'
      : '';
  const said = say`Your passport of ${nameOf(passport)} ${what} in ${view.name} under an agreement (${movement.name}).${note}${registration}${unsure}`;
  return passage('right', 3, because(given(said, `bloc:${movement.bloc}`), 'citizenship'));
};

/** The route that suits this household best, with its figures. */
export const routeLead: Writer = (view) => {
  const best = openRoutes(view)[0];
  if (!best) return null;
  const sentences = routeTold(view, best);
  return passage('right', 2, because(sentences, 'citizenship', ...routeIds(view, best.route)));
};

/** The same beside a claim by descent, or an agreement that eases residence without sufficing. */
export const routeBeside: Writer = (view) => {
  const best = openRoutes(view)[0];
  const beside =
    freeMovement(view) !== null || partnersWayIn(view) !== null || wayInto(view).entry.way.kind === 'descent';
  if (!best || !beside || settlesByRight(view) || agreedPermit(view)) return null;
  const sentences = routeTold(view, best);
  return passage('right-beside', 2.2, because(sentences, 'citizenship', ...routeIds(view, best.route)));
};

/** A permit that an agreement grants to a passport: whose it is, and what the application needs. */
function agreementTold(view: PlaceView, route: VisaRoute): Said {
  const held = view.profile.citizenships.find(({ iso3 }) => route.conditions.nationalities?.includes(iso3));
  const length = grant(route);
  const cost = feeAndTime(route, view);
  const later = route.yearsToPermanence === 0 ? ' It is permanent from the start.' : '';
  return say`With your passport of ${held ? nameOf(held) : 'a member state'} you may ask for the ${routeSaid(route, routeName(route))}, a residence permit by an agreement between states${route.remoteWorkAllowed === true ? ' that also lets you work' : ''}${length ? `; it is ${length}` : ''}.${later} It is not free movement: you have to apply for it, with a certificate that you have no criminal record, and pay its fee.${noteText(route.notes, mayBeJoined(view.profile))}${cost ? ` On record, ${cost}.` : ''}${doubt(route)} ${capitalised(asOf(route))}.`;
}

/** How a route relates to the plans: it fits them, was ticked beside them, or is only for those with the means. */
function leadsTo(view: PlaceView, { route, standing }: OpenRoute): string {
  const { kind } = route;
  const word = withArticle(KIND_WORDS[kind]);
  if (standsApart(standing.way))
    return `Our records hold nothing within reach for work that you bring along. You also ticked ${kind === 'permanent-residency' ? KIND_WORDS[kind] : word}, which asks for a job there, and your own work does not count for it:`;
  if (spousesPermit(view)) return `Should that permit be refused, the ${KIND_WORDS[kind]} on record is`;
  if (standing.way.byPartner) return `The ${KIND_WORDS[kind]} within reach of the two of you is`;
  const learned = qualifies(route, preferencesOf(view));
  if (learned === 'short')
    return `Our records hold no ${KIND_WORDS[kind]} for people without ${learnedFor(route)}, which does not mean that there is none. The one on record is`;
  if (partnersWayIn(view)) return `Beside that, the ${KIND_WORDS[kind]} on record is`;
  if (learned === 'ask' || standing.way.unsure || standing.way.ends !== undefined)
    return `The ${KIND_WORDS[kind]} on our record is`;
  if (!onlyHelps(preferencesOf(view), route))
    return wishAnswered(preferencesOf(view), route) === 'investor'
      ? `${view.profile.read.has('visa-preference', 'entrepreneur') ? 'You asked for a way in by investment' : 'You said that you might invest'}; those who bring the sum can apply for`
      : `The ${KIND_WORDS[kind]} that fits your plans is`;
  return `Our records hold none within reach of the kinds that fit your plans, which does not mean that there is none; your means would open ${word}, which you did not ask for:`;
}

/** Whose application it would be, if not the customer's; else empty. */
function byWhom(view: PlaceView, { standing: { way } }: OpenRoute): Said | string {
  const { movers } = view.profile;
  if (!way.byPartner) return '';
  const partner = partnerCalled(movers);
  return because(
    say` [${opening(partner)} is the one to apply for it, in the profession that you told us about, and the rest of you would come as family|It is better for ${partner} to apply, since employers look for that profession, and the rest of you come as family].`,
    ...(preferencesOf(view).second?.questionIds ?? []),
    ...movers.ids,
  );
}

function routeTold(view: PlaceView, open: OpenRoute): Said {
  const { route } = open;
  if (route.kind === 'agreement') return agreementTold(view, route);
  const asks = threshold(view, route);
  const length = grant(route);
  const cost = feeAndTime(route, view);
  const income = route.kind === 'work' ? 'pay' : route.kind === 'study' ? 'means' : 'an income';
  const invested = investment(route);
  const leads = leadsTo(view, open);
  const opens = say`${leads} the ${routeSaid(route, routeName(route))}${asks ? say`, which asks for ${income} of ${asks}${savingsInstead(route) ? `, or for ${savingsInstead(route)}` : ''}` : ''}${invested ? `${asks ? ' and for' : ', which asks for'} ${invested}` : ''}${length ? `; it is ${length}` : ''}.`;
  return say`${opens}${routeSaid(route, `${caveat(route)}${noteText(route.notes, mayBeJoined(view.profile))}`)}${firstQuestionSaid(view, open.standing.way)}${youngerPartner(view, route)}${coverAsked(view, route)}${qualificationAsked(view, open.standing.way)}${byWhom(view, open)}${cost ? ` On record, ${cost}.` : ''}${doubt(route)} ${capitalised(asOf(route))}.`;
}

const EMBASSY_ASK: Partial<Readonly<Record<RouteKind, string>>> = {
  'retirement/passive-income':
    'the residence permit for people who live on a pension or other income of their own',
  'digital-nomad': 'the residence permit for people who work remotely for employers or clients abroad',
  work: 'the work permit for your occupation',
  study: 'the residence permit for students',
  'entrepreneur/startup': 'the residence permit for founders and the self-employed',
};

function askedFor(view: PlaceView): string {
  return EMBASSY_ASK[suitedKind(view)] ?? 'the residence permit that fits what you do';
}

/** Where nothing is on record. */
export const noRouteLead: Writer = (view) => {
  const own = forSelfEmployed(view);
  const { way } = wayInto(view).entry;
  return passage(
    'right',
    1,
    because(
      say`For ${view.name} ${noRouteSaid(way)}${own ? say` (${own})` : ''}. Ask the embassy for ${askedFor(view)}: what it asks for, how that is proved, and whether it can be applied for from abroad.`,
      'visa-preference',
      'citizenship',
      ...view.profile.stageIds,
    ),
  );
};

/** A work permit ticked by a student, which does not admit anybody to studies. */
function afterDegree(view: PlaceView): ReturnType<Writer> {
  const { stage, read } = view.profile;
  const route = routeOfKind(view, 'work');
  if (stage !== 'student' || !read.has('visa-preference', 'work') || settlesByRight(view) || !route)
    return null;
  const seeks = route.conditions.selection === 'job-search';
  return oncePassage(
    'right-wished',
    0.9,
    because(
      say`The work visa that you asked for is for the time after the degree: the ${routeSaid(route, routeName(route))} ${seeks ? 'is for looking for work, and a permit for a job offered to you comes after it' : 'needs an employer'}.`,
      'visa-preference',
      ...view.profile.stageIds,
    ),
  );
}

/** A kind of visa that was ticked but is not the best way in: named with its caveat, never dropped. */
export const wishedRoute: Writer = (view) => {
  const wished = settlesByRight(view) ? null : wishedBeside(view);
  if (!wished) return afterDegree(view);
  const { route } = wished;
  const asks = threshold(view, route);
  const { way } = wished.standing;
  const own = preferencesOf(view).budget?.ofApplicant ?? null;
  const ofBoth = own !== null && way.kind === 'route' && way.test === 'by both';
  const verdict = ofBoth
    ? ', more than the pay that you gave as your own: ask first whether both incomes count'
    : { met: ', which you reach', short: ', more than you told us', perhaps: '', unknown: '' }[
        incomeAlone(view, wished)
      ];
  const said = say`You also asked for ${route.kind === 'permanent-residency' ? KIND_WORDS[route.kind] : withArticle(KIND_WORDS[route.kind])}. The one on record is the ${routeSaid(route, routeName(route))}${asks ? say`, which asks for ${asks}${verdict}` : ''}.${routeSaid(route, caveat(route))} ${capitalised(asOf(route))}.`;
  return passage(
    'right-wished',
    1.7,
    because(
      said,
      'visa-preference',
      ...(verdict === '' ? [] : ['expected-annual-income']),
      ...(ofBoth ? [own.toldIn] : []),
    ),
  );
};
