import { anyOf } from '@global-fit/matching/anyOf';
import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const REFUSAL = '(?:refusals?|rejections?|denials?)';
const REFUSED = '(?:refus(?:ed|als?)|reject(?:ed|ions?)|denied|denials?)';
const WEIGHS = String.raw`(?:hurts?|harms?|affects?|counts?|matters?|(?:be )?held against|(?:be )?a problem|weighs?)`;

/** A refusal that somebody has had, as it is written about. */
const EARLIER_REFUSAL = anyOf([
  new RegExp(String.raw`\b${REFUSED} (?:of )?(?:[\w’'-]+ ){0,3}(?:visas?|permits?)\b`, 'i'),
  new RegExp(String.raw`\b(?:visas?|permits?)(?: [\w’'-]+){0,3} ${REFUSED}\b`, 'i'),
  new RegExp(String.raw`\b${REFUSED}(?: [\w’'-]+){0,3} (?:in|of|from) (?:19|20)\d\d\b`, 'i'),
  new RegExp(String.raw`\b(?:earlier|previous|past|old|former) ${REFUSAL}\b`, 'i'),
  new RegExp(String.raw`\b${REFUSAL}\b[^?]{0,40}\b${WEIGHS}\b|\b${WEIGHS}\b[^?]{0,40}\b${REFUSAL}\b`, 'i'),
]);

/** What an authority may hold against somebody: a record, a deportation, or an earlier refusal. */
export const HISTORY: Topic = {
  id: 'history',
  about: anyOf([
    /\b(?:criminal record|conviction|convicted|arrested|DUI|deport\w+|overstay\w*|entry bans?)\b/i,
    EARLIER_REFUSAL,
  ]),
  not: /\bhow (?:often|likely|many)\b/i,
  over: ['visa', 'safety'],
  answer: ({ text }) => ({
    said: EARLIER_REFUSAL.test(text)
      ? because(
          words(
            'Take an earlier refusal along openly: name it, with its year and its reason, wherever a form asks for it, and show what has changed since. What a form leaves out can be held against you longer than the refusal itself.',
          ),
          'specific-immigration-history',
        )
      : null,
    lacks: 'how each country judges a record or an earlier refusal',
    whom: 'an immigration lawyer of the country, before any form is filled in',
    put: 'Does this have to be declared, does it bar me, and from which year is it no longer counted?',
  }),
};
