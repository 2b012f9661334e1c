import type { Country } from '@global-fit/atlas/model';
import { monthsAhead } from '@global-fit/matching/profile/moveMonths';
import { constant, shown } from '../../../figures/quantity.ts';
import { figure, type PlaceView } from '../../../place/view.ts';
import { itsConsulate } from '../../../profile/unsafe.ts';
import { abortionSaid } from '../../../prose/abortionLaw.ts';
import { nameOf } from '../../../prose/countryNames.ts';
import { listSaid } from '../../../prose/english.ts';
import { because, flow, given, type Said, say } from '../../../prose/said.ts';
import { inLetter } from '../../../profile/person.ts';
import { leftByLaw, secondPassportVerdict, yearsToCitizenship } from '../../../sections/legal/naturalise.ts';
import { addMonths } from '../../../months.ts';
import { monthSaid } from '../../monthSaid.ts';
import { eachPlace, figures } from '../beside.ts';
import { LAWYER } from '../clauses.ts';
import { viewAt } from '../countriesAsked.ts';
import { ADJECTIVES, countriesNamed, countryOfAdjective } from '../names.ts';
import type { Answer, Asked, Topic } from '../topic.ts';
import { WITHOUT_CITIZENSHIP } from './accompanied.ts';
import { DESCENT } from './descent.ts';

/** Years of residence until citizenship, as the record of the place has it. */
export function yearsToPassport(view: PlaceView): Said | null {
  return yearsToCitizenship(view)?.said ?? null;
}

/**
 * What becomes of the passport that the asker holds: both sides have to allow it, the country that grants and that of
 * the passport, wherever somebody lives.
 */
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

/** The citizenship that somebody would take, by name or adjective: "if I become Italian", "a German passport". */
const TAKEN = new RegExp(
  String.raw`\b(?:becom(?:e|es|ing)|naturali[sz]\w+ as|(?:get|gets|getting|take|taking|acquir\w+|obtain\w*|receiv\w+|claim\w*|apply(?:ing)? for|with) (?:the |an? |my |our )?)\s?(?:an? )?(${ADJECTIVES})\b`,
  'i',
);

/** The same, and first the country whose citizenship the question would take, where it is another. */
function viewsTaken({ views, view, text, profile }: Asked): readonly PlaceView[] {
  const adjective = TAKEN.exec(text)?.[1];
  const country = adjective === undefined ? null : countryOfAdjective(view.atlas, adjective);
  const known = [...views.map(({ iso3 }) => iso3), ...profile.citizenships.map(({ iso3 }) => iso3)];
  if (!country || known.includes(country.iso3)) return views;
  return [viewAt(view, country), ...views];
}

/** Words by which somebody asks for a date, not for a number of years. */
const YEAR_ASKED = /\b(?:(?:which|what) year|when (?:can|could|may|will|would)|how soon|earliest)\b/i;

/** The year in which the years of residence would be full, from the move that is planned; null without a date. */
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

/** Rights whose other side is an offence somewhere. */
const PUNISHABLE = /\b(?:abortion|blasphem\w+|euthanasia|assisted dying)\b/i;

/** Words by which somebody asks about service in the forces. */
const SERVICE =
  /\b(?:military|national service|conscript\w*|drafted|the draft|draft into|called up|call-up|army|armed forces)\b/i;

/** What somebody was, by which nobody asks to be called up: "retired military". */
const SERVED =
  /\b(?:retired|former|ex-?|veterans? of (?:the )?|pensioned)[- ]?(?:(?:US|American|British) )?(?:military|army|navy|armed forces|soldiers?)\b|\b(?:military|army) (?:veterans?|retirees?|pensions?|pensioners?)\b/gi;

