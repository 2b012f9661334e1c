import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import type { Topic } from '../../topic.ts';

const CHILD = String.raw`(?:bab(?:y|ies)|newborn|infant|child|children|kids?|sons?|daughters?|toddler|grandchild|grandchildren)`;

/** Residence documents in the same question. */
const PERMIT = /\b(?:visas?|permits?)\b/i;

/** A small child's passport as a travel document, not as citizenship. */
export const CHILD_PASSPORT: Topic = {
  id: 'child-passport',
  about: new RegExp(
    [
      String.raw`\b${CHILD}\b[^?]{0,25}\bneeds? (?:(?:an?|its|his|her|their) )?(?:own )?passports?\b`,
      String.raw`\b${CHILD}\b[^?]{0,70}\bneeds? (?:(?:an?|its|his|her|their) )?own (?:visas?|permits?|passports?)\b`,
      String.raw`\b(?:get|apply for|order|renew)\b[^?]{0,20}\bpassports? (?:for|of) (?:the|our|my|a) (?:[\w-]+ )?${CHILD}\b`,
      String.raw`\b(?:both|sign\w*|consent)\b[^?]{0,40}\b(?:${CHILD}\)?|\p{L}+s)['’]s? passports?\b`,
      String.raw`\b${CHILD}['’]s? (?:own |first )?passports?\b[^?]{0,30}\b(?:renew\w*|ready|issued|in time|expires?|long)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:citizen\w*|second|dual|nationalit\w+|born there)\b/i,
  over: ['child-citizenship', 'citizenship', 'children-visa', 'birth', 'parent', 'visa'],
  answer: ({ profile, text }) => ({
    lacks: `which office issues the passport of a child, in how many weeks, and on whose signature${PERMIT.test(text) ? ', and whether a child is added to the application of its parents or makes one of its own' : ''}`,
    whom: `${itsConsulate(
      profile,
      profile.citizenships.map(({ iso3 }) => iso3),
      'the passport office at home, or the consulate of your own country once you have left',
    )}, as soon as there is a birth certificate${PERMIT.test(text) ? '; and the embassy of each country, before you apply for yourselves' : ''}`,
    put: `From which day can a passport be issued for this child, on which birth certificate, with the signature of both parents, for how long is it valid, and how many weeks does it take?${PERMIT.test(text) ? ' Is a child who is born before the move added to our application or does it need one of its own, on which papers, and what if it is born after we have applied?' : ''}`,
  }),
};
