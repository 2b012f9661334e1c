import { conventionSaid, documentVisits } from '../../../../place/entry/refugeeDocument.ts';
import { flow } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Such a document in hand, by the question alone. */
const HELD =
  /\b(?:my|our|with an?|on an?|hold\w*)\b[^?]{0,20}\b(?:(?:refugee|convention) (?:travel documents?|passports?)|travel documents? for refugees)\b/iu;

/** What a refugee travel document opens, for its holders. */
export const REFUGEE_DOCUMENT: Topic = {
  id: 'refugee-document',
  about:
    /\b(?:travel documents?|(?:refugee|convention|stateless|alien['’]?s?) (?:passports?|documents?|papers)|reiseausweis\w*)\b/iu,
  when: ({ text, profile }) => profile.document !== null || HELD.test(text),
  over: ['travel-document', 'protection', 'visa', 'papers-at-the-border', 'transport', 'flights'],
  answer: ({ views, view }) => ({
    said: flow(documentVisits(views), conventionSaid(view)),
    lacks: 'which permits are stamped into such a document, and how long it has to be valid for one',
    whom: 'the embassy of each country, with a copy of the document, and a refugee law clinic',
    put: 'Do you accept a travel document under the Convention of 1951 from the state that issued mine, do I need a visa for a visit with it, can a work permit be put into it, and how long must it be valid?',
  }),
};