/** Whether there is compulsory service in each place, at home, and in every other country that the question names. */
function serviceSaid(views: readonly PlaceView[], text: string): Said | null {
  const [view] = views;
  const service = figures(views, 'conscription');
  if (!view || !service) return service;
  const told = new Set([view.home?.iso3, ...views.map(({ iso3 }) => iso3)]);
  const named = countriesNamed(view.atlas, text).flatMap((country) => {
    const found = told.has(country.iso3) ? null : figure(view, 'conscription', country.iso3);
    return found ? [say`${found} in ${nameOf(country)}`] : [];
  });
  return named.length > 0 ? say`${service}, and ${listSaid(named)}` : service;
}

/** Words by which a service that is owed at home is put off, paid off or let go. */
const PUT_OFF =
  /\b(?:pay(?:ing|s)? (?:for|off|to)|paid off|buy (?:my|him|her)sel(?:f|ves) out|buy(?:ing)? out|bedelli|def(?:er|err)(?:s|ed|al|ment|ing)?|postpon\w+|put (?:it )?off|delay\w*|exempt\w*|instead of)\b/i;
/** Words by which somebody asks of a service that is owed already. */
const OWED =
  /\b(?:(?:my|our|his|her) (?:\w+ )?(?:military|army|national) service|still (?:have to|owe|must)|(?:not|n['’]t) (?:yet )?(?:do(?:ne)?|did|serve[ds]?)|from abroad|go back|called back|return|(?:leave|leaves|leaving|exit|move|go) (?:\w+ ){0,3}(?:before|without|during) (?:[\w’'-]+ ){0,3}service)\b/i;

/** The country of a passport held, or home, whose own service the question names or speaks of as owed. */
function ownService({ view, profile, text }: Asked): Country | null {
  const own = [...profile.citizenships, ...(profile.home ? [profile.home] : [])];
  const named = countriesNamed(view.atlas, text).find((one) => own.some(({ iso3 }) => iso3 === one.iso3));
  if (named || !(PUT_OFF.test(text) || OWED.test(text))) return named ?? null;
  return own.find(({ iso3 }) => view.atlas.fact(iso3, 'conscription')?.value === 'yes') ?? null;
}

/** What one's own state asks of somebody who would put off or pay off the service while abroad. */
function putOff(asked: Asked, own: Country | null): Answer | null {
  const { text, profile, view } = asked;
  if (!own || !PUT_OFF.test(text)) return null;
  const service = figure(view, 'conscription', own.iso3);
  const name = nameOf(own);
  return {
    said:
      service &&
      because(say`Compulsory military service in ${name}, by our records: ${service}.`, 'citizenship'),
    lacks: `for how long ${name} lets somebody who studies, works or lives abroad put the service off, and whether and at what sum it can be paid off`,
    whom: itsConsulate(
      profile,
      [own.iso3],
      `the recruiting office of ${name} that keeps the file, or its consulate once you live abroad`,
    ),
    put: `Until which age may ${asked.person ? inLetter(asked.person) : 'somebody with my record'} put the service off while studying, working or living abroad, on which paper and by which day each time; can it be paid off from there, at what sum and after how long abroad; and is a passport renewed meanwhile?`,
  };
}

/** Words by which somebody asks to be let out of a country. */
const LET_OUT =
  /\b(?:leav(?:e|ing)|travel\w*|abroad|airports?|borders?|exit|emigrat\w+|clearance|permission|certificates?|stop (?:me|him|us)|let (?:me|him|us) (?:out|go|leave))\b/i;

/** What the forces of one's own country ask of somebody who lives in it and leaves; null for every other question. */
function leaveOfForces(asked: Asked, own: Country | null): Answer | null {
  const { text, profile, view } = asked;
  if (!own || own.iso3 !== profile.home?.iso3 || !LET_OUT.test(text)) return null;
  const service = figure(view, 'conscription', own.iso3);
  const name = nameOf(own);
  return {
    said:
      service &&
      because(say`Compulsory military service in ${name}, by our records: ${service}.`, 'citizenship'),
    lacks: `which paper of the forces ${name} asks for from those who leave, for how long it is valid, and whether it has to be renewed from abroad`,
    whom: itsConsulate(
      profile,
      [own.iso3],
      `the recruiting office of ${name} that keeps the file, or its ministry of defence, before any ticket is booked`,
    ),
    put: `Which permission or certificate does ${asked.person ? inLetter(asked.person) : 'somebody with my record of service'} need to leave the country to work or live abroad, for how long is it valid, how is it renewed from there, and is anybody called up meanwhile?`,
  };
}

