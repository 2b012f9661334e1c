import type { Topic } from '../../topic.ts';

/** Shares and options from an employer, earned over years that a move cuts in two. */
export const EQUITY: Topic = {
  id: 'equity',
  about:
    /\b(?:RSUs?|restricted stock|stock options?|share options?|employee shares?|ESPPs?|ESOPs?|vest(?:s|ing|ed)?(?= (?:over|in|schedule|period|shares?|options?|stock|\d))|(?:unvested|vested) (?:shares?|stock|options?|equity)|BSPCE|phantom (?:shares?|stock))\b/i,
  not: /\bvested benefits\b/i,
  over: ['tax', 'investing', 'bank', 'pay', 'jobs', 'work-right'],
  answer: () => ({
    lacks:
      'how each country taxes shares and options from an employer, and how it separates what was earned before the move from what comes after',
    whom: 'the payroll and the share plan of your employer, in writing, then a tax adviser who works with both countries',
    put: 'Of what vests after I leave, which part counts as earned in which country (by days worked between grant and vesting?), who withholds tax on it and for which state, is the gain until the sale taxed there from its value at vesting or on arrival, and does the plan go on for somebody who works or is employed there?',
  }),
};
