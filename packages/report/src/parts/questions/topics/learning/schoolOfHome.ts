import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { list } from '../../../../prose/english.ts';
import { wholeWords } from '../../../../prose/wholeWords.ts';
import { areSeveral, inLetter } from '../../../../profile/people/person.ts';
import type { Topic } from '../../topic.ts';

const SCHOOLS = new RegExp(
  [
    String.raw`\b${ADJECTIVES}(?:[- ](?:international|speaking|curriculum|language))? (?:lyc[eé]es?|schools?|gymnasium|curriculum|kindergartens?)\b`,
    String.raw`\b(?:AEFE|MLF|mission la[iï]que|lyc[eé]e fran[cç]ais|deutsche schule|auslandsschule)\b`,
  ].join('|'),
  'i',
);

/** A school with another country's curriculum or language. */
export const SCHOOL_OF_HOME: Topic = {
  id: 'school-of-home',
  about: SCHOOLS,
  not: /\b(?:teach(?:er|ers|ing)?\b[^?]{0,20}\b(?:at|in)|work (?:at|in)|language schools?)\b/i,
  over: ['schools', 'school-entry', 'school-support', 'language', 'care-language', 'university', 'cost'],
  answer: ({ text, person, profile }) => {
    const fees = /\b(?:costs?|fees?|prices?|how much|expensive)\b/i.test(text);
    const all = profile.movers.children;
    const named = all.flatMap(({ name }) => (name && wholeWords([name]).test(text) ? [name] : []));
    const child = person?.kin === 'child' ? person : null;
    const several = named.length > 0 ? named.length > 1 : child ? areSeveral(child.name) : all.length > 1;
    const supported =
      profile.read.has('childcare-education-priorities', 'special-educational-needs') ||
      /\btherap\w+/i.test(text);
    const known = all.length === 0 ? 'a child' : several ? 'our children' : 'our child';
    const who = named.length > 0 ? list(named) : child ? inLetter(child) : known;
    return {
      lacks: `schools by the curriculum of another state, town by town${fees ? ', and their fees' : ''}`,
      chapter: 'Education',
      whom: 'the authority or network of that state which accredits its schools abroad and publishes their list, then the school itself, in writing, before the town is chosen',
      put: `Is there a place for ${who} in the class of their age from which month, ${several ? 'what is the fee of a year for each' : 'what is the fee of a year'} and what comes once or beside it (registration, meals, the bus)${several ? ', is there less to pay for a second child' : ''}, and ${supported ? 'may a therapist come to the school' : 'which final examination does the school lead to, held where'}?`,
    };
  },
};
