import { anyOf } from '@global-fit/matching/anyOf';
import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { monthsAhead } from '@global-fit/matching/profile/time/moveMonths';
import { constant, shown } from '../../../../figures/quantity.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { abortionSaid } from '../../../../prose/abortionLaw.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { because, flow, given, type Said, say } from '../../../../prose/said.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { leftByLaw, secondPassportVerdict } from '../../../../sections/legal/citizenship/secondPassport.ts';
import { yearsToCitizenship } from '../../../../place/entry/naturalisation.ts';
import { openRoutes, settlesByRight } from '../../../../place/entry/routes.ts';
import { leadsNowhere, routeSaid } from '../../../../place/entry/words.ts';
import { listNames, numberWord, plural } from '../../../../prose/english.ts';
import { addMonths } from '../../../../months.ts';
import { monthSaid } from '../../../../prose/monthSaid.ts';
import { eachPlace, figures } from '../../across/beside.ts';
import { LAWYER } from '../../clauses.ts';
import { viewAt } from '../../named/countriesAsked.ts';
import type { Asked, Topic } from '../../topic.ts';
import { WITHOUT_CITIZENSHIP } from '../family/accompanied.ts';
import { PERMANENCE } from '../permits/permanenceAsked.ts';
import { BANKRUPTCY } from './bankruptcy.ts';
import { boughtCitizenship } from './boughtCitizenship.ts';
import { DESCENT } from './descent.ts';
import { HISTORY } from './history.ts';
import { yearsConfirmed } from './yearsConfirmed.ts';
import { leaveFromService, ownService, SERVED, SERVICE, serviceSaid } from './militaryService.ts';

/** Years of residence before citizenship, by the place's record. */
export function yearsToPassport(view: PlaceView): Said | null {
  return yearsToCitizenship(view)?.said ?? null;
}

/** Words that ask where something is reached first. */
const SOONEST = /\b(?:first|fast(?:er|est)?|quick(?:er|est|ly)?|soon(?:er|est)?|short(?:er|est))\b/i;

/** Which of several countries asks for the fewest years, where a question asks that; null where all ask for as many. */
function soonestOf({ text }: Asked, views: readonly PlaceView[]): Said | null {
  if (!SOONEST.test(text)) return null;
  const known = views.flatMap((view) => {
    const rule = yearsToCitizenship(view);
    return rule ? [{ name: view.name, ...rule }] : [];
  });
  const least = Math.min(...known.map(({ years }) => years));
  const ahead = known.filter(({ years }) => years === least);
  const [one] = ahead;
  if (!one || ahead.length === known.length) return null;
  const names = listNames(ahead);
  return given(
    say`By years of residence alone ${names} ${ahead.length === 1 ? 'comes' : 'come'} first, after ${one.said}.`,
    ...ahead.flatMap(({ said }) => said.facts),
  );
}

/** What happens to the asker's passport; both its country's law and the granting one's have to allow it. */
export function passportsKept({ views }: Asked): Said | null {
  const verdicts = views.map(secondPassportVerdict);
  const [first] = verdicts;
  const alike = views.length > 1 && verdicts.every((one) => one?.text === first?.text);
  const dual = alike ? first : eachPlace(views, secondPassportVerdict);
  if (!dual) return null;
  const left = views[0] ? leftByLaw(views[0]) : null;
  const told = alike
    ? say`A second citizenship is ${dual} by our records, whichever of these countries it is.`
    : say`A second citizenship, by the records of both sides: ${dual}.`;
  return flow(told, left && say`By the same law ${left}.`);
}

/** The citizenship to be acquired, by noun or adjective: "if I become Italian", "a German passport". */
const TAKEN = new RegExp(
  String.raw`\b(?:becom(?:e|es|ing)|naturali[sz]\w+ as|(?:get|gets|getting|take|taking|acquir\w+|obtain\w*|receiv\w+|claim\w*|apply(?:ing)? for|with) (?:the |an? |my |our )?)\s?(?:an? )?(${ADJECTIVES})\b`,
  'i',
);

