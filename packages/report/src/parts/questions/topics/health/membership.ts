import { numberWord } from '../../../../prose/english.ts';
import { because, say, words } from '../../../../prose/said.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import type { Topic } from '../../topic.ts';

const SCHEME = String.raw`(?:national insurance|social security|social insurance|health (?:service|insurance|scheme)|insurance scheme|folketrygd\w*|sickness fund)`;
const KEPT = String.raw`(?:members?|membership|stay (?:insured|covered|in)|remain (?:insured|covered|in)|keep (?:my|our|the)|lose (?:my|our|the)|still (?:insured|covered))`;
const AWAY = String.raw`(?:away|abroad|absent|absence|out of the country|months (?:a|each|every|per|of the) year|leave for)`;

const REGISTERED = String.raw`(?:registration|registered|address)`;
/** A part of the year, or a length of it. */
const SPENT = String.raw`(?:(?:months?|weeks?|days?)|(?:each|every|the) (?:winter|summer|year)|half (?:a|the|of the) year)`;
const AT_TOWN_HALL = new RegExp(String.raw`\b${REGISTERED}\b`, 'i');

/** Whether insurance at home covers seasonal absences. */
export const MEMBERSHIP: Topic = {
  id: 'membership',
  about: new RegExp(
    [
      String.raw`\b${KEPT}\b[^?]{0,60}\b${SCHEME}\b(?=[^?]*\b${AWAY}\b)`,
      String.raw`\b${SCHEME}\b[^?]{0,60}\b${KEPT}\b(?=[^?]*\b${AWAY}\b)`,
      // "How many months may we stay each winter without losing our health insurance and our registration?"
      String.raw`\b${SPENT}\b[^?]{0,40}\bwithout (?:losing|giving up) (?:my|our|the) [^?]{0,30}\b(?:${SCHEME}|${REGISTERED})\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:voluntar\w+|pay(?:ing)? (?:on|into))\b/i,
  over: ['pension', 'benefit', 'contributions', 'part-year', 'insurance', 'health-entitlement'],
  answer: ({ view, text }) => {
    const registered = AT_TOWN_HALL.test(text);
    const stay = preferencesOf(view).partYear;
    const where = view.home ? view.homeName : 'the country you live in';
    return {
      said: stay
        ? because(
            say`You told us of ${numberWord(stay.months)} months away in each year: that is the number to ask about.`,
            stay.id,
          )
        : words('Such schemes ask how many months you are away in each year, and for how many years.'),
      lacks: `for how many months of absence a scheme keeps its members${registered ? ' and a municipality those registered there' : ''}`,
      whom: `the office that keeps the membership in ${where}${registered ? ', and the municipality that keeps the registration' : ''}, in writing, before you book`,
      put: `For how many months in twelve, and for how many years running, may I be away and stay a member, does the home that I keep count, is care abroad covered meanwhile, and what do I apply for before the membership ends?${registered ? ' And to the municipality: after how many months away in twelve have I to sign off, and what hangs on being registered with you?' : ''}`,
    };
  },
};
