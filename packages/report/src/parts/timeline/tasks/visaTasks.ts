import { wholeMonths } from '@global-fit/matching/entry/route/inTime';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { isBeyondLearning } from '@global-fit/matching/entry/way';
import { partnerCalled } from '../../../profile/people/called.ts';
import { hasUnsafe } from '../../../profile/passports/unsafe.ts';
import { counted, plural } from '../../../prose/english.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import { decidesClaim } from '../../../sections/legal/citizenship/claimRecord.ts';
import { followUp, lineFirst } from '../../../sections/legal/citizenship/claimSteps.ts';
import {
  appliesForNoPermit,
  isCitizen,
  isJustMissed,
  isOutOfReach,
  needsEmployer,
  type OpenRoute,
  openRoutes,
  rightByPassport,
  settlesByRight,
  routeIds,
  routeName,
} from '../../../place/entry/routes.ts';
import { wayInto } from '../../../place/entry/standing.ts';
import { firstQuestion } from '../../../sections/legal/permit/unsure.ts';
import { whereAskedFor } from '../../../sections/legal/remarks/notes.ts';
import { learnedFor, routeSaid } from '../../../place/entry/words.ts';
import type { PlaceView } from '../../../place/view.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { familyCard, settleFreely } from '../../../place/rights/europeanUnion.ts';
import { partnersCitizenships } from '../../readings/partnersCitizenship.ts';
import { ageTasks } from './ageTasks.ts';
import { partnersWayTasks } from './partnersWayTasks.ts';
import { pointsTasks } from './pointsTasks.ts';
import { FULL_PLAN } from '../schedule.ts';
import { type DraftTask, LAST, task, type TaskWriter } from '../task.ts';

/** Months assumed for a decision without a recorded time. */
const UNKNOWN = 6;
/** Steps that must be complete before the application is filed. */
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
  'points',
  'passports',
  'papers',
  'police',
  'cover',
];

/** Months to a decision, by the record of the route or this plan's assumption. */
function decisionMonths({ processingDays }: VisaRoute): number {
  return processingDays === null ? UNKNOWN : wholeMonths(processingDays);
}

/** A question to settle before a permit can be applied for. */
interface Inquiry {
  readonly title: string;
  readonly said: Said;
}

/** Where no permit on record is open to the household. */
function askWhichPermit(view: PlaceView, beyond: VisaRoute | null): Inquiry {
  const since = beyond
    ? routeSaid(beyond, `The ${routeName(beyond)} is for people with ${learnedFor(beyond)}`)
    : say`Our records hold no route for your plans in ${view.name}`;
  return {
    title: 'Find out which permit you could ask for',
    said: because(
      say`${since}. Write to the embassy now: its answer decides whether the rest of this plan holds.`,
      'visa-preference',
      'citizenship',
      ...(beyond ? ['education-level'] : []),
    ),
  };
}

/** Where the sum the permit requires is out of reach, or just missed. */
function askWhatOpens(view: PlaceView, first: OpenRoute): Inquiry {
  const { route } = first;
  const name = routeName(route);
  const asked = isJustMissed(first)
    ? `The ${name} asks for hardly more than you told us. Ask the embassy now which income and which exchange rate are counted, and whether savings make up for what is missing`
    : `On your figures the ${name} is out of reach. Ask the embassy now what would open it to you, or which other permit you could ask for`;
  return {
    title: 'Find out what would open the permit',
    said: because(
      routeSaid(route, `${asked}: its answer decides whether the rest of this plan holds.`),
      'expected-annual-income',
      ...routeIds(view, route),
    ),
  };
}

/** The question to settle first; null where the permit on record can be applied for. */
function inquiryOf(view: PlaceView, first: OpenRoute): Inquiry | null {
  const { route, standing } = first;
  if (isBeyondLearning(standing.way)) return askWhichPermit(view, route);
  if (isOutOfReach(first)) return askWhatOpens(view, first);
  const asked = firstQuestion(view, standing.way);
  return (
    asked && {
      title: 'Ask whether the permit is open to you',
      said: because(
        say`${asked.since} Ask the authority of the ${routeSaid(route, routeName(route))} now, in writing, ${asked.whether}: its answer decides whether the rest of this plan holds.`,
        ...asked.ids,
        ...routeIds(view, route),
      ),
    }
  );
}

/** Who is needed before applying, how long it takes by the record, and where to file. */
function applicationSaid(view: PlaceView, first: OpenRoute): Said {
  const { route, standing } = first;
  const { byPartner } = standing.way;
  const { movers, stage } = view.profile;
  const months = decisionMonths(route) + 1;
  const employer =
    needsEmployer(view, first) && (stage !== 'employee' || byPartner)
      ? `An employer there has to be found first${byPartner ? `, for ${partnerCalled(movers).text}` : ''}. `
      : '';
  const time =
    route.processingDays === null
      ? 'The record gives no processing time, so this plan allows half a year.'
      : `The record says up to ${plural(route.processingDays, 'day')}; with a month between the decision and the move that means ${months > FULL_PLAN ? 'applying years' : counted(months, 'month')} before the move.`;
  const ask =
    whereAskedFor(route.notes) ??
    'Ask first whether it is filed at the consulate or after arrival; our records do not say.';
  return because(routeSaid(route, `${employer}${time} ${ask}`), ...routeIds(view, route));
}