const countryTaken = ({ view, text }: Asked) => {
  const adjective = TAKEN.exec(text)?.[1];
  return adjective === undefined ? null : countryOfAdjective(view.atlas, adjective);
};

/** The single place whose citizenship a question is about. */
function viewTaken(asked: Asked): PlaceView | undefined {
  const country = countryTaken(asked);
  if (country) return asked.views.find(({ iso3 }) => iso3 === country.iso3);
  return asked.named.length === 1 ? asked.named[0] : undefined;
}

/** The views, preceded by the country whose citizenship would be acquired, if it is another. */
function viewsTaken(asked: Asked): readonly PlaceView[] {
  const { views, view, profile } = asked;
  const country = countryTaken(asked);
  const known = [...views.map(({ iso3 }) => iso3), ...profile.citizenships.map(({ iso3 }) => iso3)];
  if (!country || known.includes(country.iso3)) return views;
  return [viewAt(view, country), ...views];
}

/** Words that ask for a date rather than a number of years. */
const YEAR_ASKED = /\b(?:(?:which|what) year|when (?:can|could|may|will|would)|how soon|earliest)\b/i;

/** The year in which the years of residence are complete, from the planned move; null without a date. */
function yearReached({ views, view: { date, profile } }: Asked): Said | null {
  if (profile.read.choices('relocation-timeline').length === 0) return null;
  const move = addMonths(date, monthsAhead(profile.read.all));
  const reached = eachPlace(views, (view) => {
    const rule = yearsToCitizenship(view);
    const year =
      rule && constant(Number(move.slice(0, 4)) + rule.years, 'year of the move and the years of the law');
    return rule && year
      ? because(given(shown(year, String), ...rule.said.facts), ...rule.said.answers)
      : null;
  });
  return (
    reached &&
    because(
      say`Counted from the move that you plan (${monthSaid(move)}), and if every year counts, they are full in ${reached}.`,
      'relocation-timeline',
    )
  );
}

/** Words that ask what years on a permit count for. */
const ON_PERMIT = /\b(?:visas?|permits?|nomad)\b/i;

/** What follows on the best way in at a place, by its record; null where that is silent. */
function followsThere(view: PlaceView): Said | null {
  const route = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  if (!route) return null;
  const years = route.yearsToPermanence;
  if (leadsNowhere(route)) return routeSaid(route, 'no permanent residence and no citizenship');
  if (years === null) return null;
  return routeSaid(
    route,
    years === 0 ? 'permanent residence from the start' : `permanent residence after ${plural(years, 'year')}`,
  );
}

/** The same, place by place. */
function followsOnPermit(views: readonly PlaceView[]): Said | null {
  const each = eachPlace(views, followsThere);
  return each && because(say`The way in that fits you leads, by its own record, to ${each}.`, 'citizenship');
}

/** Rights that are an offence somewhere. */
const PUNISHABLE = /\b(?:abortion|blasphem\w+)\b/i;

