import type { VisaRoute } from '@global-fit/atlas/model';
import { isBeyondLearning } from '@global-fit/matching/entry/way';
import { translations } from '../../place/language.ts';
import { adoptedChild } from '../../profile/adoptedChild.ts';
import { partnerCalled } from '../../profile/called.ts';
import { hasUnsafe, isUnsafe } from '../../profile/unsafe.ts';
import { willNotDrive } from '../../profile/driving.ts';
import { legalisation, unionPapers } from '../../place/legalisation.ts';
import { shareLicences } from '../../place/licenceArea.ts';
import { counted, list, plural } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { decidesClaim, followUp, lineFirst } from '../../sections/legal/descent.ts';
import {
  isCitizen,
  isOutOfReach,
  needsEmployer,
  openRoutes,
  rightByPassport,
  routeIds,
  routeName,
} from '../../sections/legal/routes.ts';
import { visitWay } from '../../sections/legal/stay.ts';
import { wayInto } from '../../sections/legal/standing.ts';
import { firstQuestion } from '../../sections/legal/unsure.ts';
import { learnedFor, routeSaid } from '../../sections/legal/words.ts';
import type { PlaceView } from '../../place/view.ts';
import { partnersCitizenship } from '../partnersCitizenship.ts';
import { FULL_PLAN } from '../schedule.ts';
import { type DraftTask, LAST, task, type TaskWriter } from './task.ts';

/** Months in which an application without a time on record is decided. */
const UNKNOWN = 6;
const DAYS_A_MONTH = 30;
/** Everything the file for a permit has to hold, and what should be known before it is sent. */
const BEFORE_APPLYING = [
  'lawyer',
  'consent',
  'majority',
  'visit',
  'trial',
  'contract',
  'package',
  'employer',
  'clients',
  'plan',
  'admission',
  'pension',
  'funds',
  'passports',
  'papers',
  'police',
  'cover',
];

/** Months to a decision, as the record of the route says or as this plan allows. */
function decisionMonths({ processingDays }: VisaRoute): number {
  return processingDays === null ? UNKNOWN : Math.ceil(processingDays / DAYS_A_MONTH);
}

/** The application and the permit, for whoever needs one. */
function permitTasks(view: PlaceView): readonly DraftTask[] {
  const first = openRoutes(view)[0];
  const police = because(
    say`Order one from each country you lived in for a year or more${hasUnsafe(view.profile) ? ' and may ask without harm; for the rest an immigration lawyer says what is taken in its place' : ''}. They age quickly, so no earlier than the application asks.`,
    'citizenship',
    ...view.profile.unsafe.questionIds,
  );
  const beyond = first && isBeyondLearning(first.standing.way) ? first.route : null;
  if (!first || beyond)
    return [
      task(
        'embassy',
        'Find out which permit you could ask for',
        because(
          say`${beyond ? routeSaid(beyond, `The ${routeName(beyond)} is for people with ${learnedFor(beyond)}`) : say`Our records hold no route for your plans in ${view.name}`}. Write to the embassy now: its answer decides whether the rest of this plan holds.`,
          'visa-preference',
          'citizenship',
          ...(beyond ? ['education-level'] : []),
        ),
        18,
      ),
      task('police', 'Police certificates', police, 7),
    ];
  const best = first.route;
  if (isOutOfReach(first))
    return [
      task(
        'embassy',
        'Find out what would open the permit',
        because(
          routeSaid(
            best,
            `On your figures the ${routeName(best)} is out of reach. Ask the embassy now what would open it to you, or which other permit you could ask for: its answer decides whether the rest of this plan holds.`,
          ),
          'expected-annual-income',
          ...routeIds(view, best),
        ),
        18,
      ),
      task('police', 'Police certificates', police, 7),
    ];
  const asked = firstQuestion(view, first.standing.way);
  if (asked)
    return [
      task(
        'embassy',
        'Ask whether the permit is open to you',
        because(
          say`${asked.since} Ask the authority of the ${routeSaid(best, routeName(best))} now, in writing, ${asked.whether}: its answer decides whether the rest of this plan holds.`,
          ...asked.ids,
          ...routeIds(view, best),
        ),
        18,
      ),
      task('police', 'Police certificates', police, 7),
    ];
  const takes = decisionMonths(best);
  const months = takes + 1;
  const ask = 'Ask first whether it is filed at the consulate or after arrival; our records do not say.';
  return [
    task('police', 'Police certificates', police, LAST, { takes: 1 }),
    task(
      'apply',
      `Apply: ${routeName(best)}`,
      because(
        routeSaid(
          best,
          `${
            needsEmployer(view, first) && (view.profile.stage !== 'employee' || first.standing.way.byPartner)
              ? `An employer there has to be found first${first.standing.way.byPartner ? `, for ${partnerCalled(view.profile.movers).text}` : ''}. `
              : ''
          }${
            best.processingDays === null
              ? 'The record gives no processing time, so this plan allows half a year.'
              : `The record says up to ${plural(best.processingDays, 'day')}; with a month between the decision and the move that means ${months > FULL_PLAN ? 'applying years' : counted(months, 'month')} before the move.`
          } ${ask}`,
        ),
        ...routeIds(view, best),
      ),
      LAST,
      { takes, after: BEFORE_APPLYING },
    ),
    task(
      'permit',
      'The permit in your hand',
      because(
        say`Check names, dates and conditions on the day it comes. Lease, notice, tickets and movers are signed after it, not before.`,
        'citizenship',
      ),
      LAST,
      { after: ['apply'] },
    ),
  ];
}

