import { money } from '../../../figures/format.ts';
import type { PlaceView } from '../../../place/view.ts';
import { unmarried } from '../../../profile/household.ts';
import { dayInWords } from '../../../prose/unionLaw.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { freeMovement, isCitizen, openRoutes, routeName } from '../../../sections/legal/routes.ts';
import { routeSaid } from '../../../sections/legal/words.ts';
import { eachPlace, figures } from '../beside.ts';
import type { Asked, Topic } from '../topic.ts';

/** Whether the route on record lets family come along, in a few words. */
function familyOnRoute(view: PlaceView): Said | null {
  if (isCitizen(view)) return because(words('come as the family of a citizen'), 'citizenship');
  const right = freeMovement(view);
  if (right?.movement.grade === 'settle')
    return because(given(words('come by your free movement'), `bloc:${right.movement.bloc}`), 'citizenship');
  const route = openRoutes(view)[0]?.route;
  if (!route || route.dependantsAllowed === null) return null;
  return because(
    routeSaid(route, route.dependantsAllowed ? 'may come along' : 'need a permit of their own'),
    'citizenship',
    ...view.profile.stageIds,
  );
}

const SPOUSE = /\b(?:spouse|wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?)s?\b/i;
const NO_MARRIAGE =
  /\b(?:unmarried|(?:not|never)(?: yet| legally)? married|without (?:a )?marr\w+|no marriage|girlfriend|boyfriend|fianc[ée]e?)s?\b/i;

/** Whether the partner of the question is one without a marriage, by its words or by what the form says. */
function withoutMarriage({ profile, text }: Asked): boolean {
  if (NO_MARRIAGE.test(text)) return true;
  if (profile.read.has('relationship-status', 'married')) return false;
  return !/\b(?:wife|husband)s?\b/i.test(text) && (unmarried(profile) || !/\bspouses?\b/i.test(text));
}

function familyRoutes({ views }: Asked): Said | null {
  const told = eachPlace(views, familyOnRoute);
  return told && say`Family members, by the records under Legal: ${told}.`;
}

/** The same for a partner: the records speak of family, and of nobody without a marriage. */
function partnerRoutes(asked: Asked, who: string): Said | null {
  const routes = familyRoutes(asked);
  return routes && withoutMarriage(asked)
    ? because(
        say`${routes} Whether ${who} counts as family without a marriage those records do not say; in many countries only a husband, a wife or a registered partner does.`,
        'relationship-status',
      )
    : routes;
}

const UNION = {
  marriage: 'marriage',
  'civil union': 'a civil union alone',
  neither: 'neither marriage nor a civil union',
} as const;

/** What the law of each place offers two women or two men, and the index of all such law together. */
const lgbt = ({ views }: Asked): Said => {
  const unions = eachPlace(views, ({ atlas, iso3 }) => {
    const law = atlas.unionLaw(iso3);
    if (!law?.from.shown) return null;
    const since = law.since && law.status !== 'neither' ? ` since ${dayInWords(law.since)}` : '';
    return given(words(`${UNION[law.status]}${since}`), `unions:${iso3}`);
  });
  const index = figures(views, 'lgbt_policy_index');
  return flow(
    unions && say`Open to two women or two men by law: ${unions}.`,
    index && say`Index of LGBT+ law, from about -7 to 13, where more is better: ${index}.`,
  );
};

/** The headline fee of the route that suits, which is asked of each applicant; null for those who need none. */
function feeOnRoute(view: PlaceView): Said | null {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return null;
  const route = openRoutes(view)[0]?.route;
  if (!route?.fee) return null;
  return because(
    routeSaid(route, money(route.fee.amount, route.fee.currency)),
    'citizenship',
    ...view.profile.stageIds,
  );
}

/** Words by which somebody asks whether the other may come at all. */
const COMING = /\b(?:visa|come|coming|join|bring|move|live|stay|marr\w+|unmarried)\b/i;

/** The answer in which a household tells of itself. */
const FAMILY_WORDS = 'unique-family-situation';
const TWO_ALIKE = /\b(?:two (?:\w+ )?(?:women|men)|same-sex|gay|lesbian|LGBTQ?\+?)\b/i;

