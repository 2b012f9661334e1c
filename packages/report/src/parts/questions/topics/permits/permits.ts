import { hasChapter } from '../../../../place/edition.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import { allowsNoWork } from '@global-fit/matching/entry/route/recorded';
import type { PlaceView } from '../../../../place/view.ts';
import { listNames, plural } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { familyLaw } from '../../../../place/entry/family.ts';
import {
  freeMovement,
  incomeIds,
  isCitizen,
  isOutOfReach,
  openRoutes,
  rightAsFamily,
  settlesByRight,
  routeName,
  spousesPermit,
} from '../../../../place/entry/routes.ts';
import { permanenceOf, preferencesOf } from '../../../../place/entry/standing.ts';
import { permanenceSaid, routeSaid } from '../../../../place/entry/words.ts';
import { eachPlace } from '../../across/beside.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import type { Topic } from '../../topic.ts';
import { passportsKept, yearsToPassport } from '../law/law.ts';
import { ABSENCE } from './absence.ts';
import { employedThere } from './employedThere.ts';
import { AFTER_STUDY, STUDY_WORK } from './studentPermits.ts';
import { agesSaid } from './agesAsked.ts';
import { visitDays } from './visitDays.ts';
import { PERMANENCE, permanentAtOnce } from './permanenceAsked.ts';
import { ENOUGH_FROM_CLIENTS, WAYS_IN } from './waysIn.ts';
import { YEARS_ELSEWHERE } from './yearsElsewhere.ts';

/**
 * What lets the household stay, in a few words: citizenship, free movement or the route that the section on law
 * describes.
 */
function whatOpens(view: PlaceView): Said | null {
  if (isCitizen(view)) return because(words('your own citizenship'), 'citizenship');
  const right = freeMovement(view);
  if (right?.movement.grade === 'settle')
    return because(
      given(words('free movement with your passport'), `bloc:${right.movement.bloc}`),
      'citizenship',
    );
  const partners = rightAsFamily(view)?.movement;
  if (partners)
    return because(
      given(words('free movement of your partner, and you as family'), `bloc:${partners.bloc}`),
      'relationship-status',
    );
  const spouses = spousesPermit(view);
  if (spouses)
    return because(
      routeSaid(spouses, `the ${routeName(spouses)} for you as husband or wife`),
      'citizenship',
      ...(preferencesOf(view).partnersPassports?.questionIds ?? []),
    );
  const [best] = openRoutes(view);
  if (!best) return null;
  const far = isOutOfReach(best) ? ' (which asks for more than you told us)' : '';
  return because(
    routeSaid(best.route, `the ${routeName(best.route)}${far}`),
    'citizenship',
    ...(far === '' ? [] : (incomeIds(view) ?? [])),
    ...view.profile.stageIds,
  );
}

/** The ways in, place by place, and where the rest on them stands; null where our records hold none. */
export function waysSaid(views: readonly PlaceView[], more = 'figures and fees stand'): Said | null {
  const [view] = views;
  const ways = eachPlace(views, whatOpens);
  if (!view || !ways) return null;
  const where = hasChapter(view, 'Legal') ? `; ${more} under Legal` : '';
  return say`The way in that fits you on our records is ${ways}${where}.`;
}

/** Days a decision on that route can take; null where none is needed or on record. */
function decisionTime(view: PlaceView): Said | null {
  const route = settlesByRight(view) ? undefined : (spousesPermit(view) ?? openRoutes(view)[0]?.route);
  return route?.processingDays
    ? because(routeSaid(route, plural(route.processingDays, 'day')), 'citizenship', ...view.profile.stageIds)
    : null;
}

/** Words that ask how long a decision takes. */
const TAKES_TIME = /\bhow (?:long|soon|fast|quickly|many (?:days|weeks|months))\b|\bwaiting times?\b/i;

/** Years to permanent residence by the best route, else by the country's general rule. */
export function yearsToStay(view: PlaceView): Said | null {
  if (settlesByRight(view)) return because(words('no permit to count from'), 'citizenship');
  const years = permanenceSaid(view);
  return years && because(years, 'citizenship', ...view.profile.stageIds);
}

/** What paid work the best way in allows; null without a record. */
function workOnWay(view: PlaceView, spouse: boolean): Said | null {
  if (settlesByRight(view)) {
    const law = spouse ? familyLaw(view, view.iso3) : null;
    if (spouse && !law) return null;
    const right = because(words(spouse ? 'any work, as your family' : 'any work'), 'citizenship');
    return law ? given(right, `bloc:${law.bloc}`) : right;
  }
  const route = openRoutes(view)[0]?.route;
  if (!route) return null;
  const said =
    route.kind === 'agreement' && route.remoteWorkAllowed === true && !spouse
      ? 'any work'
      : allowsNoWork(route)
        ? 'no work'
        : route.remoteWorkAllowed === true && !spouse
          ? 'work for clients and employers abroad'
          : route.kind === 'retirement/passive-income'
            ? 'a life on income without work, with nothing on record about work,'
            : null;
  if (said === null) return null;
  return because(
    routeSaid(route, `${said} on the ${routeName(route)}`),
    'citizenship',
    ...view.profile.stageIds,
  );
}

