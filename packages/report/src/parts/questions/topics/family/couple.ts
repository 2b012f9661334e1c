import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import { routeName } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import { adoptedChild } from '../../../../profile/people/adoptedChild.ts';
import { areTwoMen } from '../../../../profile/people/parenthood.ts';
import { unmarried } from '../../../../profile/household.ts';
import { MARRY_ONE, unionsAsked } from '../../../../profile/people/unionsAsked.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { because, flow, type Said, say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import { LAWYER } from '../../clauses.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { adoptionKnown, parentsByLaw, unionsOpen } from './unions.ts';
import { PARTNER } from './partner.ts';
import { LEGALLY_PARENT } from './legallyParent.ts';
import { NEXT_OF_KIN } from './nextOfKin.ts';
import { ADOPTION_ABROAD, RECOGNISED_ABROAD } from './recognised.ts';

/**
 * What each place's law offers couples of any sexes, and the index of laws on LGBT+ people unless discretion was
 * asked for.
 */
const lgbt = ({ views, profile }: Asked): Said => {
  const index = profile.discreet.length > 0 ? null : figures(views, 'lgbt_policy_index');
  return flow(
    unionsOpen(views),
    index && say`Index of LGBT+ law, from about −7 to 13, where more is better: ${index}.`,
  );
};

/** Words about everyday life in public. */
const IN_PUBLIC =
  /\b(?:streets?|safe(?:ty|ly)?|in public|harass\w*|attack\w*|star(?:ed|ing)|visibl\w+|hostil\w*)\b/i;

/** Love shown in public, which is the matter of any couple. */
const IN_LOVE = /\b(?:hold(?:ing)? hands|kiss(?:ing)?)\b/i;

/** Words about a couple's legal status. */
const UNION_ASKED =
  /\b(?:marr\w+|partnerships?|unions?|spouses?|wife|husband|partner|visa|permit|recogni[sz]\w*|legal(?:ly)?|law|inherit\w*)\b/i;

/** The same in a question about a trans person, where "legally" and a permit do not imply a couple. */
const COUPLE_ASKED = /\b(?:marr\w+|partnerships?|unions?|spouses?|wife|husband|partner|inherit\w*)\b/i;
const OF_TRANS = /\btrans(?:gender)?\b/i;

/** Id of the answer in which a household describes itself. */
const FAMILY_WORDS = 'unique-family-situation';
const TWO_ALIKE = /\b(?:two (?:\w+ )?(?:women|men)|same-sex|gay|lesbian|LGBTQ?\+?)\b/i;

/** Marrying a citizen of a country named by adjective: "if I marry a Filipina". */
const MARRY_CITIZEN = new RegExp(
  String.raw`\bmarr(?:y|ying|ied)(?: to)? (?:an? |my )?(?:(${ADJECTIVES})\b|[^?]{0,20}\bcitizens? of\b)`,
  'i',
);

/** The right such a marriage gives in the spouse's country; null where the question names none. */
function marriedInto({ view, text }: Asked): Answer | null {
  const adjective = MARRY_CITIZEN.exec(text)?.[1];
  const country = adjective === undefined ? null : countryOfAdjective(view.atlas, adjective);
  if (!country) return null;
  const name = nameOf(country);
  const route = view.atlas.routes
    .open(country.iso3, 'family')
    .find(({ shown, conditions }) => shown && conditions.forWhom !== 'household');
  return {
    said: route
      ? say`For family our records hold ${routeSaid(route, `the ${routeName(route)}`)} in ${name}.`
      : null,
    lacks: `${route ? 'whether that permit is the one' : 'a permit'} for the husband or wife of a citizen of ${name}, and what a marriage changes in payments from home`,
    whom: `the embassy of ${name}, and whoever pays you at home`,
    put: `Which permit does the husband or wife of a citizen of ${name} get, for how long, with the right to work, and with which papers do we marry, here or at home? And to whoever pays me: what changes with a marriage, and by when is it to be reported?`,
  };
}

