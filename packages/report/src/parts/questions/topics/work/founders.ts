import type { Topic } from '../../topic.ts';

const TOGETHER = String.raw`(?:two (?:friends|partners|people|founders|owners)|both of us|the two of us|we both|my (?:friend|business partner|co-?founder) and I|co-?founders?)`;
const ONE = String.raw`(?:one|the same|a single|a shared|our) (?:business|company|firm|studio|plan|visa|permit|application)`;

/** Business partners who are not family. */
export const FOUNDERS: Topic = {
  id: 'founders',
  about: new RegExp(
    String.raw`\b${TOGETHER}\b[^?]{0,60}\b${ONE}\b|\b${ONE}\b[^?]{0,60}\b(?:for ${TOGETHER}|both of us|the two of us)\b`,
    'i',
  ),
  not: /\b(?:husband|wife|spouse|married)\b/i,
  over: ['business', 'visa', 'work-right', 'jobs', 'pay'],
  answer: () => ({
    said: null,
    lacks:
      'whether two owners may each be given a permit on one business, and which share and sum each of them needs',
    whom: 'the authority that decides on the permit for the self-employed or for founders, in writing, before a company is registered',
    put: 'May two owners of one business each apply on it, which share and which sum does each of us need, is one plan enough, and what becomes of the permit of one if the other leaves?',
  }),
};