/** A present job to be kept, which its employer decides too. */
const JOB_KEPT =
  /\b(?:keep|stay|remain|continue|go on)\w*\b[^?]{0,30}\b(?:job|salary|employers?|employment|position|paycheck|payroll)\b|\bfor (?:my|our) (?:\w+ ){0,2}(?:employer|company|firm)\b/i;

/** A change of employer, in either word order. */
const OTHER_EMPLOYER =
  /\b(?:employers?|laid off|redundan\w+|job (?:loss|change|switch)|(?:chang|switch|los|leav|quit)\w* (?:\w+ )?(?:jobs?|compan(?:y|ies))|(?:new|another|second) job|change of job)\b/i;

/** A question on permanence that also asks about the present passport. */
const PASSPORT =
  /\b(?:passports?|nationalit\w+|dual|(?:keep|give up|lose|renounce) (?:my|our|the) \w* ?citizenship)\b/i;

/** What is left to ask of whoever comes by right, and of whoever needs a permit. */
const BY_RIGHT = {
  lacks: 'which papers the office wants to see at the registration, and how long its appointments take',
  whom: 'the office of each country that registers newcomers, in writing',
  put: 'By which day do I register, with which proof of work or of means and insurance, and which card do members of my family get?',
} as const;
const ON_PERMIT = {
  lacks: 'anything outside those records, such as a rule of this month',
  whom: 'the embassy of each country, in writing',
  put: 'Which permit fits what I do, what income is counted, and can I apply from where I live?',
} as const;

