import { presentStatus } from '@global-fit/matching/profile/time/presentStatus';
import { dayText } from '../../../../imprint.ts';
import { conventionSaid, refugeeEndsSaid } from '../../../../place/entry/refugeeDocument.ts';
import { boundBy } from '../../../../place/rights/europeanUnion.ts';
import type { PlaceView } from '../../../../place/view.ts';
import type { Profile } from '../../../../profile/profile.ts';
import { list } from '../../../../prose/english.ts';
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
  const where = [
    bound.length > 0 ? `binds ${list(bound)}` : null,
    free.length > 0 ? `not ${list(free)}` : null,
  ].filter((one) => one !== null);
  const until = rule.until ? `, which the Council has prolonged until ${dayText({ date: rule.until })}` : '';
  return because(
    say`${given(words(`Temporary protection is a status of EU law (Directive 2001/55/EC)${until}`), `rule:${RULE}`)}; the directive ${where.join(', ')}.`,
    'current-location',
  );
}

const NAMED =
  /\b(?:temporary protection|asylum|refugees?|refugee status|subsidiary protection|UKR status)\b/i;
const isProtected = ({ read }: Profile): boolean => presentStatus(read.all)?.protection === true;

/** A status that somebody has, or has asked for already. */
const HELD =
  /\b(?:my|our|his|her|their) (?:[\w-]+ )?(?:asylum|refugee|protection|status)\b|\b(?:hold|holding|have|has|got|granted|given) (?:an? )?(?:asylum|refugee status|subsidiary protection)\b/i;
const ASKED_FOR =
  /\b(?:ask\w*|appl(?:y|ies|ying)|claim\w*|seek\w*|request\w*|fil(?:e|ing))\b[^?]{0,30}\b(?:asylum|refugees?|protection)\b/i;

/** Whether somebody without any such status thinks of asking for it in one of the places. */
function wouldAsk({ text, profile, view }: Asked): boolean {
  if (isProtected(profile) || profile.document || HELD.test(text)) return false;
  return ASKED_FOR.test(text) || profile.citizenships.some(({ iso3 }) => iso3 === view.home?.iso3);
}

/** A journey back to those who stayed. */
const GOES_BACK = /\b(?:go|going|travel\w*|fly|flying|return\w*|visit\w*|see|come|coming)\b/i;

/** The answer before any application: no office of home learns of it. */
function beforeAsking({ text, named, places, view }: Asked): Answer {
  const where = list(
    (named.length > 0 ? named : places).map(({ name }) => name),
    'or',
  );
  return {
    said: GOES_BACK.test(text) ? refugeeEndsSaid(view) : null,
    lacks: `the law on asylum of each country${GOES_BACK.test(text) ? ', and whether it takes a visit for such a return' : ', and whether it can be asked for from abroad'}`,
    whom: `a lawyer or a legal clinic for refugees in ${where}, who are bound to silence, before any office hears of it`,
    put: 'Would I have to be in the country to ask, may I work and my family join me until there is a decision, does asking close the way of a permit for work, and would a journey home, even to somebody ill, end the protection?',
  };
}

export const PROTECTION: readonly Topic[] = [
  {
    id: 'protection',
    about:
      /\b(?:temporary protection|asylum|refugees?|refugee status|subsidiary protection|UKR status)\b|\b(?:lose|losing|keep|keeping|get|have|hold|holding|our|my|the) protection\b(?! (?:against|from|of|for)\b)/i,
    // "Protection" alone counts only for customers who have that status; it may be about data or the sun.
    when: ({ text, profile }) => NAMED.test(text) || isProtected(profile),
    over: ['visa', 'permanence', 'absence', 'rights', 'history', 'citizenship', 'work-right', 'jobs', 'pay'],
    answer: (asked) => {
      const temporary =
        /\btemporary protection\b|\bUKR status\b/i.test(asked.text) ||
        (!NAMED.test(asked.text) && isProtected(asked.profile));
      if (!temporary && wouldAsk(asked)) return beforeAsking(asked);
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