export const FAMILY: readonly Topic[] = [
  {
    id: 'adoption',
    about: /\badopt(?:ion|ing|ed|s)?\b/i,
    not: /\badopt(?:ing|ed|s|ion of)? (?:an? |our |the )?(?:dog|cat|pet|puppy|kitten|rescue|euro|law)|\b(?:second[- ]parent|co-?mother|birth|born|IVF|registered)\b/i,
    over: [
      'parentage',
      'same-sex',
      'partner-visa',
      'child-citizenship',
      'children-visa',
      'visa',
      'citizenship',
    ],
    answer: (asked) => {
      const alike = TWO_ALIKE.test(asked.text) || TWO_ALIKE.test(asked.profile.read.text(FAMILY_WORDS) ?? '');
      const who = alike ? 'whether two women or two men may adopt a child' : 'who may adopt a child';
      return {
        said: alike ? because(lgbt(asked), FAMILY_WORDS) : null,
        lacks: `${who}, and after how many years of marriage or residence`,
        whom: 'the authority for adoptions of each country, and a solicitor for family law there',
        put: `${alike ? 'May two women or two men adopt a child here together' : 'Who may adopt a child here'}, do you ask for a marriage, and after how many years of marriage or of residence?`,
      };
    },
  },
  {
    id: 'parentage',
    about:
      /\b(?:registered as (?:\w+ )?(?:mothers|fathers|parents)|both (?:be )?(?:legal )?(?:mothers|fathers|parents)|legal (?:parents?|mothers?|fathers?)|parentage|two (?:mothers|fathers|mums|dads|moms)|second[- ]parent|co-?mothers?|adopt(?:ion|ing)?(?=.*(?:second|born|birth|IVF))|birth certificate)\b/i,
    over: ['same-sex', 'birth', 'partner-visa', 'child-citizenship', 'healthcare', 'parent'],
    answer: (asked) => ({
      said: lgbt(asked),
      lacks: 'who is entered as a parent at birth, and who may adopt',
      whom: 'the civil registry of each country, and a solicitor for family law there',
      put: 'Are both of us entered as parents at birth, what does the child’s certificate from abroad say here, and if not, how does the second parent adopt?',
    }),
  },
  {
    id: 'same-sex',
    about:
      /\b(?:same-sex|gay|lesbian|LGBTQ?\+?|queer|trans(?:gender)?|two (?:married )?(?:women|men)|homosexual\w*)\b/i,
    over: ['partner-visa', 'safety'],
    answer: (asked) => {
      const open = unmarried(asked.profile);
      const said = lgbt(asked);
      return {
        said: open ? because(said, 'relationship-status') : said,
        lacks: open
          ? 'whether two foreigners may marry or register a partnership there, and what follows for permit, tax and inheritance'
          : 'whether a marriage from abroad is entered as a marriage, and what follows for permit, tax and inheritance',
        whom: 'the civil registry and the immigration office of each country',
        put: open
          ? 'May two foreigners marry or register a partnership here, after how many days, and does it give my partner the same permit as any other?'
          : 'Is our marriage entered here as a marriage, and does it give my spouse the same permit as any other?',
      };
    },
  },
  {
    id: 'partner-work',
    about: /\b(?:work|works|working|job|jobs|career|employ\w+|practi[sc]e)\b/i,
    when: ({ person, text }) =>
      person?.kin === 'spouse' || (SPOUSE.test(text) && !/\bmy business partner\b/i.test(text)),
    over: ['jobs', 'visa', 'partner-visa'],
    answer: (asked) => {
      const who = asked.person?.name ?? 'your partner';
      const routes = partnerRoutes(asked, who);
      const open = withoutMarriage(asked);
      const comes = open || COMING.test(asked.text);
      return {
        said: routes && because(routes, ...(asked.person?.ids ?? [])),
        lacks: `${open ? `whether ${who} gets a permit with you as a partner without a marriage, ` : ''}whether ${who} may work with the permit that follows from yours, and from which day`,
        whom: 'the embassy of each country, in one sentence and before anything is paid',
        put: `${
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
    about: SPOUSE,
    with: /\b(?:visa|permit|come|join|bring|move|live|stay|marr\w+|unmarried)\b/i,
    over: ['visa'],
    answer: (asked) => {
      const open = withoutMarriage(asked);
      return {
        said: partnerRoutes(asked, asked.person?.name ?? 'your partner'),
        lacks: 'what is asked of couples who are not married, and how long a separate application takes',
        whom: 'the embassy of each country',
        put: open
          ? 'Does a partner who is not married to me get a permit with mine, what proves our life together, or have we to marry or register first?'
          : 'On which paper does my partner come with me, what proves our life together, and may we apply at once?',
      };
    },
  },
  {
    id: 'children-visa',
    about: /\b(?:child|children|kids|sons?|daughters?|dependants?|dependents?|family members)\b/i,
    with: /\b(?:visa|permit|come (?:with|along|too)|join (?:me|us)|bring|follow (?:me|us)|sponsor)\b/i,
    not: /\b(?:citizen\w*|passport|nationalit\w+|born|adopt\w*|custody)\b/i,
    over: ['visa', 'cost'],
    answer: (asked) => {
      const fees = eachPlace(asked.views, feeOnRoute);
      const { movers, read } = asked.profile;
      const together = movers.hasPartner || read.has('relationship-status', 'widowed');
      const paper = because(
        words(
          together ? 'which papers are asked for each child' : 'which consent of the other parent is asked',
        ),
        'relationship-status',
        ...movers.ids,
      );
      return {
        said: flow(
          familyRoutes(asked),
          fees && say`Fee of the application under Legal, for each person unless family pays less: ${fees}.`,
          say`Find out before you apply ${paper}.`,
        ),
        lacks:
          'whether children are decided upon together with you, and which income and home are asked for each',
        whom: 'the embassy of each country, before anything is paid',
        put: 'Do my children get their permits on the same day as mine, what does each cost, and which income and home do you ask for each child?',
      };
    },
  },
  {
    id: 'parent',
    about: /\b(?:mother|father|parents?|mum|mom|dad|in-laws?|grandmother|grandfather|grandparents)\b/i,
    with: /\b(?:live|join|bring|come|move|stay|visa|permit|sponsor|follow|later)\b/i,
    not: /\b(?:great-?grand|citizenship (?:through|by|from)|descent|ancest|through my)\b/i,
    over: ['visa', 'housing'],
    answer: (asked) => {
      const who = asked.person?.kin === 'parent' ? asked.person.name : 'a parent';
      const named = eachPlace(asked.views, (view) => {
        const route = view.atlas.routes
          .open(view.iso3, 'family')
          .find((one) => one.shown && /parent/i.test(one.name));
        return route ? routeSaid(route, `the ${routeName(route)}`) : null;
      });
      return {
        said: named
          ? say`A route made for parents is on record: ${named}.`
          : words('No route on our records is made for parents, which does not mean there is none.'),
        lacks: `which income, insurance and dependence are asked before ${who} may live with you`,
        whom: 'the immigration office of each country, before you choose',
        put: 'May a resident bring a parent, after how many years, on what income, with which health insurance, and is a long visit possible until then?',
      };
    },
  },
  {
    id: 'child-citizenship',
    about: /\b(?:child|children|kids|baby|son|daughter|born)\b/i,
    with: /\b(?:citizen\w*|passport|nationalit\w+)\b/i,
    not: /\b(?:great-?grand|grand|ancest|descent)\b/i,
    over: ['citizenship', 'schools'],
    answer: () => ({
      said: null,
      lacks: 'after how many years of a parent’s residence a child born there is a citizen',
      figures: ['citizenship_by_birth', 'citizenship_by_descent', 'dual_citizenship'],
      whom: 'the civil registry of each country, and the consulate of your own',
      put: 'Which citizenship does a child of ours have at birth here, and may it keep both?',
    }),
  },
  {
    id: 'custody',
    about: /\b(?:custody|ex-(?:wife|husband|partner)|other parent|divorced?|alimony|child support)\b/i,
    over: ['schools', 'partner-visa'],
    answer: () => ({
      said: null,
      lacks: 'custody orders and what a court asks before a child moves abroad',
      whom: 'a solicitor for family law at home, before any flight is booked',
      put: 'Which consent or order do I need to move the child, and is it recognised in the new country?',
    }),
  },
  {
    id: 'inheritance',
    about:
      /\b(?:wills?\b(?= (?:be valid|and testament|at home|from home))|my (?:UK |old |own )?will\b|testament|inherit\w*|estate tax|probate|heirs?)\b/i,
    over: ['tax'],
    answer: ({ views }) => {
      const tax = figures(views, 'inheritance_tax');
      return {
        said: tax && say`A tax on inheritances, by our records: ${tax}.`,
        lacks: 'which law governs your estate, and whether a will made at home stands',
        whom: 'a notary in the new country and the solicitor who drew up the will',
        put: 'Which law applies to my estate once I live here, does my will stand, and who taxes what my heirs receive?',
      };
    },
  },
];
