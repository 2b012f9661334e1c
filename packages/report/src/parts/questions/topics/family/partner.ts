import { unmarried } from '../../../../profile/household.ts';
import { list, listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { familyLaw } from '../../../../place/entry/family.ts';
import { isCitizen, openRoutes } from '../../../../place/entry/routes.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import { firstQuestion } from '../../../../sections/legal/permit/unsure.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { waitingPartnerSaid } from '../../../../sections/legal/household/partnerLead.ts';
import { partnersOwnWay } from '../../comments/partnersPassport.ts';
import { AS_FAMILY_MEMBER } from './asFamily.ts';
import { familyRoutes, openByLaw } from './familyRoutes.ts';
import { PROFESSION_NAMES } from '../work/professionNamed.ts';
import { workByPermit } from './workByPermit.ts';

const SPOUSE = /\b(?:spouse|wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?)s?(?!\w)/i;
const NO_MARRIAGE =
  /\b(?:unmarried|(?:not|never)(?: yet| legally)? married|without (?:a )?marr\w+|no marriage|girlfriend|boyfriend|fianc[ée]e?)s?(?!\w)/i;

/** A couple waiting for one partner's documents. */
const APART = String.raw`\b(?:family (?:visas?|permits?)|(?:we|us) (?:\w+ ){0,2}(?:apart|separated|reunited))\b`;
/** A partner's parents are another matter: "my wife’s mother". */
const THEIR_PARENTS =
  /\b(?:wife|husband|partner|spouse)['’]s (?:mother|father|parents|mum|mom|dad)\b|\b(?:mother|father|parents|mum|mom|dad) of (?:my|our) (?:wife|husband|partner|spouse)\b/gi;
/** Whether the husband or wife of a question has died, by the form; a new partner is called otherwise. */
const isLate = ({ text, profile }: Asked): boolean =>
  profile.read.has('relationship-status', 'widowed') &&
  !profile.movers.hasPartner &&
  !/\b(?:new|partner|girlfriend|boyfriend|fianc[ée]e?|marr(?:y|ying|ied))(?!\w)/i.test(text);
/** Words that ask how long something takes. */
const ASKS_TIME =
  /\b(?:how (?:long|soon|fast|quickly|many (?:weeks|months))|when (?:can|could|may|will|would|do|does|is|are))\b/i;

/** A wedding that comes before the move in question: "as soon as we are married", "after our wedding". */
const ONCE_MARRIED =
  /\b(?:as soon as|once|after|when) (?:we(?:['’]re)?|she and I|he and I) (?:(?:are|get|got|have|will be|been|both) )*marr\w+|\b(?:after|from|with) (?:the|our|a) (?:wedding|marriage)\b/i;
/** The time before it, or a life without it, which a question may set beside that: "before or only after the wedding". */
const BEFORE_MARRIED =
  /\bbefore (?:(?:(?:the|our|a) )?(?:wedding|marriage)|or (?:only |just )?after|we (?:\w+ )?marr\w+)\b|\bwithout (?:(?:the|a) )?(?:wedding|marr\w+)\b/i;

/** Whether the partner in question is unmarried, by its words or the form. */
function withoutMarriage({ profile, text }: Asked): boolean {
  if (ONCE_MARRIED.test(text) && !BEFORE_MARRIED.test(text)) return false;
  if (NO_MARRIAGE.test(text)) return true;
  if (profile.read.has('relationship-status', 'married')) return false;
  return !/\b(?:wife|husband)s?\b/i.test(text) && (unmarried(profile) || !/\bspouses?\b/i.test(text));
}

/** Permits whose record excludes applicants with a partner of this passport; null where none does. */
function refusedThere({ views }: Asked): Said | null {
  const told = views.flatMap((view) => {
    const way = openRoutes(view)[0]?.standing.way;
    const first = way?.unsure === 'partner' ? firstQuestion(view, way) : null;
    return first ? [because(first.since, ...first.ids)] : [];
  });
  return told.length > 0
    ? say`${flow(...told)} Ask there first whether a partner with that passport may come along at all.`
    : null;
}

/** The same for a partner: records mention family, and say nothing of unmarried couples. */
function partnerRoutes(asked: Asked, who: string): Said {
  const routes = flow(familyRoutes(asked), refusedThere(asked));
  return withoutMarriage(asked)
    ? because(
        say`${routes} Those records do not say whether ${who} counts as family without a marriage; in many countries only a husband, a wife or a registered partner does.`,
        'relationship-status',
      )
    : routes;
}

/**
 * Where the law on free movement lets a spouse work, and what it leaves to an unmarried partner; null where it opens
 * no place.
 */
function workByLaw(asked: Asked): Said | null {
  const open = openByLaw(asked.views);
  if (open.length === 0) return null;
  const unwed = withoutMarriage(asked);
  const name = asked.profile.movers.partner?.name ?? '';
  const spouse = name === '' || asked.profile.discreet.length > 0 ? 'your husband or wife' : name;
  const own = asked.views.filter(isCitizen).map(({ name }) => name);
  const said = open.map(({ law, where, records }) =>
    given(
      words(
        unwed
          ? `By free movement a husband or wife may live and work in ${where}, whatever the passport (${law}); the state owes a partner without a marriage, and without a passport of these countries, an easier entry but no right to work.`
          : `By free movement ${spouse} may live and work in ${where}, whatever the passport (${law}).`,
      ),
      ...records,
    ),
  );
  return because(
    flow(
      ...said,
      own.length > 0
        ? words(`In ${list(own)}, whose citizen you are, its own law decides on your family.`)
        : null,
    ),
    'citizenship',
    ...(unwed ? ['relationship-status'] : []),
  );
}

/** Whether that law or citizenship covers every place, so that no permit route is needed for the answer. */
const byLawEverywhere = ({ views }: Asked): boolean =>
  views.some((view) => familyLaw(view, view.iso3) !== null) &&
  views.every((view) => isCitizen(view) || familyLaw(view, view.iso3) !== null);

/** How somebody joins a partner who is a citizen of one of the places and waits there; null where none does. */
function toWaitingPartner({ views, profile }: Asked): Answer | null {
  if (profile.discreet.length > 0) return null;
  const found = views.flatMap((view) => {
    const said = waitingPartnerSaid(view);
    return said ? [{ said, name: view.name }] : [];
  });
  if (found.length === 0) return null;
  const where = listNames(found);
  const wed = views.some((view) => preferencesOf(view).partnersPassports?.married);
  return {
    said: flow(...found.map(({ said }) => said)),
    lacks: `what is asked of the two of you${wed ? '' : ' before and after a wedding'}, and how long it takes at present`,
    whom: `the ${found.length === 1 ? 'embassy' : 'embassies'} of ${where}, before a ticket is bought`,
    put: wed
      ? 'My husband or wife is a citizen of your country and lives there: on which visa do I come, where may I apply for it, which income, home and language are asked of us, which papers do you want, and from which day may I work?'
      : 'My partner is a citizen of your country and lives there: may I come before a wedding, on which visa, may I apply from inside the country once we are married, which papers do you want, and from which day may I work?',
  };
}

/** Words that ask whether the partner may come at all. */
const COMING = /\b(?:visa|come|coming|join|bring|move|live|stay|marr\w+|unmarried)\b/i;

/** Whether a professional licence rather than a permit stands between two people and their work. */
const asksForLicence = (text: string): boolean =>
  PROFESSION_NAMES.test(text) &&
  /\b(?:exams?|licen[cs]\w*|regist\w+)\b/i.test(text) &&
  !/\b(?:visas?|permits?|right to work|allowed|first day|day one)\b/i.test(text);

/** Whether a partner may come along, and work. */
export const PARTNER: readonly Topic[] = [
  AS_FAMILY_MEMBER,
  {
    id: 'partner-work',
    about: /\b(?:work|works|working|job|jobs|career|employ\w+|practi[sc]e)\b/i,
    when: (asked) =>
      !isLate(asked) &&
      !asksForLicence(asked.text) &&
      (asked.person?.kin === 'spouse' ||
        (SPOUSE.test(asked.text) && !/\bmy business partner\b/i.test(asked.text))),
    over: ['jobs', 'pay', 'visa', 'partner-visa'],
    answer: (asked) => {
      const who = asked.person?.name ?? 'your partner';
      const law = workByLaw(asked);
      const everywhere = byLawEverywhere(asked);
      const others = asked.views.filter((view) => familyLaw(view, view.iso3) === null);
      const permits = workByPermit(others, who);
      const routes = everywhere
        ? law
        : flow(law, ...permits.said, partnerRoutes({ ...asked, views: others }, who));
      const open = withoutMarriage(asked);
      const settled = everywhere && !open;
      const silent = permits.said.length === 0 ? '' : ` in ${listNames(permits.open)}`;
      const lacking =
        !everywhere && permits.open.length === 0
          ? 'from which day the family permit is given'
          : `whether ${who} may work${silent} with the permit that follows from yours, and from which day`;
      const comes = open || COMING.test(asked.text);
      return {
        said: !routes || routes.text === '' ? null : because(routes, ...(asked.person?.ids ?? [])),
        lacks: settled
          ? 'which papers the office asks of a spouse, and how long the residence card takes'
          : `${open ? `whether ${who} gets a permit with you as a partner without a marriage, ` : ''}${lacking}`,
        whom: 'the embassy of each country, in one sentence and before anything is paid',
        put: settled
          ? 'My spouse comes with me under free movement: which papers do you ask for, and may my spouse work from the day of arrival?'
          : `${
              open
                ? 'Does a partner who is not married to me get a permit with mine, what proves our life together, or have we to marry or register first? '
                : comes
                  ? 'On which paper does my spouse come with me, and may we apply at once? '
                  : ''
            }Does the permit of a ${open ? 'partner' : 'spouse'} include the right to work for any employer and to be self-employed, and from which day?`,
      };
    },
  },
  {
    id: 'partner-visa',
    about: new RegExp(`${SPOUSE.source}|${NO_MARRIAGE.source}|${APART}`, 'i'),
    with: /\b(?:visa|permit|residen(?:ce|cy)|right to stay|come|join|bring|move|live|stay|follow|apart|reunited|marr\w+|unmarried)\b/i,
    when: (asked) =>
      !isLate(asked) &&
      (new RegExp(`${SPOUSE.source}|${NO_MARRIAGE.source}`, 'i').test(
        asked.text.replace(THEIR_PARENTS, ' '),
      ) ||
        (asked.profile.movers.hasPartner && new RegExp(APART, 'i').test(asked.text))),
    over: ['visa'],
    answer: (asked) => {
      const waiting = toWaitingPartner(asked);
      if (waiting) return waiting;
      const open = withoutMarriage(asked);
      const own = partnersOwnWay(asked.profile, asked.views);
      const routes = byLawEverywhere(asked)
        ? workByLaw(asked)
        : partnerRoutes(asked, asked.person?.name ?? 'your partner');
      const late = ASKS_TIME.test(asked.text)
        ? 'How long does a decision on that permit take at present, and can both of us apply on one day? '
        : '';
      return {
        said: own ? flow(own, routes) : routes,
        lacks: `${open ? 'what is asked of couples who are not married' : 'which papers are asked of a couple'}, and how long a separate application takes`,
        whom: 'the embassy of each country',
        put: `${late}${
          open
            ? 'Does a partner who is not married to me get a permit with mine, what proves our life together, or have we to marry or register first?'
            : 'On which paper does my spouse come with me, which certificates do you want, and may we apply at once?'
        }`,
      };
    },
  },
];