export const PERMITS: readonly Topic[] = [
  YEARS_ELSEWHERE,
  ABSENCE,
  AFTER_STUDY,
  STUDY_WORK,
  {
    id: 'work-right',
    about: anyOf([
      /\b(?:keep|serve|bill|see)(?:ing)? (?:on )?(?:[\w’'-]+ ){0,5}(?:clients?|customers|contracts?|employer|job|salary|paycheck|payroll|employment|position|patients)\b/i,
      /\bclients?\b/i,
      /\bwork(?:ing)? from (?:an? |the |my )?(?:caf[eé]s?|coffee|laptop|beach|hotel|airbnb)/i,
      /\bwork(?:ing)? (?:remotely|online|from home|for (?:[\w’'-]+ ){0,3}(?:employer|company|firm|clients?))\b/i,
      /\b(?:stay|remain|go on) with (?:my|our) (?:\w+ )?(?:employer|company|firm)\b/i,
      /\b(?:remote(?:ly)?(?: work| job)?|freelanc\w+|self-employed)\b/i,
    ]),
    with: /\b(?:visas?|permits?|residen\w+|retire(?:d|ment)|allowed|legal(?:ly)?|right to|(?:can|may|could) (?:I|we|he|she|my \w+))\b/i,
    not: anyOf([/\bwhich visa\b/i, WAYS_IN, ENOUGH_FROM_CLIENTS]),
    over: [
      'visa',
      'permit-income',
      'partner-visa',
      'partner-work',
      'jobs',
      'pay',
      'internet',
      'business',
      'pension',
    ],
    answer: (asked) => {
      const spouse = asked.person?.kin === 'spouse';
      const who = asked.person ? inLetter(asked.person) : null;
      const allowed = eachPlace(asked.views, (view) => workOnWay(view, spouse));
      // People with the right to work need no permit.
      const free = who === null && asked.views.every(settlesByRight);
      const open = asked.views.every(
        (view) => settlesByRight(view) || openRoutes(view)[0]?.route.remoteWorkAllowed === true,
      );
      const employed = who === null && JOB_KEPT.test(asked.text);
      return {
        said: flow(
          allowed &&
            because(
              say`What the way in that fits you allows, on our records: ${allowed}.`,
              ...(asked.person?.ids ?? []),
            ),
          who === null ? employedThere(asked) : null,
        ),
        lacks: `${open ? 'what else is asked of such work, from contracts to insurance' : 'whether work for clients or an employer abroad counts as work there'}${employed ? ', and whether your employer may and will go on paying you there' : ''}${spouse ? ', and what the permit of a spouse allows' : ''}`,
        whom: `${employed ? 'your employer, for its consent and its payroll there, and to ' : ''}${
          free
            ? 'the tax office and the social security fund of each country'
            : 'the embassy of each country, in writing, before anything is paid'
        }`,
        put: free
          ? 'I need no permit to live and work here: where do I register to go on working from home for clients or an employer abroad, employed or self-employed, and by which day?'
          : `On the permit I mean to ask for, may ${who ?? 'I'} go on working from home for clients or an employer abroad, employed or self-employed, and if not, which permit allows it?`,
      };
    },
  },
  {
    id: 'permanence',
    about: PERMANENCE,
    loose: /\bpermanent(?:ly)?\b/i,
    over: ['visa', 'jobs', 'pay', 'citizenship', 'work-right'],
    answer: (asked) => {
      const { views, text } = asked;
      const granted = views.filter((view) => permanentAtOnce(view) !== null);
      const atOnce = eachPlace(granted, permanentAtOnce);
      // What the first sentence told is not repeated as zero years.
      const waits = views.filter((view) => !granted.includes(view) || permanenceOf(view)?.years !== 0);
      const years = eachPlace(waits, yearsToStay);
      const passport = eachPlace(views, yearsToPassport);
      const employer = OTHER_EMPLOYER.test(text);
      return {
        said: flow(
          atOnce &&
            say`Permanent from the day it is granted and then tied to no employer, on our records: ${atOnce}.`,
          years &&
            say`Years until permanent residence${atOnce ? ' by the way in that comes first in its chapter' : ', on our records'}: ${years}.`,
          passport && say`Until citizenship: ${passport}.`,
          PASSPORT.test(text) ? passportsKept(asked) : null,
        ),
        lacks: `${years ? '' : 'the years until permanent residence; '}${
          employer
            ? 'whether the years count on after a change of employer, and how long you may look for a new one'
            : 'which absences break the count, and which test of language is asked'
        }`,
        whom: 'the immigration office of each country, in writing',
        put: employer
          ? 'Do years with several employers count together, how many months may lie between two jobs, and which language test is asked at the end?'
          : 'From which day are the years counted, which absences break them, and which language test is asked at the end?',
      };
    },
  },
  {
    id: 'visa',
    about: anyOf([
      /\b(?:visas?|residen(?:ce|cy) permits?|permits?|residence cards?|immigration|residency|nomad|90 days(?! (?:supply\b|of (?!stay|visa|residence)))|schengen|AIMA|IRCC|USCIS|Ausl[äa]nderbeh[öo]rde|prefecture|questura|Migrationsverket|90[- ]days? report\w*|clos(?:ed|ing) (?:for|to) (?:\w+ )?(?:workers|nurses|foreigners|(?:im)?migrants|students)|TM ?\.?30)\b/i,
      WAYS_IN,
      /\bwork(?:ing)? (?:there )?(?:legal(?:ly)?|officially|with papers)\b(?! (?:drugs?|advice|aid|department))/i,
      /\b(?:free(?:dom of)? movement|move (?:\w+ )?freely|(?:live|settle|stay|move) (?:\w+ ){0,3}without (?:a |any )?(?:visas?|permits?)|EU citizens?)\b/i,
    ]),
    not: /\bget (?:in|into|accepted)\b[^?]{0,15}\b(?:universit\w+|college|school|course)\b|\b(?:driving|building|planning|hunting|fishing|firearms?|weapons?|gun) permits?\b|\b(?:repeat\w*|redo\w*|medical|specialist|hospital|surgical) (?:the |my |our |her |his )?residency\b|\bpermits? (?:to|for) (?:buy(?:ing)?|own(?:ing)?|purchas\w+|build(?:ing)?|hunt(?:ing)?|fish(?:ing)?|import\w*)\b/i,
    loose: /\bstay\b|\bclients?\b/i,
    answer: ({ views: all, named: told, text, profile }) => {
      // Nobody asks for the way into the country that they leave or hold the passport of.
      const own = [profile.home, ...profile.citizenships].map((one) => one?.iso3);
      const named = told.filter(({ iso3 }) => !own.includes(iso3));
      // A question that names a country is about no other.
      const views = named.length > 0 ? named : all;
      const times = TAKES_TIME.test(text) ? eachPlace(views, decisionTime) : null;
      const free = views.every(settlesByRight);
      return {
        said: flow(
          waysSaid(views, free ? 'how it is registered stands' : 'figures and fees stand') ??
            (named.length > 0
              ? words(
                  `Our records hold no way in for you in ${listNames(named, 'or')}, which does not mean that there is none.`,
                )
              : null),
          visitDays(views, text),
          agesSaid(views, text),
          times && say`By our records a decision can take up to ${times}.`,
        ),
        ...(free ? BY_RIGHT : ON_PERMIT),
        ...(TAKES_TIME.test(text) && !free
          ? { put: `How long does a decision take at present? ${ON_PERMIT.put}` }
          : {}),
      };
    },
  },
];
