import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** A place on the list of those who wait for an organ. */
export const TRANSPLANT_LIST: Topic = {
  id: 'transplant-list',
  about: anyOf([
    /\b(?:transplant\w*|kidneys?|livers?|hearts?|lungs?|organs?|donors?|corneas?)\b[^?]{0,30}\b(?:lists?|queue|waiting)\b/i,
    /\b(?:lists?|queue|waiting)\b[^?]{0,25}\b(?:for|of) (?:an? |my |his |her |the |new )*(?:transplant\w*|kidneys?|livers?|hearts?|lungs?|organs?|corneas?)\b/i,
  ]),
  over: ['illness', 'healthcare', 'health-entitlement', 'insurance', 'cost'],
  answer: () => ({
    lacks: 'whether you keep a place on an organ waiting list when you move, and how long each list is',
    whom: 'the transplant centre that has you on its list, before anything is decided, and then the centre nearest to where you would live',
    put: 'Do I keep my place and the time I have waited if I live there, may I be on one list only, how soon must I be in the hospital when the call comes, from which day of insurance does the other list take me, and who treats me until then?',
  }),
};
