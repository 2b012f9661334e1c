import type { PlaceView } from '../../../place/view.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { numberWord, plural } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { yearsToCitizenship } from '../../../sections/legal/naturalise.ts';
import { descentText } from '../../../sections/legal/notes.ts';
import {
  freeMovement,
  isCitizen,
  openRoutes,
  rightByPassport,
  routeName,
  routeOfKind,
} from '../../../sections/legal/routes.ts';
import { routeSaid } from '../../../sections/legal/words.ts';
import { eachPlace, figures } from '../beside.ts';
import { countryOfAdjective } from '../names.ts';
import type { Asked, Topic } from '../topic.ts';

/** What lets the household stay, in a few words: citizenship, free movement or the route that Legal describes. */
function wayIn(view: PlaceView): Said | null {
  if (isCitizen(view)) return because(words('your own citizenship'), 'citizenship');
  const right = freeMovement(view);
  if (right?.movement.grade === 'settle')
    return because(
      given(words('free movement with your passport'), `bloc:${right.movement.bloc}`),
      'citizenship',
    );
  const route = openRoutes(view)[0]?.route;
  return route
    ? because(routeSaid(route, `the ${routeName(route)}`), 'citizenship', ...view.profile.stageIds)
    : null;
}

/** Years until permanent residence by the route that suits, else by the general rule of the country. */
function yearsToStay(view: PlaceView): Said | null {
  if (rightByPassport(view)) return because(words('no permit to count from'), 'citizenship');
  const routes = [...openRoutes(view).map((one) => one.route), routeOfKind(view, 'permanent-residency')];
  const route = routes.find((one) => one?.yearsToPermanence != null);
  return route?.yearsToPermanence != null
    ? because(routeSaid(route, plural(route.yearsToPermanence, 'year')), 'citizenship')
    : null;
}

function yearsToPassport(view: PlaceView): Said | null {
  return yearsToCitizenship(view)?.said ?? null;
}

function descentFrom({ view, text, profile }: Asked) {
  const told = profile.read.choices('ancestry-countries').flatMap((code) => view.atlas.country(code) ?? []);
  return countryOfAdjective(view.atlas, text) ?? told[0] ?? null;
}

export const LAW: readonly Topic[] = [
  {
    id: 'descent',
    about:
      /\b(?:great-?grand\w*|ancest\w+|descent|jure sanguinis|bloodline|heritage|roots|claim (?:\w+ )?citizenship|citizenship (?:through|by|via|from) (?:my|our|a))\b/i,
    over: ['citizenship', 'parent', 'visa', 'child-citizenship', 'partner-visa'],
    answer: (asked) => {
      const origin = descentFrom(asked);
      const { atlas } = asked.view;
      const open = origin
        ? atlas.routes.open(origin.iso3, 'citizenship-by-descent').filter(({ shown }) => shown)
        : [];
      const route = open.find(({ notes }) => notes?.startsWith('qualifying ancestor'));
      const rule = origin ? atlas.rule(`descent-${origin.iso3}`) : null;
      const recent = rule?.from.shown
        ? given(
            words(
              ` Since a decree of March 2025 a claim from abroad reaches back ${numberWord(rule.amount ?? 0)} generations only, to a parent or a grandparent; a line that begins with a great-grandparent falls outside it unless the application was in before. The law may have moved again since.`,
            ),
            `rule:${rule.id}`,
          )
        : words('');
      const said =
        origin && route
          ? say`For ${nameOf(origin)}, ${routeSaid(route, lowered(descentText(route.notes ?? '')))}${recent}`
          : null;
      const where = origin ? nameOf(origin) : 'the country of your ancestors';
      return {
        said: said && because(said, ...(profileAncestry(asked) ? ['ancestry-countries'] : [])),
        lacks: `how ${where} judges your own line, and how long its consulate takes`,
        whom: `the consulate of ${where} that is responsible for where you live`,
        put: 'Does a line through this ancestor still qualify, on which law and from which date, and which certificates of each generation do you want?',
      };
    },
  },
  {
    id: 'permanence',
    about:
      /\b(?:permanent resid\w+|permanent (?:visa|permit|status)|PR\b|green card|settled status|indefinite leave|long-term resident)/i,
    loose: /\bpermanent(?:ly)?\b/i,
    over: ['visa', 'jobs', 'citizenship'],
    answer: ({ views, text }) => {
      const years = eachPlace(views, yearsToStay);
      const passport = eachPlace(views, yearsToPassport);
      const employer = /\bemployers?\b|\blaid off\b|\blose my job\b|\bjob loss\b|\bchange jobs?\b/i.test(
        text,
      );
      return {
        said: flow(
          years && say`Years until permanent residence, on our records: ${years}.`,
          passport && say`Until citizenship: ${passport}.`,
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
    id: 'citizenship',
    about: /\b(?:citizenship|naturali[sz]\w+|second passport|dual nationality|passport)\b/i,
    not: /\bpet passport\b/i,
    over: ['visa'],
    answer: ({ views }) => {
      const years = eachPlace(views, yearsToPassport);
      const dual = figures(views, 'dual_citizenship');
      return {
        said: flow(
          years && say`Years of residence before naturalisation, on our records: ${years}.`,
          dual && say`A second passport is accepted, by our records: ${dual}.`,
        ),
        lacks: 'tests, fees and the time a decision takes',
        whom: 'the citizenship office of each country, and your own consulate about keeping the passport you have',
        put: 'Which years of residence count, which language level is asked, and may I keep my passport?',
      };
    },
  },
  {
    id: 'history',
    about:
      /\b(?:criminal record|conviction|convicted|arrested|DUI|deport\w+|overstay\w*|visa refus\w+|refused a visa)\b/i,
    over: ['visa', 'safety'],
    answer: () => ({
      said: null,
      lacks: 'how each country judges a record or an earlier refusal',
      whom: 'an immigration lawyer of the country, before any form is filled in',
      put: 'Does this have to be declared, does it bar me, and from which year is it no longer counted?',
    }),
  },
  {
    id: 'visa',
    about: /\b(?:visas?|residen(?:ce|cy) permits?|permits?|immigration|residency|nomad|90 days|schengen)\b/i,
    not: /\bdriving permit\b/i,
    loose: /\bstay\b|\bclients?\b/i,
    answer: ({ views }) => {
      const ways = eachPlace(views, wayIn);
      return {
        said:
          ways &&
          say`The way in that fits you on our records is ${ways}; figures and fees stand under Legal.`,
        lacks: 'anything outside those records, such as a rule of this month',
        whom: 'the embassy of each country, in writing',
        put: 'Which permit fits what I do, what income is counted, and can I apply from where I live?',
      };
    },
  },
  {
    id: 'rights',
    about:
      /\b(?:women’?s? rights|abortion|vote|voting|military service|conscript\w+|draft|guns?|firearms?|cannabis|drugs? laws?|euthanasia|assisted dying)\b/i,
    over: ['medicine', 'safety'],
    answer: ({ views, text }) => {
      const service = /military|conscript|draft/i.test(text) ? figures(views, 'conscription') : null;
      return {
        said: service && say`Compulsory military service, by our records: ${service}.`,
        lacks: service ? 'whether it reaches somebody who becomes a citizen later' : 'this law',
        whom: 'the embassy of each country, in writing',
        put: 'What does the law say today, and does it differ for foreign residents?',
      };
    },
  },
];

function profileAncestry({ view, text }: Asked): boolean {
  return countryOfAdjective(view.atlas, text) === null;
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
