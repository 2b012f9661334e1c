import { anyOf } from '@global-fit/matching/anyOf';
import { presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import { dayText } from '../../../../imprint.ts';
import { conventionSaid, refugeeEndsSaid } from '../../../../place/entry/refugeeDocument.ts';
import { boundBy } from '../../../../place/rights/europeanUnion.ts';
import { protectionFromUkraine, protectsFromUkraine } from '../../../../place/entry/temporaryProtection.ts';
import type { PlaceView } from '../../../../place/view.ts';
import type { Profile } from '../../../../profile/profile.ts';
import { writtenNames } from '../../../../prose/countryNames.ts';
import { list, listNames } from '../../../../prose/english.ts';
import { wholeWords } from '../../../../prose/wholeWords.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';

const RULE = 'temporary-protection-eu';

/** What EU law says about temporary protection in the places; null where it does not concern the customer. */
export function protectionSaid(views: readonly PlaceView[]): Said | null {
  const [view] = views;
  const home = view?.home?.iso3;
  const rule = view?.atlas.rule(RULE);
  if (!view || !home || !rule?.from.shown || !boundBy(view, RULE, home)) return null;
  const bound = views.filter((one) => boundBy(one, RULE)).map(({ name }) => name);
  const free = views.filter((one) => !boundBy(one, RULE)).map(({ name }) => name);
  const names = [bound, free].map((some) => list(some));
  const where =
    bound.length === 0
      ? free.length === 1
        ? `does not bind ${names[1]}`
        : `binds none of the places here (${names[1]})`
      : `binds ${names[0]}${free.length > 0 ? `, not ${names[1]}` : ''}`;
  const until = rule.until ? `, which the Council has prolonged until ${dayText({ date: rule.until })}` : '';
  return because(
    say`${given(words(`Temporary protection is a status of EU law (Directive 2001/55/EC)${until}`), `rule:${RULE}`)}; the directive ${where}.`,
    'current-location',
  );
}

const NAMED =
  /\b(?:temporary protection|asylum|refugees?|refugee status|subsidiary protection|UKR status|PESEL UKR|status UKR|diia\.pl)\b/i;
const isProtected = ({ read }: Profile): boolean => presentStatus(read.all)?.protection === true;

const STATUS = '(?:asylum|refugee status|subsidiary protection)';
/** A status that somebody has. A claim or an interview is none yet. */
const HELD = new RegExp(
  [
    String.raw`\b(?:my|our|his|her|their) (?:[\w-]+ )?(?:asylum|refugee|protection|status)\b(?!(?: status)? (?:claims?|applications?|cases?|requests?|interviews?|hearings?|decisions?|procedures?|process)\b)`,
    String.raw`\b(?:hold|holding|have|has|got|granted|given) (?:an? )?${STATUS}\b`,
  ].join('|'),
  'i',
);
const CLAIM =
  '(?:asylum|refugee|protection)(?: status)? (?:claims?|applications?|cases?|requests?|interviews?|hearings?|procedures?|process)\\b';
const TO_COME = String.raw`(?:once|until|till|as soon as|by the time|after|before|when(?:ever)?|if|unless) (?:I|we|he|she|they) (?:(?:have|has|am|are|is|get|gets|will|would|can|could|may) )(?:[\w’']+ ){0,2}?`;
/** A status that is only hoped for, or a claim to it: "once I have asylum", "my asylum claim". */
const HOPED_FOR = new RegExp(
  String.raw`\b${TO_COME}${STATUS}\b(?! (?:here|already)\b)|\b(?:asylum|refugee|protection)(?: status)? (?:claims?|applications?|requests?)\b`,
  'i',
);
const ASKED_FOR =
  /\b(?:ask\w*|appl(?:y|ies|ying)|claim\w*|seek\w*|request\w*|fil(?:e|ing))\b[^?]{0,30}\b(?:asylum|refugees?|protection)\b/i;
/** A claim that is made already and not decided, or refused. */
const PENDING = new RegExp(
  String.raw`\b(?:pending|open|running|undecided|under way|already|refused|rejected|appeal\w*|here)\b[^?]{0,40}\b${CLAIM}|\b${CLAIM}[^?]{0,40}\b(?:pending|open|running|undecided|under way|already|refused|rejected|appeal\w*|here|since)\b`,
  'i',
);
/** What a state does for refugees, and refugees to whom the writer belongs. */
const OF_STATES = anyOf([
  /\b(?:which|what|does|do|will|would) (?:(?!people\b|locals\b|churches\b|I\b|we\b)[\w’'-]+ ){1,3}?(?:takes?|welcomes?|accepts?|admits?|helps?|supports?)(?: in)? (?:\w+ )?(?:refugees|asylum[- ]seekers)\b/i,
  /\b(?:refugees|asylum[- ]seekers) (?:like|such as) (?:me|us)\b/i,
]);
/** The status itself, about which nobody asks for others. */
const OF_STATUS = /\basylum\b(?![- ]seekers?\b)|\brefugee status\b|\b(?:subsidiary|temporary) protection\b/i;
const FIRST_PERSON = /\b(?:I|we|me|us|my|our|myself|ourselves)\b/i;
/** Refugees whom somebody meets or helps. */
const OTHER_PEOPLE = anyOf([
  /\b(?:(?:how )?many|few|more|most|number of|full of|with|help\w*|host\w*|teach\w*|support\w*|welcom\w*|towards?|against|among|tak(?:e|es|ing) in|donat\w+ (?:\w+ ){0,2}(?:to|for)) (?:(?:the|other|local|young|\p{Lu}\w+) ){0,2}(?:refugees|asylum[- ]seekers)\b/giu,
  /\brefugee (?:camps?|crisis|centres?|centers?|shelters?|children|kids|famil(?:y|ies)|organi[sz]ations?|charit(?:y|ies)|aid|work)\b/giu,
]);

/** Whether the customer lives in a state of their own passport, where nobody is a refugee. */
const livesInOwn = ({ profile, view }: Asked): boolean =>
  profile.citizenships.some(({ iso3 }) => iso3 === view.home?.iso3);

/** Whether a question is about a status of the customer’s own, held or wished for, and not about other people. */
function concerns(asked: Asked): boolean {
  const { text } = asked;
  if (isProtected(asked.profile) || asked.profile.document) return true;
  if (livesInOwn(asked) && !FIRST_PERSON.test(text) && !OF_STATUS.test(text)) return false;
  return OF_STATES.test(text) || NAMED.test(text.replace(OTHER_PEOPLE, ' '));
}

/** Whether somebody abroad, without any such status, thinks of asking for it in one of the places. */
function wouldAsk(asked: Asked): boolean {
  const { text, profile } = asked;
  if (isProtected(profile) || profile.document) return false;
  return HOPED_FOR.test(text) || (!HELD.test(text) && (ASKED_FOR.test(text) || OF_STATES.test(text)));
}

/** Whether such a claim is made in the country of residence, which is not the customer’s own. */
function hasAsked(asked: Asked): boolean {
  const { text, view } = asked;
  if (!view.home || livesInOwn(asked) || isProtected(asked.profile) || asked.profile.document) return false;
  const there = wholeWords(writtenNames(view.home)).test(text);
  return PENDING.test(text) || (there && new RegExp(CLAIM, 'i').test(text));
}

/** A journey back to those who stayed. */
const GOES_BACK = /\b(?:go|going|travel\w*|fly|flying|return\w*|visit\w*|see|come|coming)\b/i;

const TO_OWN = /\b(?:home|back|mother|father|parents|family|funeral)\b/i;

/** The answer before any application: no office of home learns of it. */
function beforeAsking({ text, named, places, view, views }: Asked, temporary: boolean): Answer {
  const where = listNames(named.length > 0 ? named : places, 'or');
  const [protecting, ...others] = temporary ? views.filter(protectsFromUkraine) : [];
  if (protecting) {
    const law = protectionFromUkraine(protecting);
    const all = listNames([protecting, ...others]);
    return {
      said: law && because(say`In ${all} ${law}.`, 'citizenship', 'current-location'),
      lacks: 'whether each of these states still takes those who come now, and what follows that day',
      whom: 'the office for foreigners of each of these countries, or a legal clinic for refugees there, before you pay for a permit',
      put: 'Do you still give temporary protection to people who come from Ukraine now, who in the family is covered, what follows its last day, and may one change from it to a permit for work or study?',
    };
  }
  return {
    said: flow(temporary ? protectionSaid(views) : null, GOES_BACK.test(text) ? refugeeEndsSaid(view) : null),
    lacks: `the law on asylum of each country${GOES_BACK.test(text) ? ', and whether it takes a visit for such a return' : ', and whether it can be asked for from abroad'}`,
    whom: `a lawyer or a legal clinic for refugees in ${where}, who are bound to silence, before any office hears of it`,
    put: 'Would I have to be in the country to ask, may I work and my family join me until there is a decision, does asking rule out a permit for work, and would a journey home, even to somebody ill, end the protection?',
  };
}

/** The answer while a claim is open where the customer lives. */
const whileAsking = ({ view, text }: Asked): Answer => ({
  said: GOES_BACK.test(text) && TO_OWN.test(text) ? refugeeEndsSaid(view) : null,
  lacks:
    'the law on asylum of each country, and what a journey or a move does to a claim that is not decided',
  whom: `a lawyer or a legal clinic for refugees in ${view.homeName}, who are bound to silence, before you leave it for a day`,
  put: 'My claim is not decided yet: may I leave the country while it is open, does leaving count as giving it up, may another country send me back for its decision, and does a permit for work there stay open to me?',
});

export const PROTECTION: readonly Topic[] = [
  {
    id: 'protection',
    about: anyOf([
      /\b(?:temporary protection|asylum|refugees?|refugee status|subsidiary protection|UKR status|PESEL UKR|status UKR|diia\.pl)\b/i,
      /\b(?:lose|losing|keep|keeping|get|have|hold|holding|our|my|the) protection\b(?! (?:against|from|of|for)\b)/i,
    ]),
    // "Protection" alone counts only for customers who have that status; it may be about data or the sun.
    when: (asked) => (NAMED.test(asked.text) || isProtected(asked.profile)) && concerns(asked),
    over: ['visa', 'permanence', 'absence', 'rights', 'history', 'citizenship', 'work-right', 'jobs', 'pay'],
    answer: (asked) => {
      const temporary =
        /\btemporary protection\b|\bUKR status\b|\bPESEL UKR\b|\bstatus UKR\b|\bdiia\.pl\b/i.test(
          asked.text,
        ) ||
        (!NAMED.test(asked.text) && isProtected(asked.profile));
      if (!temporary && hasAsked(asked)) return whileAsking(asked);
      if (livesInOwn(asked) || (!temporary && wouldAsk(asked))) return beforeAsking(asked, temporary);
      const home = asked.view.home ? asked.view.homeName : 'the country you live in';
      return {
        said: flow(
          temporary
            ? protectionSaid(asked.views)
            : asked.profile.document
              ? conventionSaid(asked.view)
              : null,
        ),
        lacks: temporary
          ? 'whether a state takes over somebody who holds it in another, what is lost by that, and which permit one may change to before it ends'
          : 'the law on asylum of each country, and after which absence a permit lapses',
        whom: `the immigration authority of ${home}, and a refugee law clinic or the office of the UNHCR there, before you register anywhere else`,
        put: temporary
          ? 'Does my temporary protection end here when I register in another country, may I come back to it, and to which permit may I change before it ends, from here or from there?'
          : 'Which protection do I have by law, does a move to another country end it, after how long an absence does my permit lapse, and who decides there?',
      };
    },
  },
];