/** Right to stay: application, history, descent. */
export const visaTasks: TaskWriter = (view) => {
  // Where a claim by descent is all there is, its answer decides, and no permit is asked for.
  const claim = decidesClaim(view) !== null;
  const tasks: DraftTask[] = rightByPassport(view) || claim ? [] : [...permitTasks(view)];
  const { read } = view.profile;
  if (read.has('general-background-history', 'yes') || read.has('specific-immigration-history', 'yes')) {
    tasks.push(
      task(
        'lawyer',
        'An hour with an immigration lawyer',
        because(
          say`Your history comes up in every form. Settle the wording for ${view.name} before the first one is sent.`,
          'general-background-history',
          'specific-immigration-history',
        ),
        16,
      ),
    );
  }
  // A claim is no task of a plan to which it opens nothing that a passport does not.
  const opens = wayInto(view).descent !== null || !rightByPassport(view);
  const line = claim || (opens && read.has('ancestry-claim', 'yes', 'possibly')) ? lineFirst(view) : null;
  const title = followUp(view) ? 'Follow up your application' : 'Check first whether your line counts';
  if (line) tasks.push(task('descent', title, line, 18));
  return tasks;
};

/**
 * A passport opens the place to its holder alone: the papers on which a partner without one comes. Which passport the
 * partner holds the form does not ask.
 */
export const partnerTasks: TaskWriter = (view) => {
  const { movers, read } = view.profile;
  if (!movers.hasPartner || !rightByPassport(view)) return [];
  if (partnersCitizenship(view.atlas, view.profile)?.iso3 === view.iso3) return [];
  const partner = partnerCalled(movers);
  const wed = read.has('relationship-status', 'married');
  const proof = wed
    ? 'the marriage certificate'
    : 'leases and bills in both names, or the certificate of a marriage';
  const card = isCitizen(view)
    ? say`the consulate of ${view.name} tells which residence permit its law has for the family of a citizen`
    : say`after arrival a residence card is asked for; the immigration office tells by which day`;
  return [
    task(
      'partner-papers',
      'Papers of your partner',
      because(
        say`The right to live in ${view.name} is that of your own passport. If ${partner} holds none that opens it, [take along ${proof}: ${card}|the way in is ${proof}: ${card}].`,
        'citizenship',
        'relationship-status',
        ...movers.ids,
      ),
      7,
      { takes: 1 },
    ),
  ];
};

/** Passports: validity at least six months beyond the move. */
export const passportTasks: TaskWriter = (view) => {
  const { movers } = view.profile;
  const free = rightByPassport(view) || visitWay(view) !== null;
  // A child that is not born yet has none to check.
  const own = movers.people - (movers.newborn ? 1 : 0);
  const renew = free ? 'before the move' : 'before you apply';
  // Nobody is sent for a passport to a state that they cannot turn to.
  const held = view.profile.citizenships;
  const renewed = held.length > 0 && held.every(({ iso3 }) => isUnsafe(view.profile, iso3));
  const lawyer = 'an immigration lawyer says which travel document may stand in its place';
  return [
    task(
      'passports',
      'Passports',
      because(
        words(
          own > 1
            ? `Check ${own === 2 ? 'both passports' : `all ${counted(own, 'passport')}`}: each should be valid for at least six months beyond the move. ${renewed ? `For one that is not, ${lawyer}.` : `Renew what is not, ${renew}.`}`
            : `Your passport should be valid for at least six months beyond the move; if it is not, ${renewed ? lawyer : `renew it ${renew}`}.`,
        ),
        ...movers.ids,
        'citizenship',
        ...view.profile.unsafe.questionIds,
      ),
      10,
      { takes: 1 },
    ),
  ];
};

