import { anyOf } from '@global-fit/matching/anyOf';
import { inLetter } from '../../../../profile/people/person.ts';
import { childWhoStays } from '../../../../profile/people/leftAtHome.ts';
import type { Asked, Topic } from '../../topic.ts';

const CHILD = String.raw`(?:grand)?(?:child|children|kids?|sons?|daughters?|teenagers?|minors?)`;
const ALONE = String.raw`(?:alone|unaccompanied|on (?:their|his|her) own|by (?:themselves|himself|herself)|without (?:us|me|an? adult|(?:their|his|her) parents))`;
const TRAVEL = String.raw`(?:fly|flies|flying|flights?|travel\w*|planes?|cross|enter|trains?)`;

const BY_WORD = new RegExp(
  String.raw`\b${CHILD}\b[^?]{0,60}\b${TRAVEL}\b[^?]{0,40}\b${ALONE}\b|\b${ALONE}\b[^?]{0,30}\b${TRAVEL}\b[^?]{0,30}\b${CHILD}\b|\bunaccompanied minors?\b`,
  'i',
);
/** "Which papers does she need to fly alone", about a child named elsewhere. */
const BY_PRONOUN = new RegExp(
  String.raw`\b(?:he|she|they)\b[^?]{0,40}\b${TRAVEL}\b[^?]{0,20}\b${ALONE}\b`,
  'i',
);

const isOfChild = ({ profile, person }: Asked): boolean =>
  person?.kin === 'child' || childWhoStays(profile) !== null;

/** Children travelling without parents: the question is about airline and border, not distance. */
export const CHILD_ALONE: Topic = {
  id: 'child-alone',
  about: anyOf([BY_WORD, BY_PRONOUN]),
  when: (asked) => BY_WORD.test(asked.text) || isOfChild(asked),
  not: /\b(?:schools?|bus(?:es)?|live|stay home|asylum)\b/i,
  over: ['flights', 'papers', 'guests', 'children-visa', 'custody', 'schools', 'transport'],
  answer: () => ({
    lacks:
      'from which age an airline takes a child alone, and which consent of the parents a border asks for',
    whom: 'the airline, for its service for children who travel alone, and the consulate of the country that the child leaves, for the consent and the papers',
    put: 'From which age may a child fly alone on this route, what does your service cost and who hands the child over; and which signed consent of which parent, with which copies, must a child of this nationality carry at both borders?',
  }),
};

/** What a child does alone near home: the way to school, an afternoon. */
export const CHILD_BY_ITSELF: Topic = {
  id: 'child-by-itself',
  about: new RegExp(
    String.raw`\b(?:walk|cycle|bike|go|get|ride|play|stay|be left|be)\b[^?]{0,40}\b(?:school|home|outside|house|park|bus)\b[^?]{0,20}\b${ALONE}`,
    'i',
  ),
  when: ({ text, person }) => person?.kin === 'child' || new RegExp(String.raw`\b${CHILD}\b`, 'i').test(text),
  over: ['transport', 'schools', 'child-alone', 'at-night', 'safety'],
  answer: ({ person }) => {
    const child = person?.kin === 'child' ? inLetter(person) : 'a child of this age';
    return {
      lacks: 'from which age a child may be alone on the way or at home, by law or by custom',
      figures: ['road_deaths'],
      whom: 'the school, for the way to it, the youth office of the municipality, for the law, and parents of the class, for what is done',
      put: `May ${child} go to school and be at home alone, from which age, how do the others of the class get there, is there a school bus, and what do you think of parents who allow it?`,
    };
  },
};
