import { numberWord } from '../../../../prose/english.ts';
import { because, say, words } from '../../../../prose/said.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import type { Topic } from '../../topic.ts';

const SCHEME = String.raw`(?:national insurance|social security|social insurance|health (?:service|insurance|scheme)|insurance scheme|folketrygd\w*|sickness fund)`;
const KEPT = String.raw`(?:members?|membership|stay (?:insured|covered|in)|remain (?:insured|covered|in)|keep (?:my|our|the)|lose (?:my|our|the)|still (?:insured|covered))`;
const AWAY = String.raw`(?:away|abroad|absent|absence|out of the country|months (?:a|each|every|per|of the) year|leave for)`;

/** Whether insurance at home covers seasonal absences. */
export const MEMBERSHIP: Topic = {
  id: 'membership',
  about: new RegExp(
    String.raw`\b${KEPT}\b[^?]{0,60}\b${SCHEME}\b(?=[^?]*\b${AWAY}\b)|\b${SCHEME}\b[^?]{0,60}\b${KEPT}\b(?=[^?]*\b${AWAY}\b)`,
    'i',
  ),
  not: /\b(?:voluntar\w+|pay(?:ing)? (?:on|into))\b/i,
  over: ['pension', 'benefit', 'contributions', 'part-year', 'insurance', 'health-entitlement'],
  answer: ({ view }) => {
    const stay = preferencesOf(view).partYear;
    const where = view.home ? view.homeName : 'the country you live in';
    return {
      said: stay
        ? because(
            say`You told us of ${numberWord(stay.months)} months away in each year: that is the number to have judged.`,
            stay.id,
          )
        : words(
            'How many months you are away in each year, and for how many years, is what such schemes ask.',
          ),
      lacks: 'for how many months of absence a scheme keeps its members',
      whom: `the office that keeps the membership in ${where}, in writing, before you book`,
      put: 'For how many months in twelve, and for how many years running, may I be away and stay a member, does the home that I keep count, is care abroad covered meanwhile, and what do I apply for before the membership ends?',
    };
  },
};
