import { anyOf } from '@global-fit/matching/anyOf';
import { survivorSaid } from '../../../../place/entry/survivor.ts';
import type { Topic } from '../../topic.ts';

const DIES = String.raw`(?:dies?|passes|is gone|am gone|(?:is|am|gets?|be|were|was) killed|(?:were|was) to die)`;

/** Money that those who are left get of a pension or of the state. */
const PAID_ON = /\b(?:get|gets|receive\w*|paid|pays?|entitled|pension|benefits?|social security)\b/i;

/** What happens to those who survive somebody: pension, estate and the right to stay. */
export const LEFT_ALONE: Topic = {
  id: 'left-alone',
  about: anyOf([
    new RegExp(
      String.raw`\bwhat (?:happens|becomes|would happen|will happen|about)(?: (?:to|of) (?:us|me|her|him|my (?:wife|husband|partner|spouse)|\p{Lu}\p{L}+(?: \(my spouse\))?))? (?:when|if|once|after|should) (?:one of us|(?:my )?(?:husband|wife|partner|spouse)|I|he|she) ${DIES}`,
      'iu',
    ),
    /\b(?:one|which(?:ever)?) of us (?:who |that )?(?:is |gets |will be )?(?:left (?:alone|behind|over)|remains|survives|outlives)\b/iu,
    /\b(?:is|am|be|gets?) left (?:alone|behind) (?:there|abroad|in (?:another|a foreign|that|the new) country)\b/iu,
    /\bwhoever (?:of us )?(?:survives|outlives|is left)\b/iu,
    /\b(?:husband|wife|partner|spouse|(?:my|their) (?:father|mother)|he|she) (?:can|could|may|might|will) (?:be killed|die|fall)\b/iu,
  ]),
  // What becomes of a child without parents is another matter than what is paid for it.
  not: /^(?=.*\b(?:child(?:ren)?|sons?|daughters?)\b)(?!.*\b(?:get|gets|receive\w*|paid|pays?|entitled|pensions?|benefits?)\b)|\b(?:dogs?|cats?|pets?)\b/i,
  over: ['friends', 'safety', 'housing', 'inheritance', 'partner-visa', 'pension', 'benefit'],
  answer: ({ text, views }) => ({
    said: survivorSaid(views),
    lacks:
      'how much of a pension goes on to those who are left, which law divides the estate, and, where this report does not say so, whether the right to stay outlives the person it depends on',
    whom: `the office or company that pays each pension${PAID_ON.test(text) ? ' or would pay one to those who are left' : ''}, a notary for the estate, and the immigration office where one of you stays by the right of the other`,
    put: 'If one of us dies there, how much of this pension goes on to the other and to children, into which country, from which day and on which papers, which law divides what we own in both countries, and may the one who is left stay?',
  }),
};