export const COUPLE: readonly Topic[] = [
  NEXT_OF_KIN,
  ...RECOGNISED_ABROAD,
  {
    id: 'adoption',
    about: /\b(?:adopt(?:ion|ing|ed|s)?|foster(?:ing)? (?:a )?child(?:ren)?|foster (?:care|parents?))\b/i,
    not: /\b(?:my|our|his|her) (?:\w+ )?adopted (?:\w+ )?(?:sons?|daughters?|child(?:ren)?|kids?)\b|\badopt(?:ing|ed|s|ion of)? (?:an? |our |the )?(?:dog|cat|pet|puppy|kitten|rescue|euro|law)|\b(?:second[- ]parent|co-?mother|birth|born|IVF|registered)\b/i,
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
      const alike =
        asked.profile.discreet.length === 0 &&
        (TWO_ALIKE.test(asked.text) || TWO_ALIKE.test(asked.profile.read.text(FAMILY_WORDS) ?? ''));
      const known = alike && adoptionKnown(asked.views);
      const who = alike
        ? 'whether two women or two men may adopt a child, and'
        : 'who may adopt a child, and';
      return {
        said: alike ? because(flow(parentsByLaw(asked.views, 'adoption'), lgbt(asked)), FAMILY_WORDS) : null,
        lacks: `${known ? 'whether newcomers may adopt,' : who} after how many years of marriage or residence`,
        whom: 'the authority for adoptions of each country, and a solicitor for family law there',
        put: `${alike ? 'May two women or two men adopt a child here together' : 'Who may adopt a child here'}, do you ask for a marriage, and after how many years of marriage or of residence?`,
      };
    },
  },
  {
    id: 'parentage',
    about: anyOf([
      LEGALLY_PARENT,
      /\b(?:registered as (?:\w+ )?|both (?:be )?(?:legal )?)(?:mothers|fathers|parents)\b/iu,
      /\b(?:legal (?:parents?|mothers?|fathers?)|parentage|second[- ]parent|co-?mothers?|birth certificate)\b/iu,
      /\b(?:both(?: of us)?|(?:the )?two of us|us both) as (?:the |legal |(?:\p{L}+['’]s? ){1,2})?(?:mothers|fathers|parents|mums|moms|dads|papas)\b/iu,
      /\b(?:both|two) of us\b[^?]{0,20}\b(?:recogni[sz]ed|registered|entered|accepted|listed|named|counted?|parents)\b[^?]{0,30}\b(?:mothers|fathers|parents|mums|moms|dads)\b/iu,
      /\b(?:recogni[sz]\w*|accept\w*|counts?|counted) (?:\p{L}+ ){0,3}?(?:two|both) (?:\p{L}+ )?(?:mothers|fathers|parents|mums|moms|dads)\b/iu,
      /\b(?:mother|father|parent|mum|mom|partner|wife|one|me|I),? (?:who|that) (?:did(?: not|n['’]t)|does(?: not|n['’]t)|is not|will not|won['’]t) (?:give|giving) birth\b/iu,
      /\bnon-?(?:birth|biological|gestational) (?:mother|father|parent|mum|mom)\b/iu,
      /\b(?:only|just) one of us (?:counts|is|as)\b[^?]{0,25}\b(?:mother|father|parent)\b/iu,
      /\btwo (?:mothers|fathers|mums|dads|moms|papas)\b/iu,
      /\badopt(?:ion|ing)?(?=.*(?:second|born|birth|IVF))\b/iu,
    ]),
    over: ['same-sex', 'birth', 'partner-visa', 'child-citizenship', 'healthcare', 'parent'],
    answer: (asked) => {
      const adopted = adoptedChild(asked.profile);
      const said = flow(
        parentsByLaw(asked.views, areTwoMen(asked.profile) ? 'adoption' : 'both'),
        lgbt(asked),
      );
      return adopted
        ? { said: because(said, ...adopted), ...ADOPTION_ABROAD }
        : {
            said,
            lacks:
              'on which conditions both are entered as parents at birth, and what a certificate from abroad is worth',
            whom: 'the civil registry of each country, and a solicitor for family law there',
            put: 'Are both of us entered as parents at birth, ↗what does the child’s certificate from abroad say here, and if not, how does the second parent adopt?',
          };
    },
  },
  {
    id: 'same-sex',
    about: new RegExp(
      `\\b(?:same-sex|gay|lesbian|LGBTQ?\\+?|queer|trans(?:gender)?|two (?:married )?(?:women|men)|homosexual\\w*|hold(?:ing)? hands|kiss(?:ing)? (?:each other |my \\w+ )?in (?:public|the street)|civil (?:partnerships?|unions?)|${MARRY_ONE})\\b`,
      'i',
    ),
    over: ['partner-visa', 'safety', 'marriage', 'manners'],
    // A man and a woman who hold hands ask about manners.
    when: ({ text, profile }) =>
      !IN_LOVE.test(text) ||
      TWO_ALIKE.test(text) ||
      unionsAsked(profile).length > 0 ||
      profile.read.has('social-values-priority', 'lgbtq-rights'),
    answer: (asked) => {
      const open = unmarried(asked.profile) || !asked.profile.read.has('relationship-status', 'married');
      const said = lgbt(asked);
      const trans = OF_TRANS.test(asked.text);
      const union = (trans ? COUPLE_ASKED : UNION_ASKED).test(asked.text);
      if (asked.profile.discreet.length > 0 && !union)
        return {
          said: trans ? null : said,
          lacks: 'what else the law says of it, and how it is kept',
          whom: LAWYER,
          put: 'What does the law say of this today, ↗for foreign residents too, and is it kept?',
        };
      // The law on marriage does not answer it.
      if (trans)
        return {
          said: union ? said : null,
          lacks: IN_PUBLIC.test(asked.text)
            ? 'how people are treated in the street and at work, which nobody measures'
            : 'how name and sex are changed in the papers, and which care is paid for',
          whom:
            asked.profile.discreet.length > 0
              ? LAWYER
              : 'the civil registry of each country, and an association of trans people there',
          put:
            asked.profile.discreet.length > 0
              ? 'What does the law say of this today, for foreign residents too, and is it kept?'
              : 'Are papers with a changed name and sex accepted as they are, may they be changed here, and who gives and pays for care?',
        };
      if (!union)
        return {
          said,
          lacks: 'how people treat you in the street and at work',
          whom: 'an association of lesbian, gay and trans people in each city',
          put: 'Where do you live and go out openly, where would you not, and what has happened in the last year?',
        };
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
    id: 'marriage',
    about: /\b(?:(?:get|getting|be) married|marry(?:ing)?|weddings?)\b/i,
    // Whether a marriage is needed for somebody to come along is a question about the permit.
    not: /^(?=.*\b(?:come|comes|coming|join|bring|follow|move|live|stay)\b).*\b(?:(?:need|have|must|should|required?|obliged|necessary|better)(?: (?:we|to|for us))*|do we) (?:be |get )?(?:marry|married)\b/i,
    over: ['partner-visa', 'visa'],
    answer: (asked) =>
      marriedInto(asked) ?? {
        said:
          unionsAsked(asked.profile).length > 0 ? because(lgbt(asked), ...unionsAsked(asked.profile)) : null,
        lacks: 'which papers two foreigners need to marry there, and after how many days of residence',
        whom: 'the civil registry of each country',
        put: 'May two foreigners marry here, after how many days, with which papers, and does the marriage give my partner a permit with mine?',
      },
  },
  ...PARTNER,
];
