import { leastPaySaid } from './pay.ts';
import type { Topic } from '../../topic.ts';

const TOGETHER = String.raw`(?:two (?:friends|partners|people|founders|owners)|both of us|the two of us|we both|my (?:friend|business partner|co-?founder) and I|co-?founders?)`;
const ONE = String.raw`(?:one|the same|a single|a shared|our) (?:business|company|firm|studio|plan|visa|permit|application)`;

// Their pay and contracts may be sent and moved as well.
const STAFF = String.raw`(?:my|our) (?:[\w’'-]+ ){0,2}(?:employees?|staff|workers?|team|engineers?|technicians?|developers?|managers?|colleagues?|specialists?)(?!(?:['’]s?)? (?:(?:their|the|a|an) )?(?:pay|salar\w+|wages?|money|bonus\w*|contracts?|payslips?|meetings?|costs?|insurance|pensions?)\b)`;

/** Staff of the customer's own company, who need permits of their own. */
const OWN_STAFF: Topic = {
  id: 'own-staff',
  about: new RegExp(
    [
      String.raw`\b(?:bring|transfer|send|move|relocate|take)(?:ing)? (?:over )?(?:(?:one|two|three|four|five|some|a few|\d+|all) (?:of )?)?${STAFF}\b`,
      String.raw`\b(?:visas?|permits?) (?:for|of) (?:(?:one|two|three|four|five|some|a few|\d+|all) (?:of )?)?${STAFF}\b`,
    ].join('|'),
    'i',
  ),
  when: ({ profile: { stage } }) => stage === 'owner' || stage === 'founder',
  over: ['business', 'visa', 'work-right', 'jobs', 'pay', 'sponsored'],
  answer: () => ({
    lacks: 'permits by which a company brings its own staff: your way in is for you and your family',
    whom: 'the immigration authority of each country, in writing, and a lawyer there who works for employers',
    put: 'Which permit lets a company send its own staff to a branch here, how long must they have worked for it, in which posts and for which pay, may family come along, and what does the branch have to show first?',
  }),
};

/** People taken on there, and what they cost beside their pay. */
const STAFF_THERE: Topic = {
  id: 'staff-there',
  about:
    /\b(?:employ|hir(?:e|ing)|tak(?:e|ing) on)(?:ing)? (?:(?:one|two|three|four|five|six|some|a few|\d+|a|my first) )?(?:(?:local|full[- ]time|part[- ]time|foreign) )*(?:staff|workers?|employees?|people|waiters?|cooks?|guides?|assistants?)\b/i,
  when: ({ profile: { stage } }) => stage === 'owner' || stage === 'founder' || stage === 'freelance',
  over: ['business', 'jobs', 'pay', 'pension', 'contributions', 'cost', 'trades', 'household-help'],
  answer: (asked) => ({
    said: leastPaySaid(asked),
    lacks: 'what an employer pays into each fund on top of the wage, and what notice and leave are owed',
    figures: ['earnings_monthly_usd', 'total_tax_rate_business', 'weekly_hours_employees'],
    whom: 'the social insurance office and the labour inspectorate of each country, and an accountant there who runs payrolls',
    put: 'What does one employee at the least pay cost me in a month with every contribution and insurance, where do I register as an employer and by which day, how long are notice and leave, and how many people of the country must I employ for each foreigner?',
  }),
};

/** Business partners who are not family. */
const PARTNERS_IN_BUSINESS: Topic = {
  id: 'founders',
  about: new RegExp(
    String.raw`\b${TOGETHER}\b[^?]{0,60}\b${ONE}\b|\b${ONE}\b[^?]{0,60}\b(?:for ${TOGETHER}|both of us|the two of us)\b`,
    'i',
  ),
  not: /\b(?:husband|wife|spouse|married)\b/i,
  over: ['business', 'visa', 'work-right', 'jobs', 'pay'],
  answer: () => ({
    lacks:
      'whether two owners may each be given a permit on one business, and which share and sum each of them needs',
    whom: 'the authority that decides on the permit for the self-employed or for founders, in writing, before a company is registered',
    put: 'May two owners of one business each apply on it, which share and which sum does each of us need, is one plan enough, and what becomes of the permit of one if the other leaves?',
  }),
};

/** People who move for one business: its owners and its staff. */
export const FOUNDERS: readonly Topic[] = [PARTNERS_IN_BUSINESS, OWN_STAFF, STAFF_THERE];