const ONE = String.raw`(?:I|we|he|she|they|my \w+)`;
const CITIZENSHIP = new RegExp(
  String.raw`\b(?:citizenship|becom(?:e|es|ing) (?:an? )?(?:(?:\w+ )?citizens?|${ADJECTIVES})|naturali[sz]\w+|second passports?|dual nationality|counts? (?:for|towards?) (?:the )?nationality|passports?)\b(?!-)|\b(?:${ONE} (?:can|could|will|may|would)|(?:can|could|will|may|would) ${ONE}) be (?:an? )?(?:${ADJECTIVES})(?=\s*(?:[,.;?!]|$))`,
  'i',
);
/** "A visa for a Vietnamese passport": a passport held, not one to be acquired. */
const WITH_PASSPORT_HELD = new RegExp(
  String.raw`\b(?:for|with|on|holding) (?:an?|my|our|the) (?:${ADJECTIVES}) passports?\b|\((?:(?:on|with|I have|holding) )?(?:an? |my )?(?:${ADJECTIVES}) passports?(?: holders?)?\)`,
  'gi',
);
/** A citizenship that is taken only to say when a service would be owed: "army service if we become Turkish". */
const TAKEN_FOR_SERVICE = new RegExp(
  String.raw`\b(?:if|once|when|after|as soon as|by) (?:(?:I|we|he|she|they|my \w+|our \w+) )?(?:becom\w+|take|takes|taking|get|gets|getting|acquir\w+) (?:an? |the )?(?:new |second |${ADJECTIVES} )?(?:citizens?(?:hip)?|passports?|${ADJECTIVES})\b[^?,;]*`,
  'gi',
);
/** Words by which somebody asks what becomes of the passport that they hold. */
const KEEPS_PASSPORT = new RegExp(
  String.raw`\b(?:keep|keeps|keeping|kept|lose|loses|losing|give up|giving up|renounc\w+|retain\w*)\b[^?]{0,30}\b(?:citizenships?|nationalit(?:y|ies)|passports?)\b|\b(?:dual|two|both) (?:citizenships?|nationalit(?:y|ies)|passports?)\b`,
  'i',
);
/** "A household of six", as an office of a programme is asked for a price. */
const householdSize = ({ profile: { movers } }: Asked): string =>
  movers.people === 1
    ? 'one person'
    : movers.uncounted
      ? 'a family'
      : `a family of ${numberWord(movers.people)}`;
/** What a state does with a passport that is held already, and no question of how to get one. */
const PASSPORT_OF_HOME =
  /\b(?:cancel\w*|revok\w+|annul\w*|invalidat\w+|withdraw\w*|block\w*|void\w*|renew\w*|extend\w*|replac\w+) (?:my|our|his|her|the|your) (?:\w+ )?passports?\b|\b(?:my|our|his|her) (?:\w+ )?passports? (?:is |be |get |gets )?(?:cancel\w*|revoked|annulled|invalidated|withdrawn|blocked|renewed|extended|expir\w+)/gi;
const RIGHTS = anyOf([
  SERVICE,
  /\b(?:women’?s? rights|abortion|vote|voting|blasphem\w+|free(?:dom of)? (?:speech|expression|the press|press|media)|press freedom|academic freedom|censor\w*|protests?|(?:say|speak|write|teach|publish)(?:ing)? (?:(?:openly|freely|out)|what (?:they|we|I|you|one|people) (?:want|like|think))|criticis\w+ (?:the )?(?:government|state|king|president|regime))\b/i,
]);

/** Unrest that somebody fears, and no right that they ask about. */
const FEARED =
  /\b(?:afraid|scared|fear\w*|worr\w+|nervous|safe|dangerous)\b[^?]{0,20}\bprotests?\b|\bprotests?\b[^?]{0,20}\b(?:safe|dangerous|violent|violence|riots?)\b/gi;

/** What is said and published. */
const SPEECH =
  /speech|expression|press|media|censor|protest|academic freedom|criticis|\b(?:say|speak|write|teach|publish)(?:ing)? (?:openly|freely|out|what)\b/i;

const ACADEMIC = /\bacademi\w+|\b(?:professors?|lecturers?|universit\w+|in class|lectures?)\b/i;