const CITIZENSHIP = new RegExp(
  String.raw`\b(?:citizenship|becom(?:e|es|ing) (?:an? )?(?:(?:\w+ )?citizens?|${ADJECTIVES})|naturali[sz]\w+|second passports?|dual nationality|passports?)\b(?!-)`,
  'i',
);
const RIGHTS =
  /\b(?:women’?s? rights|abortion|vote|voting|military(?: service)?|national service|conscript\w*|drafted|the draft|draft into|called up|call-up|army|armed forces|blasphem\w+|euthanasia|assisted dying|free(?:dom of)? (?:speech|expression|the press|press|media)|press freedom|censor\w*|protests?)\b/i;

export const LAW: readonly Topic[] = [
  DESCENT,
  {
    id: 'citizenship',
    about: CITIZENSHIP,
    not: /\bpet passports?\b/i,
    // Whoever has none asks for a right, and not how to get one.
    when: ({ text }) => CITIZENSHIP.test(text.replace(WITHOUT_CITIZENSHIP, ' ')),
    over: ['visa'],
    answer: (asked) => {
      const views = viewsTaken(asked);
      const years = eachPlace(views, yearsToPassport);
      return {
        said: flow(
          years && say`Years of residence before naturalisation, on our records: ${years}.`,
          YEAR_ASKED.test(asked.text) ? yearReached(asked) : null,
          passportsKept({ ...asked, views }),
        ),
        lacks: 'tests, fees and the time a decision takes',
        whom: `the citizenship office of each country, and ${itsConsulate(
          asked.profile,
          asked.profile.citizenships.map(({ iso3 }) => iso3),
          'your own consulate',
        )} about keeping the passport you have`,
        put: 'Which years of residence count, which language level is asked, and ↗may I keep my passport?',
      };
    },
  },
  {
    id: 'history',
    about:
      /\b(?:criminal record|conviction|convicted|arrested|DUI|deport\w+|overstay\w*|entry bans?|(?:refus(?:ed|al|als)|reject(?:ed|ion|ions)|denied|denial) (?:of )?(?:[\w’'-]+ ){0,3}(?:visas?|permits?)|(?:visas?|permits?)(?: [\w’'-]+){0,3} (?:refus(?:ed|al|als)|reject(?:ed|ion|ions)|denied|denials?))\b/i,
    over: ['visa', 'safety'],
    answer: () => ({
      said: null,
      lacks: 'how each country judges a record or an earlier refusal',
      whom: 'an immigration lawyer of the country, before any form is filled in',
      put: 'Does this have to be declared, does it bar me, and from which year is it no longer counted?',
    }),
  },
  {
    id: 'rights',
    about: RIGHTS,
    when: ({ text }) => RIGHTS.test(text.replace(SERVED, ' ')),
    over: ['medicine', 'safety', 'healthcare', 'child-citizenship', 'flights', 'university'],
    answer: (asked) => {
      const { views, text } = asked;
      const service = SERVICE.test(text) ? serviceSaid(views, text) : null;
      const own = service ? ownService(asked) : null;
      const leave = putOff(asked, own) ?? leaveOfForces(asked, own);
      if (leave) return leave;
      const speech = /speech|expression|press|media|censor|protest/i.test(text)
        ? figures(views, 'freedom_of_expression')
        : null;
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
        ),
        lacks: own
          ? `whom ${nameOf(own)} calls up of its citizens abroad, until which age, and what another citizenship changes`
          : service
            ? 'whom it calls up, until which age, and whether it reaches new citizens'
            : abortion
              ? 'the weeks and the steps that it sets, who pays, and how far the next clinic is'
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
