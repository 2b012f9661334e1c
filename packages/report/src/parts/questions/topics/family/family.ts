import { anyOf } from '@global-fit/matching/anyOf';
import { recordsUnder } from '../../../../place/edition.ts';
import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { money } from '../../../../figures/format.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { ofAgeThen } from '../../../../profile/people/person.ts';
import { list } from '../../../../prose/english.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import {
  freeMovement,
  isCitizen,
  openRoutes,
  settlesByRight,
  routeName,
} from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import { eachPlace, figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';
import { ACCOMPANIED, WITHOUT_CITIZENSHIP } from './accompanied.ts';
import { CHILD_AGE } from './childAge.ts';
import { CUSTODY } from './custody.ts';
import { CUSTODY_THERE } from './custodyThere.ts';
import { LIVING_TOGETHER } from './livingTogether.ts';
import { ONE_AHEAD } from './oneAhead.ts';
import { familyRoutes, ownConsulate } from './familyRoutes.ts';
import { GUESTS } from './guests.ts';
import { LEGALLY_PARENT } from './legallyParent.ts';
import { passportsKept, yearsToPassport } from '../law/law.ts';
import { ofAgeSaid } from './ofAge.ts';
import { PARENT_ALONG } from './parentAlong.ts';
import { PARENT_LEFT } from './parentLeft.ts';
import { PARENT_OF_CITIZEN } from './parentOfCitizen.ts';

/** The route's least age, and whether a younger partner may come. */
function leastAgeOnRoute(view: PlaceView): Said | null {
  if (settlesByRight(view)) return because(words('no least age, since no permit is needed'), 'citizenship');
  const route = openRoutes(view)[0]?.route;
  if (!route) return null;
  const { leastAge } = route.conditions;
  if (leastAge === null) return because(routeSaid(route, 'no least age on record'), ...view.profile.stageIds);
  const family = route.dependantsAllowed === true ? ', and family may come along' : '';
  return because(
    routeSaid(route, `${leastAge} or older for the ${routeName(route)}${family}`),
    ...view.profile.stageIds,
  );
}

/** The main fee of the best route, due for each applicant; null where none is needed. */
function feeOnRoute(view: PlaceView): Said | null {
  if (isCitizen(view) || freeMovement(view)?.movement.grade === 'settle') return null;
  const route = openRoutes(view)[0]?.route;
  // A work permit's fee is the worker's, paid once.
  if (!route?.fee || route.kind === 'work') return null;
  return because(
    routeSaid(route, route.fee.amount === 0 ? 'none' : money(route.fee.amount, route.fee.currency)),
    'citizenship',
    ...view.profile.stageIds,
  );
}

/** Children still to be born; not a parent who is a citizen by birth. */
const TO_BE_BORN =
  /\b(?:(?:to be|is|are|being|be|were|will be|gets?) born|born (?:there|here|in|after|before|abroad)|(?<!by )birth|baby|babies|pregnan\w+|have (?:a|more|another) child(?:ren)?)\b/i;

/** A baby to come, who is none of the children in the household. */
const UNBORN =
  /\b(?:if|when|once|should)\b[^?]{0,25}\bbab(?:y|ies)\b[^?]{0,20}\bborn\b|\bpregnan\w+|\bunborn\b/i;

/** Parents who ask what a child's citizenship does for them. */
const PARENTS_STAY =
  /\b(?:us|we|its) parents?\b[^?]*\b(?:stay|live|remain|settle)\b|\b(?:helps?|lets?|allows?|gives?) (?:us|its parents|the parents)\b/i;

/** A birthday at which a child becomes an adult. */
const COMES_OF_AGE = anyOf([
  /\b(?:turn(?:s|ed|ing)?|will be|becom(?:e|es|ing)|reach(?:es|ed|ing)?) (?:18|19|2[01]|eighteen|twenty-one)\b/i,
  /\bcom(?:e|es|ing) of age\b/i,
  /\b(?:after|past|beyond|over|once) (?:(?:she|he|they) (?:is|are) |(?:the )?age (?:of )?)?(?:18|19|2[01]|eighteen|twenty-one)\b(?! (?:months|weeks|days|hours))/i,
]);

const CHILD = /\b(?:child|children|kids|baby|babies|sons?|daughters?)\b/i;

/** A tax question about a child's citizenship, which does not ask how to acquire it. */
const TAXED_BY_CHILD =
  /\btax\w*\b[^?]{0,30}\b(?:because|since|as|if|when)\b[^?]{0,30}\b(?:is|are|has|have|holds?)\b/i;

/** Words that ask what becomes of the present citizenship, not of a new one. */
const LOSES = /\b(?:lose|loses|losing|give up|renounc\w+)\b/i;

const HOW_LONG = /\b(?:how (?:long|many|much)|length|days|weeks|months|generous)\b/i;

/** A grown child who cannot do without their parents. */
const LEANS_ON_US =
  /\b(?:disab\w+|autis\w+|down(?:['’]s)? syndrome|special needs|cerebral palsy|learning difficult\w+|cannot live alone|can['’]?t live alone|on disability)\b/i;

export const FAMILY: readonly Topic[] = [
  ACCOMPANIED,
  CHILD_AGE,
  GUESTS,
  {
    id: 'partner-age',
    about: /\b(?:wife|husband|partner|spouse)\b[^?]{0,40}\b(?:younger|too young|under|below|not yet)\b/i,
    with: /\b(?:visas?|permits?|come|join|residen\w+)\b/i,
    over: ['visa', 'children-visa', 'partner-visa'],
    answer: ({ view, views }) => {
      const ages = eachPlace(views, leastAgeOnRoute);
      return {
        said: ages && say`The holder, by ${recordsUnder(view, 'Legal')}: ${ages}.`,
        lacks: 'how an authority treats a couple when one of them has not reached that age',
        whom: 'the immigration authority of each country, in writing',
        put: 'May my partner, who is younger than the least age, come as family on my permit, from the first day and for as long as mine lasts?',
      };
    },
  },
  {
    id: 'children-visa',
    about:
      /\b(?:child|children|kids|baby|babies|sons?|daughters?|dependants?|dependents?|family members|(?:bring|sponsor) (?:my |our |the )?family|family re(?:unification|union))\b/i,
    with: /\b(?:lives? with (?:me|us)|be allowed(?! to (?:work|study|drive|wear|have|use))|reunification|reunion|visa|permit|(?:minimum |least )?(?:salar(?:y|ies)|pay|income|wages?)(?= [^?]{0,30}\b(?:bring|sponsor|have)\b)|(?:come|travel|move|go|enter|arrive)(?= (?:with (?:me|us)|together|at the same time|(?:only )?later|straight away|right away|immediately|from the (?:first|start|beginning))\b)|come(?= (?:with|along|too|over|as (?:my|our|an?) depend[ae]nts?)\b|\s*(?:\?|$))|join (?:me|us)|bring|follow (?:me|us)|sponsor|stay(?:s|ing)? (?:\w+ ){0,3}(?:after|past|beyond|at|over|when|once) (?:\w+ ){0,3}(?:1[6-9]|2[0-5]|of age))\b/i,
    // A child's animal is none of the family.
    not: /\b(?:citizen\w*|passport|nationalit\w+|born|adopt(?!ed (?:\w+ )?(?:sons?|daughters?|child|kid)\b)\w*|custody)\b|\(my child\)['’]?s? (?:old |little )?(?:horse|pony|dog|cat|rabbit|hamster|parrot|bird|guinea)/i,
    // A parent who comes as a dependant is no child.
    when: ({ text, person }) => person?.kin !== 'parent' || CHILD.test(text),
    over: ['visa', 'cost', 'permit-fees'],
    answer: (asked) => {
      const fees = eachPlace(asked.views, feeOnRoute);
      const { movers, read } = asked.profile;
      // An adult child stays on a parent's permit only as far as the law allows.
      if (ofAgeThen(asked.person, asked.profile) || COMES_OF_AGE.test(asked.text)) {
        const routes = familyRoutes(asked);
        return {
          said: because(say`${routes} ${ofAgeSaid(asked)}`, ...(asked.person?.ids ?? [])),
          ...(LEANS_ON_US.test(asked.text)
            ? {
                lacks:
                  'whether a grown child who cannot live alone counts as family, and which care and money a newcomer of that kind is given',
                whom: 'the embassy of each country, before anything is paid, and an association of people with that disability there',
                put: 'Does a grown child who depends on me for a disability get a permit as my family, on which doctor’s report and proof of who has cared until now, must I show income or insurance for them, may the disability itself be a reason to refuse, and which help could they ask for, after how long?',
              }
            : {
                lacks:
                  'until which age a child is on the permit of a parent, and whether study prolongs that',
                whom: 'the embassy of each country, before anything is paid',
                put: 'Until which age is a child on my permit, does study here prolong that, and which permit of their own is there otherwise?',
              }),
        };
      }
      const together = movers.hasPartner || read.has('relationship-status', 'widowed');
      const paper = because(
        words(
          together
            ? movers.children.length === 1
              ? 'which papers are asked for your child'
              : 'which papers are asked for each child'
            : 'which consent of the other parent is asked',
        ),
        'relationship-status',
        ...movers.ids,
      );
      return {
        said: flow(
          familyRoutes(asked),
          fees &&
            say`Fee of the application by ${recordsUnder(asked.view, 'Legal')}, for each person unless family pays less: ${fees}.`,
          say`Find out before you apply ${paper}.`,
        ),
        lacks:
          'whether children are decided upon together with you or may follow only later, and which income and home are asked for each',
        whom: 'the embassy of each country, before anything is paid',
        put:
          movers.children.length === 1
            ? 'Does my child get a permit on the same day as mine or only later, and then when, what does it cost, and which income and home do you ask for?'
            : 'Do my children get their permits on the same day as mine or only later, and then when, what does each cost, and which income and home do you ask for each child?',
      };
    },
  },
  PARENT_LEFT,
  PARENT_ALONG,
  PARENT_OF_CITIZEN,
  {
    id: 'child-citizenship',
    about: /\b(?:child|children|kids?|baby|son|daughter|(?<!-)born)\b/i,
    with: new RegExp(
      [
        String.raw`\bborn\b[^?]{0,40}\b(?:be|is|become|get) (?:it |he |she |they )?(?:(?:also|automatically|an?) )*${ADJECTIVES}\b`,
        String.raw`\b(?:citizen\w*|passports?|nationalit\w+)\b`,
        String.raw`\b(?:is|be|become) (?:the|our|my|a) (?:kid|child|baby|son|daughter) (?:(?:also|automatically|an?) )*${ADJECTIVES}\b`,
        String.raw`\b(?:kids?|child(?:ren)?|bab(?:y|ies)|sons?|daughters?) (?:also |automatically )?(?:is|are|be|becomes?|counts? as) (?:(?:also|automatically|an?) )*${ADJECTIVES}\b`,
      ].join('|'),
      'i',
    ),
    not: /\b(?:great-?grand|grand|ancest|descent)\b/i,
    when: ({ text }) => !WITHOUT_CITIZENSHIP.test(text) && !TAXED_BY_CHILD.test(text),
    over: ['citizenship', 'schools', 'parent', 'partner-visa', 'birth'],
    answer: (asked) => {
      const { text, profile, person } = asked;
      const born =
        (person?.kin === 'child' && person.member !== null && !UNBORN.test(text)) ||
        (profile.movers.children.length > 0 && !TO_BE_BORN.test(text));
      const parents = PARENTS_STAY.test(text);
      const years = eachPlace(asked.views, yearsToPassport);
      const laws = asked.views.map((view) => ({
        view,
        law: lawClause(view.atlas.rule(`birth-citizenship-${view.iso3}`)),
      }));
      const told = laws.flatMap(({ view, law }) => (law ? [say`In ${view.name} ${law}.`] : []));
      const untold = laws.filter(({ law }) => law === null).map(({ view }) => view.name);
      return {
        // What the law does to the passports actually held.
        said: born
          ? flow(
              years && !LOSES.test(text)
                ? say`Years of residence before a naturalisation that is asked for, on our records: ${years}.`
                : null,
              passportsKept(asked),
            )
          : told.length > 0
            ? flow(...told)
            : null,
        lacks: `${
          born
            ? 'whether children who are born already become citizens together with a parent'
            : untold.length === 0
              ? 'how the registry reads the years and the permits of both parents'
              : `after how many years of a parent’s residence a child born ${told.length > 0 ? `in ${list(untold, 'or')}` : 'there'} is a citizen`
        }${parents ? ', and whether a child who is one gives its parents a right to stay' : ''}`,
        figures: ['citizenship_by_birth', 'citizenship_by_descent'],
        whom: born
          ? `the citizenship office of each country, and ${ownConsulate(profile)}`
          : `the civil registry of each country, and ${ownConsulate(profile)}`,
        put: `${
          born
            ? 'Do children under age become citizens together with a parent, until which age, on which application, and ↗may they keep the passports they have?'
            : 'Which citizenship does a child of ours have at birth here, and may it keep both?'
        }${parents ? ' Does a child who is a citizen give its parents a right to live and work here, and from when?' : ''}`,
      };
    },
  },
  CUSTODY,
  CUSTODY_THERE,
  LIVING_TOGETHER,
  ONE_AHEAD,
  {
    id: 'divorce',
    about:
      /\b(?:divorc(?:es?|ing)|(?:get|gets|getting|be|being) divorced|legal separation|(?:we|us|marriage)\b[^?]{0,20}\b(?:split up|breaks? up)|marriage contract|(?:wife|husband|partner|we|I) (?:and I )?separate|prenup\w*|marital property)\b/i,
    over: ['partner-visa'],
    answer: () => ({
      lacks:
        'which court decides on a divorce across borders, by which law, whether one from home stands, and what becomes of a permit that one holds through the other',
      whom: 'a solicitor for family law at home, before the move, while a choice of law can still be put in writing, and one in the new country',
      put: 'Once we live there, which court and which law decide on a divorce, its costs and what is shared, may we choose the law beforehand and in which form, does a judgment or contract from home stand, and may the one whose permit rests on the other stay?',
    }),
  },
  {
    id: 'parental-leave',
    about: /\b(?:(?:parental|maternity|paternity|family) (?:leave|benefits?|pay|allowances?|grants?))\b/i,
    over: ['jobs', 'pay', 'birth', 'cost', 'partner-work', 'benefit'],
    answer: ({ text, views }) => {
      // How long it is by law does not tell who is entitled to it.
      const days = HOW_LONG.test(text) ? figures(views, 'family_leave_mother_total_days') : null;
      return {
        said:
          days &&
          say`Leave by law that a mother may take, maternity and parental leave together, paid or not: ${days}.`,
        figures: ['family_leave_mother_total_days', 'paternity_leave_paid_days'],
        lacks: 'what is paid of a wage meanwhile, and how long one must have worked there first',
        whom: 'the social insurance office of the country, and the employer',
        put: 'After how many months of work am I entitled to leave with a child, for how long, and what share of my pay comes in?',
      };
    },
  },
  {
    id: 'inheritance',
    about:
      /\b(?:(?:forced|reserved|compulsory) (?:shares?|portions?|heir\w*)|wills?\b(?= (?:be valid|and testament|at home|from home))|(?:my|our) (?:(?!plans?\b)[\w-]+ ){0,2}will(?= (?:from|at|made|drawn|stand|count|be|hold)\b|[?,.;]|$)|testament|(?:need|make|write|have|draw up) (?:an?|another|a second) (?:new |local |second )?will\b|inherit\w*|estate tax|my estate|our estate|probate|heirs?|heirship|succession law|\b(?:leave|give|pass(?: on)?|gift) (?:them|him|her|(?:it|this|that) to (?:them|him|her)|(?:it|the [\w ]{3,20}?) to (?:my|our) (?:kids|children|sons?|daughters?))\b(?=[^?]*\btax\w*)|\btax\w*\b[^?]{0,40}\b(?:when|if|once) (?:I|we) (?:leave|give|pass(?: on)?|gift) (?:them|him|her|it|the|our|my)\b|(?:when|after|if|once) (?:i|we|one of us|my \w+) (?:die|dies))\b/i,
    // Who is a parent by law does not turn on what is left.
    not: LEGALLY_PARENT,
    over: ['tax', 'housing', 'schools'],
    // A permit after a death is a different matter from an estate.
    when: ({ text }) =>
      !/\b(?:visas?|permits?|residence|stay|(?:stop|live|carry|go) on)\b/i.test(text) ||
      /\b(?:house|home|flat|estate|inherit\w*|wills?|heirs?|heirship|probate|money|assets|property|savings)\b/i.test(
        text,
      ),
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
