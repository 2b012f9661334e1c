import { anyOf } from '@global-fit/matching/anyOf';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const EMPLOYER = '(?:employers?|boss(?:es)?|compan(?:y|ies)|sponsors?|kafeel|agenc(?:y|ies)|madam|owner)';

/** A passport in the employer's drawer. */
const PASSPORT_KEPT = new RegExp(
  [
    String.raw`\bpassports?\b[^?]{0,40}\b(?:confiscat\w*|kept|keeps?|held|holds?|hold(?:ing)? on to|taken|takes?|tak(?:en|ing) away|withh[eo]ld\w*)\b[^?]{0,40}\b${EMPLOYER}\b`,
    String.raw`\b${EMPLOYER}\b[^?]{0,40}\b(?:confiscat\w*|keeps?|holds?|takes?|keep|hold|take|withhold\w*)\b[^?]{0,25}\bpassports?\b`,
  ].join('|'),
  'i',
);

/** Pay that does not come, and work that is not what was signed. */
const NOT_PAID = anyOf([
  new RegExp(
    String.raw`\b${EMPLOYER}\b[^?]{0,30}\b(?:(?:does|do|did|will|would)?(?: not|n['’]t)|won['’]t|doesn['’]t|never|refuses? to|stops?) (?:pay(?:ing)?|give)\b`,
    'i',
  ),
  /\b(?:unpaid|not paid|withheld|delayed|owed|late|stolen) (?:my |our |the )?(?:salar(?:y|ies)|wages?|pay|overtime)\b/i,
  /\b(?:salar(?:y|ies)|wages?|pay|overtime) (?:is|are|was|were|comes?) (?:not paid|unpaid|withheld|never paid|stolen|late)\b/i,
  new RegExp(
    String.raw`\b${EMPLOYER}\b[^?]{0,30}\b(?:abus\w+|cheat\w*|mistreat\w*|hits?|beats?|exploit\w*|change[sd]? (?:the|my) contract)\b`,
    'i',
  ),
]);

/** An employer who keeps a passport or the pay. */
export const WRONGED_AT_WORK: Topic = {
  id: 'wronged-at-work',
  about: anyOf([PASSPORT_KEPT, NOT_PAID]),
  not: /\b(?:pensions?|dogs?|cats?|pet passports?)\b/i,
  over: [
    'jobs',
    'pay',
    'citizenship',
    'business',
    'safety',
    'visa',
    'travel-document',
    'recruiting',
    'paid-help',
    'passport-taken',
    'papers-at-the-border',
  ],
  answer: ({ text, view }) => ({
    said: words(
      PASSPORT_KEPT.test(text)
        ? 'A passport belongs to the state that issued it: keep it yourself, with a copy of it, of the visa and of the contract in a second place that nobody else can reach.'
        : 'Keep a copy of the contract, a list of the hours worked and every slip and message about pay in a second place, and sign no receipt for money that you have not received.',
    ),
    lacks:
      'the law on labour of each country: what an employer may keep, by which day pay is due, and whether the permit lets somebody wronged change to another employer',
    whom: `the embassy or labour attaché of your own country, the labour ministry of each country, and, before you leave, the office for workers abroad of ${view.home ? view.homeName : 'the country you live in'}`,
    put: PASSPORT_KEPT.test(text)
      ? 'May an employer here keep my passport, even if I sign for it, to whom do I report it without losing the permit, and who gets it back?'
      : 'By which day has pay to come, to whom do I complain when it does not and within how many months, does it cost anything, may I change the employer meanwhile, and who gets me home if it comes to that?',
  }),
};