/** Application and permit, for households that need one. */
function permitTasks(
  view: PlaceView,
  others: readonly PlaceView[],
  ahead: number | null,
): readonly DraftTask[] {
  const first = openRoutes(view)[0];
  const police = because(
    say`Order one from each country you lived in for a year or more${hasUnsafe(view.profile) ? ' and may ask without harm; for the rest an immigration lawyer says what is taken in its place' : ''}. They go out of date quickly, so order none earlier than the application asks.`,
    'citizenship',
    ...view.profile.unsafe.questionIds,
  );
  const askFirst = ({ title, said }: Inquiry): readonly DraftTask[] => [
    task('embassy', title, said, 18),
    task('police', 'Police certificates', police, 7),
  ];
  if (!first) return askFirst(askWhichPermit(view, null));
  const inquiry = inquiryOf(view, first);
  if (inquiry) return askFirst(inquiry);
  return [
    ...ageTasks(view, others, first, ahead),
    ...pointsTasks(view, first),
    task('police', 'Police certificates', police, LAST, { takes: 1 }),
    task('apply', `Apply: ${routeName(first.route)}`, applicationSaid(view, first), LAST, {
      takes: decisionMonths(first.route),
      after: BEFORE_APPLYING,
    }),
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

/** The right to stay: application, police record, claim by descent. */
export const visaTasks: TaskWriter = (view, others, ahead) => {
  // Where a claim by descent is the only way in, no permit is applied for.
  const claim = decidesClaim(view) !== null;
  const tasks: DraftTask[] = settlesByRight(view) || claim ? [] : [...permitTasks(view, others, ahead)];
  const { read } = view.profile;
  if (read.has('general-background-history', 'yes') || read.has('specific-immigration-history', 'yes')) {
    tasks.push(
      task(
        'lawyer',
        appliesForNoPermit(view) ? 'An hour with a lawyer' : 'An hour with an immigration lawyer',
        because(
          appliesForNoPermit(view)
            ? say`No permit form for ${view.name} asks about your history. Have a lawyer tell you whether an employer or a register may, and settle one wording for all of them.`
            : say`Your history comes up in every form. Settle the wording for ${view.name} before the first one is sent.`,
          ...(appliesForNoPermit(view) ? ['citizenship'] : []),
          'general-background-history',
          'specific-immigration-history',
        ),
        16,
      ),
    );
  }
  // A claim that opens nothing beyond what a passport does is no task.
  const opens = wayInto(view).descent !== null || !settlesByRight(view);
  const line = claim || (opens && read.has('ancestry-claim', 'yes', 'possibly')) ? lineFirst(view) : null;
  const title = followUp(view) ? 'Follow up your application' : 'Check first whether your line counts';
  if (line) tasks.push(task('descent', title, line, 18));
  return tasks;
};

/**
 * A passport admits only its holder, so a partner without one needs documents. The form does not ask for the
 * partner's passport.
 */
export const partnerTasks: TaskWriter = (view) => {
  const { movers, read } = view.profile;
  if (!movers.hasPartner) return [];
  if (!rightByPassport(view)) return partnersWayTasks(view);
  const theirs = partnersCitizenships(view.atlas, view.profile);
  if (theirs.some(({ iso3 }) => iso3 === view.iso3)) return [];
  const opens = theirs.find(({ iso3 }) => settleFreely(view, iso3));
  const partner = partnerCalled(movers);
  const wed = read.has('relationship-status', 'married');
  const proof = wed
    ? 'the marriage certificate'
    : 'leases and bills in both names, or the certificate of a marriage';
  const card = isCitizen(view)
    ? say`the consulate of ${view.name} can tell you which residence permit its law has for the family of a citizen`
    : say`after arrival a ${familyCard(view)} is asked for; the immigration office tells by which day`;
  const own =
    opens &&
    say`With ${view.profile.discreet.length > 0 ? 'the passport' : say`the passport of ${nameOf(opens)}`} that you told us of, ${partner} may live in ${view.name} without a permit too. Take along ${proof} all the same: whoever counts you as a couple asks for it.`;
  return [
    task(
      'partner-papers',
      'Papers of your partner',
      because(
        own ??
          say`The right to live in ${view.name} is that of your own passport. If ${partner} holds none that opens it, [take along ${proof}: ${card}|the way in is to show ${proof}: ${card}].`,
        'citizenship',
        'relationship-status',
        ...movers.ids,
      ),
      7,
      { takes: 1 },
    ),
  ];
};
