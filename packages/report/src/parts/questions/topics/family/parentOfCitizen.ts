import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { writtenNames } from '../../../../prose/countryNames.ts';
import { list } from '../../../../prose/english.ts';
import { wholeWords } from '../../../../prose/wholeWords.ts';
import type { Asked, Topic } from '../../topic.ts';

const CHILD = String.raw`(?:child(?:ren)?|kids?|bab(?:y|ies)|sons?|daughters?)`;
const CITIZEN = String.raw`(?:citizens?|nationals?|${ADJECTIVES})`;
const BORN = String.raw`born (?:here|there|in (?!(?:the )?(?:(?:19|20)\d\d|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b))`;
/** Being somebody’s parent as the ground of a right: "as her mother", "through my daughter". */
const AS_PARENT = new RegExp(
  [
    String.raw`\b(?:as|being) (?:(?:her|his|their|its|the) )?(?:mother|father|parents?)\b`,
    String.raw`\b(?:mother|father|parents?) of\b`,
    String.raw`\b${CHILD}\b[^?]{0,80}\b(?:can|could|may|do|would) (?:I|we)\b`,
    String.raw`\bthrough (?:my|our|her|his) (?:\w+ )?${CHILD}\b`,
  ].join('|'),
  'i',
);
const IS_CITIZEN = String.raw`(?:is|are|was|were|has|have|becomes?|became|holds?) (?:(?:an?|the|now|also|both|already) )*(?:${CITIZEN}\b|${BORN})`;
/** A child of whom a text says that it is a citizen: "my daughter is Colombian", "an American-born son". */
const CHILD_CITIZEN = new RegExp(
  [
    String.raw`\b${CHILD}\)?,?(?: who)? ${IS_CITIZEN}`,
    String.raw`\b(?:${CITIZEN}|born)(?:[- ](?:born|citizen))? ${CHILD}\b`,
    String.raw`\b(?:mother|father|parents?) of (?:an? )?(?:\w+ )?(?:citizen|national)\b`,
    String.raw`\b${CHILD} (?:was |were )?${BORN}`,
  ].join('|'),
  'i',
);
/** The same of a child called by name, or told of before. */
const NAMED_CITIZEN = new RegExp(String.raw`\b${IS_CITIZEN}`, 'i');
/** A grown person of whom it says so: "my husband is Spanish". */
const OTHER_CITIZEN = new RegExp(
  String.raw`\b(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[ée]e?|father|mother|dad|mum|mom)\b\)?(?: (?!who\b)\w+)? ${IS_CITIZEN}`,
  'gi',
);

/** A text without births in a country of the customer’s own passport, which make no citizen of another. */
const withoutOwnBirths = ({ text, profile, view }: Asked): string =>
  profile.citizenships
    .flatMap(({ iso3 }) => view.atlas.country(iso3) ?? [])
    .reduce(
      (rest, country) =>
        rest.replace(
          new RegExp(String.raw`\bborn in (?:the )?${wholeWords(writtenNames(country)).source}`, 'giu'),
          ' ',
        ),
      text,
    );

/** What the citizenship of a child gives the parents who live with it. */
export const PARENT_OF_CITIZEN: Topic = {
  id: 'parent-of-citizen',
  about: AS_PARENT,
  with: /\b(?:papers|residen\w+|permits?|visas?|status|regulari[sz]\w*|legal(?:ly|i[sz]\w*)?|stay|citizen\w*|passports?|nationality)\b/i,
  when: (asked) => {
    const text = withoutOwnBirths(asked).replace(OTHER_CITIZEN, ' ');
    const { person } = asked;
    return (
      CHILD_CITIZEN.test(text) ||
      (person?.kin === 'child' && person.ids.length > 0 && NAMED_CITIZEN.test(text))
    );
  },
  not: /\b(?:school|teacher|sign|consent|custody|grandparents?|ancest\w*|descent|military|conscript\w*|army|national service)\b/i,
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
      lacks:
        'what a state gives to the parents of a child who is its citizen, and whether it asks that they entered with papers',
      whom: `a legal clinic for migrants or an immigration lawyer in the country whose citizen the child is, bound to silence, before an office is asked${passport.length > 0 ? `, and one in ${list(passport)}` : ''}`,
      put: `May a parent who lives with ${child === 'a child' ? 'a child who is' : `${child}, who is`} a citizen${child === 'a child' ? '' : ','} get a residence permit without having entered with one, on which proof of the birth and of the life together, may one work on it, and what does the child’s passport open for the parent elsewhere?`,
    };
  },
};
