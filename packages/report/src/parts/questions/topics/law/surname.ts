import { anyOf } from '@global-fit/matching/anyOf';
import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const NAME = String.raw`(?:(?:sur|last|family|middle|first|given|maiden|double|two|married|birth|full|father['’]?s|mother['’]?s) ?names?|surnames?|patronymics?|names?)`;
const PAPER = String.raw`(?:passports?|degrees?|diplomas?|certificates?|transcripts?|licen[cs]es?|documents?|papers|visas?|IDs?|birth certificate|marriage certificate)`;
const DIFFERS = String.raw`(?:different(?:ly)?|differs?|not (?:the )?same|mismatch\w*|does(?: not|n['’]t) match|misspel\w+|spelt|spelled|wrong|missing|not match)`;

/** Names that differ from paper to paper, and how an office there enters a name of home. */
export const SURNAME: Topic = {
  id: 'surname',
  about: anyOf([
    new RegExp(String.raw`\b${NAME}\b[^?]{0,60}\b${DIFFERS}\b[^?]{0,60}\b${PAPER}\b`, 'i'),
    new RegExp(String.raw`\b${PAPER}\b[^?]{0,60}\b${DIFFERS}\b[^?]{0,20}\b${NAME}\b`, 'i'),
    new RegExp(String.raw`\b${DIFFERS} ${NAME}\b[^?]{0,50}\b${PAPER}\b`, 'i'),
    /\b(?:double|two|hyphenated|both) (?:sur|last |family )names?\b/i,
    /\b(?:surnames?|last names?|family names?|patronymics?|maiden names?|married names?)\b[^?]{0,60}\b(?:keep|kept|cut|chang\w*|drop\w*|lose|recogni[sz]\w*|register\w*|allowed|accept\w*|spell\w*|children|baby|hyphen\w*|only one|two)\b/i,
    /\b(?:keep|change|cut|drop|lose|take|spell|hyphenate)\b[^?]{0,30}\b(?:surnames?|last names?|family names?|patronymics?|maiden names?)\b/i,
  ]),
  // A name and a marker after a transition, and the name that people judge somebody by, are subjects of their own.
  not: /\b(?:gender|sex|marker|transition\w*|dead ?names?|companies|company|brand|domain|because of (?:my|our|his|her))\b/i,
  over: [
    'citizenship',
    'degree',
    'papers',
    'papers-at-the-border',
    'travel-document',
    'visa',
    'name-and-marker',
    'marriage',
  ],
  answer: ({ view }) => ({
    said: because(
      words(
        'Do not leave an office to find the difference by itself: add to the papers the one that links both names (a certificate of marriage or of a change of name, or a declaration before a notary that both are one person), with a translation. Write your name everywhere as it stands in the passport, since tickets and permits follow that.',
      ),
      'specific-questions',
    ),
    lacks:
      'how each country enters names in another order, or more names than its own people have, and what may be changed',
    whom: `the civil registry of each country, and the consulate or registry of ${view.home ? view.homeName : 'home'} that can certify that both names are yours`,
    put: 'How will our names be entered as they stand in the passport, all parts, marks and hyphens included, which name does a child born here get, may a name be changed or put right here or only at home, and which certificate do you take for two names that belong to one person?',
  }),
};
