import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { list } from '../../../../prose/english.ts';
import type { Topic } from '../../topic.ts';

const CHILD = String.raw`(?:child(?:ren)?|kids?|bab(?:y|ies)|sons?|daughters?)`;
/** The parent of a child who is a citizen: "as her mother", "my daughter is Colombian, can I stay". */
const AS_PARENT = new RegExp(
  [
    String.raw`\b(?:as|being) (?:(?:her|his|their|its|the) )?(?:mother|father|parents?)(?: of (?:an? |my |our )?(?:\w+ )?(?:citizen|national|${CHILD}))?\b`,
    String.raw`\b(?:mother|father|parents?) of (?:an? )?(?:\w+[- ])?(?:citizen|national|born) ?(?:${CHILD})?\b`,
    String.raw`\b${CHILD}\)? (?:is|are|was|were|has|have) (?:an? |the |now )?(?:${ADJECTIVES})\b[^?]{0,60}\b(?:can|could|may|do|would) (?:I|we)\b`,
    String.raw`\bthrough (?:my|our|her|his) ${CHILD}\b`,
  ].join('|'),
  'i',
);

/** What the citizenship of a child gives the parents who live with it. */
export const PARENT_OF_CITIZEN: Topic = {
  id: 'parent-of-citizen',
  about: AS_PARENT,
  with: /\b(?:papers|residen\w+|permits?|visas?|status|regulari[sz]\w*|legal(?:ly|i[sz]\w*)?|stay|citizen\w*|passports?|nationality)\b/i,
  not: /\b(?:school|teacher|sign|consent|custody|grandparents?|ancest\w*|descent)\b/i,
  over: [
    'child-citizenship',
    'parent',
    'children-visa',
    'papers',
    'citizenship',
    'visa',
    'schools',
    'child-passport',
    'rights',
  ],
  answer: ({ named, view, person }) => {
    const child = person?.kin === 'child' && person.ids.length > 0 ? person.name : 'a child';
    const passport = named.filter(({ iso3 }) => iso3 !== view.home?.iso3).map(({ name }) => name);
    return {
      said: null,
      lacks:
        'what a state gives to the parents of a child who is its citizen, and whether it asks that they entered with papers',
      whom: `a legal clinic for migrants or an immigration lawyer in the country whose citizen the child is, bound to silence, before an office is asked${passport.length > 0 ? `, and one in ${list(passport)}` : ''}`,
      put: `May a parent who lives with ${child === 'a child' ? 'a child who is' : `${child}, who is`} a citizen${child === 'a child' ? '' : ','} get a residence permit without having entered with one, on which proof of the birth and of the life together, may one work on it, and what does the child’s passport open for the parent elsewhere?`,
    };
  },
};
