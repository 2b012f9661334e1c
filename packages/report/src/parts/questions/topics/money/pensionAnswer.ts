import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { ownTaxSaid } from '../../../../place/rights/ownState.ts';
import { pensionFromJapan } from '../../../../place/rights/fromJapan.ts';
import { agePensionAbroad } from '../../../../place/pension/australianPension.ts';
import { coordination, socialLink, socialRecord } from '../../../../place/rights/socialLink.ts';
import { governmentPension } from '../../../../sections/financial/pensionRegime.ts';
import { pensionRecord, pensionRises } from '../../../../sections/financial/pensionRises.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list } from '../../../../prose/english.ts';
import { eachPlace } from '../../across/beside.ts';
import { betweenMembers } from '../../across/betweenMembers.ts';
import type { Answer, Asked } from '../../topic.ts';
import { territorial } from './money.ts';
import { taxDays } from './taxDays.ts';
import { americanSecurity, planNamed, SOCIAL_SECURITY, SUPER } from './pensionPlans.ts';
import { pensionRegimes } from './regimes.ts';
import { flatOnPension } from './taxedSum.ts';

const GOVERNMENT_SERVICE =
  /\b(?:FERS|CSRS|Beamten\w*|government|public|civil|state (?:employees?|service|workers?|schools?|government)|teacher|nhs|military|army|police)\b/i;