export const LAW: readonly Topic[] = [
  DESCENT,
  {
    id: 'citizenship',
    about: CITIZENSHIP,
    not: /\bpet passports?\b/i,
    // People without one ask about a right, not how to acquire it.
    when: ({ text }) =>
      CITIZENSHIP.test(
        text
          .replace(WITHOUT_CITIZENSHIP, ' ')
          .replace(WITH_PASSPORT_HELD, ' ')
          .replace(PASSPORT_OF_HOME, ' ')
          .replace(SERVICE.test(text) ? TAKEN_FOR_SERVICE : '', ''),
      ),
    over: ['visa'],
    answer: (asked) => {
      const views = viewsTaken(asked);
      const years = eachPlace(views, yearsToPassport);
      const bought = boughtCitizenship(asked);
      const dual = passportsKept({ ...asked, views });
      const keeps = KEEPS_PASSPORT.test(asked.text);
      return {
        said: flow(
          bought,
          keeps ? dual : null,
          yearsConfirmed(viewTaken({ ...asked, views }), asked.text),
          // Years to citizenship are mentioned already with those to permanent residence.
          PERMANENCE.test(asked.text)
            ? null
            : flow(
                soonestOf(asked, views),
                years && say`Years of residence before naturalisation, on our records: ${years}.`,
              ),
          ON_PERMIT.test(asked.text) ? followsOnPermit(views) : null,
          YEAR_ASKED.test(asked.text) ? yearReached(asked) : null,
          keeps ? null : dual,
        ),
        lacks: bought
          ? 'what a programme asks for each further person of a family, and its fees'
          : 'tests, fees and the time a decision takes',
        whom: `${bought ? 'the office of the programme itself' : 'the citizenship office of each country'}, and ${itsConsulate(
          asked.profile,
          asked.profile.citizenships.map(({ iso3 }) => iso3),
          'your own consulate',
        )} about keeping the passport you have`,
        put: bought
          ? `What does it come to in all for ${householdSize(asked)}, fees and checks included, what is lost if the answer is no, and how long does a decision take at present?`
          : 'Which years of residence count, which language level is asked, and ↗may I keep my passport?',
      };
    },
  },
  HISTORY,
  BANKRUPTCY,
  {
    id: 'rights',
    about: RIGHTS,
    when: ({ text }) => RIGHTS.test(text.replace(SERVED, ' ').replace(FEARED, ' ')),
    over: ['medicine', 'safety', 'healthcare', 'child-citizenship', 'flights', 'university'],
    answer: (asked) => {
      const { views, text } = asked;
      const service = SERVICE.test(text) ? serviceSaid(views, text) : null;
      const own = service ? ownService(asked) : null;
      const leave = leaveFromService(asked, own);
      if (leave) return leave;
      const speech = SPEECH.test(text) ? figures(views, 'freedom_of_expression') : null;
      const taught = ACADEMIC.test(text) ? figures(views, 'academic_freedom') : null;
      const abortion = /\babortion/i.test(text)
        ? eachPlace(views, (view) => {
            const law = view.atlas.abortionLaw(view.iso3);
            return law && abortionSaid(law);
          })
        : null;
      return {
        said: flow(
          service && say`Compulsory military service, by our records: ${service}.`,
          abortion && say`By our records: ${abortion}.`,
          speech && say`Freedom of expression, as experts rate it from 0 to 1: ${speech}.`,
          taught && say`Academic freedom, as they rate it from 0 to 1: ${taught}.`,
        ),
        lacks: own
          ? `which of its citizens abroad ${nameOf(own)} calls up, until which age, and what another citizenship changes`
          : service
            ? 'whom it calls up, until which age, and whether it reaches new citizens'
            : abortion
              ? 'the weeks and the steps that it sets, who pays, and how far the next clinic is'
              : speech
                ? 'what is punished in fact, and how employers and courts deal with it'
                : 'this law',
        whom: own
          ? itsConsulate(
              asked.profile,
              [own.iso3],
              `the consulate of ${nameOf(own)} that is responsible for where you live, in writing`,
            )
          : PUNISHABLE.test(text)
            ? LAWYER
            : 'the embassy of each country, in writing',
        put: own
          ? `Is ${asked.person ? inLetter(asked.person) : 'a citizen like me'} called up while living abroad, until which age, what has to be applied for and by when, and what changes with another citizenship?`
          : service
            ? 'Who is called up for military service here, until which age, and does it reach somebody who becomes a citizen later?'
            : 'What does the law say today, and ↗does it differ for foreign residents?',
      };
    },
  },
];
