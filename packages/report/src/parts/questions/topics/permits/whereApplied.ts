import { anyOf } from '@global-fit/matching/anyOf';
import { wordOf } from '../../../../place/view.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { type Said, say, words, flow } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Which consulate takes an application for a visit, by EU law; null where no place is bound by it. */
function byVisaCode({ views, view }: Asked): Said | null {
  const law = views.some((one) => wordOf(one, 'schengen_member', one.iso3) === 'yes')
    ? lawClause(view.atlas.rule('consulate-schengen'))
    : null;
  return law && say`For visits to the Schengen area ${law}. For long stays each country has its own rule.`;
}

/** From which country, and at which consulate, a permit is applied for. */
export const WHERE_APPLIED: Topic = {
  id: 'where-applied',
  about: anyOf([
    /\bwhere (?:can|could|do|should|must|may) (?:we|I|he|she|they|one) (?:\w+ )?(?:apply|file|submit)\b/i,
    /\b(?:apply|file|submit\w*) (?:\w+ ){0,4}(?:from|in|at|through) (?:an?|the|some) (?:third|other|different|neighbou?r\w*) (?:country|embassy|consulate)\b/i,
    // "Can we apply from Serbia or must we go to Moscow?"
    /\bapply\b[^?]{0,40}\b(?:from|in|at)\b[^?]{0,30}\bor\b[^?]{0,30}\b(?:go|going|travel|return|fly|back)\b/i,
    /\b(?:embassy|consulate)\b[^?]{0,40}\b(?:clos(?:es|ed|ing)|shuts?|suspended|no appointments?)\b/i,
  ]),
  not: /\b(?:universit\w+|colleges?|schools?|jobs?|scholarships?)\b/i,
  over: ['visa', 'flights'],
  whole: true,
  answer: (asked) => ({
    said: flow(
      words(
        'Count on the consulate for the place where you lawfully live; a permit to stay in a third country, in your hand before you need it, would let you wait and apply there.',
      ),
      byVisaCode(asked),
    ),
    lacks:
      'which consulates take an application from people who do not live in their district, and which are open just now',
    whom: 'the consulates of each country nearest to you, the one for your home and the next two, in writing',
    put: 'Do you take this application from somebody who lives in another district, with which proof of why, is the answer collected in person, and what becomes of a file that is open when an office closes?',
  }),
};