/** A company pension, which is not for government service. */
const OF_A_FIRM = /\b(?:works?|company|workplace|occupational|private|personal|employer['’]?s?) pensions?\b/i;
/** A private plan, which social security agreements do not cover. */
const PRIVATE_PLAN = /\b(?:private|personal) pensions?\b|\bBES\b/;
const PAYMENT =
  /\b(?:paid|pay out|receive|increase|uprat|frozen|abroad|keep|lose|still get|stops?|follows? (?:me|us))\b/i;
/** What is drawn after somebody who died. */
const AFTER_DEATH =
  /\b(?:widow(?:er)?|survivor)(?:s['’]?|['’]s)? (?:pensions?|benefits?|part)\b|\b(?:part|share|pension|money|sum) (?:for|of|from|after) (?:my|her|his) (?:late |dead )?(?:husband|wife|spouse)\b/i;
/** Contributions so far. */
const YEARS_PAID_IN = /\b(?:years|contributions?|paid in|entitlements?|credits)\b/i;
const AGREEMENT = /\b(?:social security|totali[sz]ation) (?:agreements?|conventions?|treat(?:y|ies))\b/i;
/** Taking a plan out before its age. */
const TAKEN_EARLY =
  /\b(?:(?:get|take|draw|cash|pay)\w*\b[^?]{0,40}\bout|early|before (?:the age of |age )?\d\d|withdraw\w* before|access\w*)\b/i;
const AS_ONE_SUM = /\b(?:lump[- ]?sums?|all at once|in one (?:go|sum))\b/i;

/** What a question about a pension asks. */
interface PensionAsked {
  /** How it is taxed. */
  readonly taxed: boolean;
  /** Whether and how it is paid; also where tax is not asked about. */
  readonly paid: boolean;
  /** Whether it may be for government service, for which treaties have a special rule. */
  readonly service: boolean;
  /** Name of the home plan it is saved in. */
  readonly plan: string | null;
  /** What happens to past contributions. */
  readonly years: boolean;
  /** Whether part of it is drawn after a husband or wife. */
  readonly afterDeath: boolean;
  /** Whether a plan is to be taken out before its age. */
  readonly early: boolean;
  /** What to ask about a lump sum, starting with a space; empty where nobody asks. */
  readonly atOnce: string;
}

function pensionAsked(text: string, ofIt: string): PensionAsked {
  // What is asked of tax beside it, in a part of its own, is another matter; a plan by name has no payer who pays it out.
  // Whether years count by an agreement between states is no question of what a fund is taxed.
  const plan = AGREEMENT.test(text) ? null : planNamed(text);
  const taxed = plan !== null || /\btax|\bwithh[eo]ld/i.test(ofIt === '' ? text : ofIt);
  return {
    taxed,
    // A plan that somebody saves in is theirs, and no office decides whether it is paid abroad.
    paid: plan === null && (PAYMENT.test(text) || !taxed),
    service: taxed && GOVERNMENT_SERVICE.test(text),
    plan,
    years: YEARS_PAID_IN.test(ofIt),
    afterDeath: AFTER_DEATH.test(text),
    early: TAKEN_EARLY.test(text),
    atOnce: AS_ONE_SUM.test(text)
      ? ' May it be taken as one sum before the move, and which state taxes that sum?'
      : '',
  };
}

/** What records hold on how home's state pension is paid there; null parts are unknown. */
interface PaidAbroad {
  /** The law by which it is paid in full. */
  readonly byLaw: Said | null;
  /** Whether it is raised there. */
  readonly raised: Said | null;
  /** Social security agreements, where no law of several states takes precedence. */
  readonly linked: Said | null;
}

function paidAbroad({ view, views }: Asked): PaidAbroad {
  const coordinated = views.filter((one) => socialLink(one) === 'coordinated');
  return {
    byLaw: eachPlace(coordinated, (one) => given(words(coordination(one)), socialRecord(one))),
    raised: eachPlace(
      views.filter((one) => pensionRises(one) !== null),
      (one) =>
        given(
          words(pensionRises(one) ? 'raised every year' : 'left at the sum first paid'),
          pensionRecord(view.home?.iso3 ?? ''),
        ),
    ),
    linked: eachPlace(
      views.filter((one) => !coordinated.includes(one)),
      (one) =>
        ['agreement', 'unsure'].includes(socialLink(one) ?? '')
          ? given(words('an agreement'), socialRecord(one))
          : null,
    ),
  };
}

function paidSaid(
  { view, views }: Asked,
  { years, afterDeath }: PensionAsked,
  { byLaw, raised, linked }: PaidAbroad,
): Said {
  const ofHome = (said: Said | null): Said | null => said && because(said, 'current-location');
  return flow(
    ofHome(byLaw && say`A state pension earned in ${view.homeName} is paid abroad by law: by ${byLaw}.`),
    byLaw && years
      ? say`By the same law the years paid in at home and there count together for the right to a pension, and each state pays for its own.`
      : null,
    byLaw && afterDeath ? say`The same law covers the pension of a widow or widower.` : null,
    views.map(agePensionAbroad).find((one) => one !== null) ?? null,
    ofHome(raised && say`A state pension of ${view.homeName} is ${raised}.`),
    ofHome(linked && say`On social security our records show ${linked} with ${view.homeName}.`),
  );
}

/** Whether the rule for government service concerns a question: it is asked for, or may lie behind a pension not named. */
function mayBeForService(
  { text }: Asked,
  { service, taxed, plan }: PensionAsked,
  regimes: Said | null,
): boolean {
  // A plan by its name is saved for by whoever holds it.
  return (
    service ||
    (taxed &&
      plan === null &&
      regimes !== null &&
      ![OF_A_FIRM, SUPER, SOCIAL_SECURITY].some((one) => one.test(text)))
  );
}

/** Which state taxes it, and by which rule. */
function taxSaid(asked: Asked, about: PensionAsked): Said {
  const regimes = pensionRegimes(asked);
  return flow(
    pensionFromJapan(asked.views),
    // Whoever names it reads of it first.
    americanSecurity(asked),
    mayBeForService(asked, about, regimes) ? governmentPension(asked.view) : null,
    ownTaxSaid(asked.view),
    regimes,
    regimes && flatOnPension(asked),
    taxDays(asked),
    territorial(asked),
  );
}

type ToAsk = Pick<Answer, 'lacks' | 'whom' | 'put' | 'figures'>;

/** What remains to ask about a pension's tax, and its payment where that is meant too. */
function toAskOnTax(
  { paid, service, plan, atOnce, early }: PensionAsked,
  { byLaw }: PaidAbroad,
  american: Said | null,
): ToAsk {
  const lacks = [
    ...(paid && !byLaw ? ['whether a pension is paid there in full'] : []),
    ...(plan ? [`how each country taxes the growth in your ${plan} and what you take out of it`] : []),
    'the text of the tax treaties',
  ];
  const put = [
    ...(service ? ['Is this pension one for government service under the treaty with the new country'] : []),
    service ? 'which state taxes it' : 'Which state taxes this pension under the treaty with the new country',
    ...(american ? ['which state may tax Social Security'] : []),
    ...(paid ? ['is it paid there in full'] : []),
  ];
  const ofPlan = plan
    ? `${early ? ` May my ${plan} be paid out early because I emigrate, from when, and at which tax?` : ''} Is the growth inside my ${plan} taxed there year by year or only what I take out, and may I keep it and pay into it while I live abroad?`
    : '';
  return {
    lacks: `${lacks.join(', ')}, and the rates for pensions`,
    whom: 'the tax office and the pension payer at home, then a tax adviser who works with both countries',
    put: `${put.join(', ')}, and on which form do I apply?${ofPlan}${atOnce}`,
  };
}

/** A scheme of an employer or an occupation. */
const SCHEME =
  /\b(?:(?:works?|company|workplace|occupational|employer['’]?s?) pensions?|(?<!\b(?:state|public|national|statutory) )pension (?:fund|scheme)s?|Betriebsrente\w*|superannuation scheme)\b/i;
/** Such schemes by the names they go by at home, which in small letters are words or nothing. */
const SCHEME_BY_NAME = /\b(?:ABP|PFZW|PGGM|bpfBOUW|VBL|bAV|LGPS|USS|TPS)\b/;

/** What becomes of such a scheme between members of the European Union; null elsewhere, and where none is named. */
function schemeKept(asked: Asked): Answer | null {
  if (!SCHEME.test(asked.text) && !SCHEME_BY_NAME.test(asked.text)) return null;
  const said = betweenMembers(
    asked,
    'pension-schemes-eu',
    (home, there) =>
      `What has vested for you in ${nameOf(home)} in an employer’s or occupational scheme stays yours when you work in ${list(there, 'or')}, to the same extent as for those who leave the scheme and stay at home, and is paid out there (Directive 98/49/EC, articles 4 and 5); no employer pays into it once that work has ended.`,
  );
  return (
    said && {
      said,
      lacks: 'what your own scheme pays and from which age, and whether it lets you pay in by choice',
      whom: 'the fund itself, for a statement before you give notice',
      put: 'What have I built up, what does it pay from which age if I add nothing, is it raised meanwhile, may I go on paying by choice and until when, and what would my partner get if I died?',
    }
  );
}

/** Leaving the scheme of home years before the pension: "what happens to my pension if I leave at 46?" */
const LEAVES_SCHEME =
  /\b(?:what (?:happens|will happen|becomes)|lose|loose|keep|worth|left of)\b[^?]*\b(?:if|when|once|after|by)\b[^?]*\b(?:leav\w+|move|moving|go|going|emigrat\w+|quit|resign|stop)\b/i;

/** Whether the years so far come to anything: "I have 14 years paid in, will I have any pension at the end?" */
const COMES_OF_IT =
  /\b(?:will|would|do|can|could|shall) (?:I|we|he|she|they) (?:still |even |ever )?(?:have|get|receive|draw|see|be entitled to|qualify for)\b[^?]{0,30}\bpensions?\b/i;

/** What to ask of whoever keeps the record of years, where the pension is long not due. */
const TO_ASK_ON_YEARS: ToAsk = {
  figures: ['pension_min_contribution_years', 'pension_age_men', 'pension_age_women'],
  lacks:
    'what the years paid in so far will pay once no more are added, and whether somebody abroad may add some by choice',
  whom: 'the office that keeps your pension record, for a statement of it before you give notice',
  put: 'Which years and points stand on my record and what is missing, what do they pay from which age if I add none, may I pay in by choice from abroad and by which day do I apply, and do years worked there count with them?',
};

/** Whether a question is about years paid in for a pension that nobody draws yet. */
const isBeforePension = ({ text, profile }: Asked, { taxed, years }: PensionAsked): boolean =>
  !taxed &&
  (LEAVES_SCHEME.test(text) || (years && COMES_OF_IT.test(text))) &&
  !profile.read.has('retirement-timeline', 'already-retired') &&
  !profile.read.has('income-sources', 'retirement-pension');

/** What is left to ask of who pays it, where nobody asks for taxes. */
function toAskOnPayment({ views }: Asked, { atOnce }: PensionAsked, { byLaw, raised }: PaidAbroad): ToAsk {
  const rises = raised ? '' : ', and whether it rises';
  const byYears = views.some((view) => agePensionAbroad(view) !== null);
  return {
    lacks: byLaw
      ? `whether your pension is such a one in full, or in part a supplement that stays at home${rises}`
      : byYears
        ? `how many years count for yours, and what its tests of income and assets leave of it${rises}`
        : `whether a pension is paid there in full${rises}`,
    whom: 'the office or company that pays the pension',
    put: `Do you pay this pension in full into the new country, in which currency${raised ? '' : ', does it rise there every year'}, and ↗which proof of life do you want?${atOnce}`,
  };
}

/** What a private plan's contract says, and no record does. */
const privatePlan: Answer = {
  lacks: 'what a private plan pays to somebody who lives abroad, and what it costs to end it early',
  whom: 'the company that keeps the plan, in writing, before you sign off at home',
  put: 'May I keep this plan from abroad, pay on or let it rest; what would I get if I ended it before or after the move, which share of what the state or an employer added would I lose, and which tax is kept back?',
};

/** What to ask besides where part of a pension is drawn after a husband or wife. */
const OF_THE_LATE =
  ' Is what I draw after my late spouse paid there as well, is it reckoned again when I move, and is it taxed like the rest?';

/**
 * What our records say about a pension in the places: tax, payment or both.
 *
 * @param ofIt the parts of the question that name a pension
 */
export function pensionAnswer(asked: Asked, ofIt: string): Answer {
  const about = pensionAsked(asked.text, ofIt);
  const abroad = paidAbroad(asked);
  const american = americanSecurity(asked);
  if (!about.taxed && PRIVATE_PLAN.test(asked.text)) return privatePlan;
  const scheme = about.taxed ? null : schemeKept(asked);
  if (scheme) return scheme;
  const toAsk = about.taxed
    ? toAskOnTax(about, abroad, american)
    : isBeforePension(asked, about)
      ? TO_ASK_ON_YEARS
      : toAskOnPayment(asked, about, abroad);
  return {
    said: flow(
      about.taxed ? taxSaid(asked, about) : american,
      about.paid ? paidSaid(asked, about, abroad) : null,
    ),
    ...toAsk,
    put: about.afterDeath ? `${toAsk.put}${OF_THE_LATE}` : toAsk.put,
  };
}
