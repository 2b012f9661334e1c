import { freelancesThere } from '../../profile/work/paidAs.ts';
import { theChildren } from '../../profile/household.ts';
import type { Profile } from '../../profile/profile.ts';
import { unsettledCustodyIds } from '../../profile/people/otherParent.ts';
import type { Stage } from '../../profile/stage.ts';
import { foundsFarm } from '../../profile/work/farming.ts';
import { towardsSchool } from '../../profile/when.ts';
import { isAtHome } from '../../place/atHome.ts';
import { licenceBefore } from '../../place/rights/ownLicence.ts';
import { cityOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { claimedCountry } from '../../sections/legal/citizenship/claimRecord.ts';
import { followUp } from '../../sections/legal/citizenship/claimSteps.ts';
import { workBrought, workShutOut } from '../../place/entry/ownWork.ts';
import { openRoutes, routeName } from '../../place/entry/routes.ts';
import { routeSaid } from '../../place/entry/words.ts';
import { lookIds } from '../timeline/tasks/visitTasks.ts';

/** Custody that a court still has to decide comes before every other step; null where nothing tells of it. */
function courtFirst({ profile, homeName }: PlaceView): Said | null {
  const ids = unsettledCustodyIds(profile);
  return ids
    ? because(
        words(
          `put the move before the court that decides on ${theChildren(profile.movers)}, with a family lawyer in ${homeName}: every other step waits for its answer`,
        ),
        ...ids,
      )
    : null;
}

/** The first step, by what the customer will do there. */
const FIRST: Readonly<Record<Stage, string>> = {
  retired: 'spend four weeks in CITY outside the holidays and live on the budget you named',
  remote: 'keep your team’s hours by the clock of CITY for one ordinary week, from home',
  freelance:
    'work by the clock of CITY for a fortnight, from home, and note which calls with clients did not fit',
  founder: 'hold ten conversations with future customers in CITY',
  owner: 'run the company from afar for two weeks, by the clock of CITY, and list what did not work',
  employee: 'send five applications to employers in CITY and note who answers',
  transfer: 'ask your employer for a visit to CITY before you sign',
  student: 'write to two departments in CITY with one question each that their pages do not answer',
  means: 'live in CITY for a month on the budget you mean to have',
  open: 'visit CITY for a week outside the season, and look at homes, work and a doctor',
};

/** The same for a move within the country, for work whose hours do not change. */
const FIRST_WITHIN: Partial<Readonly<Record<Stage, string>>> = {
  remote: 'work from CITY for one ordinary week, and note how good the connection and the room are',
  freelance: 'work from CITY for a week, and note what did not go as it does at home',
  owner: 'run the company from CITY for a week, and list what did not work',
};

/** The same for people who should explore from home instead of travelling. */
const FROM_HOME =
  'talk by video with two people who made the move to CITY, and with somebody who lets a home there';
/** The same for farmers, who need land rather than town customers. */
const ON_LAND =
  'visit three farms within an hour of CITY in an ordinary week, and ask each who may buy land there and what a hectare is leased for';
/** The same for freelancers whose customers will be there. */
const TO_BOOK =
  'send one page about your work to ten people in CITY who could book you, and note who answers';
const A_JOURNEY: ReadonlySet<Stage> = new Set<Stage>(['retired', 'means', 'open', 'founder']);

/** A claim by descent that is the way in and was not filed yet: until it is decided there is nothing to plan. */
function claimFirst(view: PlaceView): Said | null {
  const country = followUp(view) ? null : claimedCountry(view);
  if (country === null) return null;
  return because(
    words(
      `ask the consulate of ${country} in writing whether your line counts, and order the certificates of birth and marriage that it names`,
    ),
    'ancestry-claim',
    'ancestry-countries',
  );
}

/**
 * The licence of a regulated profession, which an employer needs before signing. Applications follow it in the
 * roadmap too.
 */
function licenceFirst(view: PlaceView): Said | null {
  const body = licenceBefore(view);
  return (
    body &&
    say`write to ${body} about the recognition of your licence; send applications to ${cityOf(view)} once it has decided, or has told you in writing from which stage employers take them`
  );
}

/**
 * Where points alone decide on the way in, whether one could be invited at all: no employer there can open it, and
 * whoever is on no list would write to them in vain.
 */
function pointsFirst(view: PlaceView): Said | null {
  const route = view.profile.stage === 'employee' ? openRoutes(view)[0]?.route : undefined;
  if (route?.conditions.selection !== 'points' || route.conditions.forWhom === 'employees') return null;
  const each = view.profile.movers.hasPartner ? ' for each of the two of you' : '';
  return routeSaid(
    route,
    route.conditions.listed
      ? `look for your occupation on the list of the ${routeName(route)}, and have the points counted${each} (without a place on the list that way is closed)`
      : `have the points for the ${routeName(route)} counted${each} and held beside the last rounds of invitations`,
  );
}

/** Where the best permit allows no work, whether the work may go on at all. */
function workFirst(view: PlaceView): Said | null {
  const route = workShutOut(view);
  return (
    route &&
    routeSaid(
      route,
      `ask the consulate of ${view.name} in writing whether ${workBrought(view)} may go on with the ${routeName(route)}, which by its record allows no work`,
    )
  );
}

/** The first step of such work, in person. */
function ownStep(profile: Profile, view: PlaceView): string {
  if (foundsFarm(profile)) return ON_LAND;
  if (freelancesThere(profile)) return TO_BOOK;
  return (isAtHome(view) && FIRST_WITHIN[profile.stage]) || FIRST[profile.stage];
}

/** The first thing to do, for the first place of the report. */
export function firstStep(profile: Profile, view: PlaceView): Said {
  const { stage, stageIds, movers } = profile;
  const fromHome = lookIds(view);
  const farms = foundsFarm(profile);
  const own = fromHome && A_JOURNEY.has(stage) ? FROM_HOME : ownStep(profile, view);
  const court = courtFirst(view);
  const step =
    court ??
    claimFirst(view) ??
    // Off the list no licence opens that way; on it, the register comes next.
    (openRoutes(view)[0]?.route.conditions.listed ? pointsFirst(view) : null) ??
    licenceFirst(view) ??
    pointsFirst(view) ??
    workFirst(view) ??
    own.replaceAll('CITY', cityOf(view));
  // A child too young for school decides nothing by seeing one.
  const family =
    towardsSchool(profile) && !fromHome && !court
      ? because(
          words(
            ` [Bring ${theChildren(movers)} to ${cityOf(view)} before it is decided|Let ${theChildren(movers)} see ${cityOf(view)} before the decision|Show ${theChildren(movers)} ${cityOf(view)} before you sign anything].`,
          ),
          ...movers.ids,
        )
      : '';
  return because(
    say`[Your first step|Begin here|The first thing|Start with this]: ${step}.${family}`,
    ...stageIds,
    ...(freelancesThere(profile) ? ['income-sources'] : []),
    ...(farms ?? []),
    ...(fromHome ?? []),
  );
}