/** How papers of these kinds are made good for the offices of the place, in sentences. */
function madeGood(view: PlaceView, civil: boolean, study: boolean): Said {
  const union = civil ? unionPapers(view) : null;
  const others = say`${legalisation(view).told}.${translations(view)}`;
  if (!union) return others;
  return study ? say`${union.told}. For the certificates of study ${others}` : say`${union.told}.`;
}

/** What an adoption made elsewhere leaves to ask. */
const ADOPTION =
  ' Ask the civil registry there before anything is filed whether the adoption counts as it stands, as one under the Hague convention on adoption does between its members, or needs a decision of a court.';

/** Degrees and civil papers. */
export const documentTasks: TaskWriter = (view) => {
  const { read, stage, movers } = view.profile;
  const papers: string[] = [];
  const needsStatus = !movers.hasPartner && read.has('relationship-status', 'married', 'divorced', 'widowed');
  if (movers.hasPartner || needsStatus) papers.push('certificates of civil status');
  if (movers.children.length + movers.comeOfAge.length > 0) papers.push('birth certificates');
  const adopted = adoptedChild(view.profile);
  if (adopted) papers.push('the adoption order, final and in full');
  const degree = read.choices('education-level')[0];
  const needsDegree =
    degree !== undefined &&
    !['no-diploma', 'secondary'].includes(degree) &&
    stage !== 'retired' &&
    stage !== 'means';
  if (papers.length === 0 && !needsDegree) papers.push('your birth certificate');
  const civil = papers.length > 0;
  if (needsDegree) papers.push('your certificates of study');
  return [
    task(
      'papers',
      needsDegree || !unionPapers(view) ? 'Legalise papers' : 'Civil papers',
      because(
        say`For ${view.name} have ${list(papers)} ready: ${madeGood(view, civil, needsDegree)}${adopted ? ADOPTION : ''}`,
        ...(adopted ?? []),
        ...(needsDegree ? ['education-level'] : []),
        ...(needsStatus ? ['relationship-status'] : []),
        ...movers.ids,
      ),
      8,
      { takes: 1 },
    ),
  ];
};

/** Driving. */
export const drivingTasks: TaskWriter = (view) => {
  const here = view.atlas.treaties(view.iso3);
  const there = view.home ? view.atlas.treaties(view.home.iso3) : null;
  if (!here || !there || !view.home || willNotDrive(view.profile)) return [];
  const shared1949 = here.road1949?.from.shown && there.road1949?.from.shown;
  const shared1968 = here.road1968?.from.shown && there.road1968?.from.shown;
  const weak = [here.road1949, here.road1968].some((one) => one?.from.confidence === 'low')
    ? ' (from lists that should be confirmed)'
    : '';
  const which = shared1968
    ? 'the later convention (Vienna)'
    : shared1949
      ? 'the older convention (Geneva)'
      : null;
  const road = shared1968 ? 'road1968' : shared1949 ? 'road1949' : null;
  const area = shareLicences(view);
  const records = area
    ? ['bloc:EU_EEA_CH']
    : road
      ? [view.iso3, view.home.iso3].map((iso3) => `treaties.${road}:${iso3}`)
      : [];
  const text = area
    ? `${view.homeName} and ${view.name} belong to the same area of free movement: ask the licensing office in ${view.name} whether your licence stays valid as it is, and from when it has to be registered.`
    : which
      ? `${view.homeName} and ${view.name} share ${which} on road traffic${weak}: an international driving permit issued at home will do for the start. Whether and by when residents exchange a licence is not in our records: ask the licensing office.`
      : `Our records show no road convention shared by ${view.homeName} and ${view.name}: ask whether your licence counts at all, and from which day it does not.`;
  const side =
    view.country.drivesOn && view.home.drivesOn && view.country.drivesOn !== view.home.drivesOn
      ? ` Traffic there keeps to the ${view.country.drivesOn}.`
      : '';
  return [
    task(
      'licence',
      'Licence to drive',
      because(given(words(`${text}${side}`), ...records), 'current-location'),
      1,
    ),
  ];
};
