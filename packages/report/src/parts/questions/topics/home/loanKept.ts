import { anyOf } from '@global-fit/matching/anyOf';
import { because, flow, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const LOAN = String.raw`(?:mortgages?|(?:home|house|housing) loans?)`;
const AT_HOME = String.raw`(?:back home|at home|in (?:my|our) (?:home )?country|here)`;
/** A home that somebody wants to let has its own subject. */
const LETS = /\b(?:rent(?:ing)?|let(?:ting)?|sublet\w*) (?:it |out |my |our |the )/i;

/** A loan on a home that runs on while its owner lives elsewhere. */
export const LOAN_KEPT: Topic = {
  id: 'loan-kept',
  about: anyOf([
    new RegExp(
      String.raw`\b(?:have|has|got|owe|with|keep\w*|pay(?:ing)?|still)\b[^?.]{0,30}\b${LOAN}\b[^?]{0,60}\b(?:${AT_HOME}|keep|move|leave|abroad|call(?:s|ed)? (?:it|in)|stop living|send|EMIs?)\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:happens?|becomes?) (?:to|of|with) (?:my|our|the) (?:[\w.%-]+ ){0,3}?${LOAN}\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:keep|move|port|transfer)(?:ing)? (?:my|our|the) (?:[\w.%-]+ ){0,3}?${LOAN}\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:bank|lender)\b[^?]{0,30}\bcall\w* (?:it|in|(?:my|our|the) (?:\w+ )?${LOAN})\b`,
      'i',
    ),
    /\bEMIs?\b(?=[^?]*\b(?:home|house|flat|loan)\b)|\b(?:home|house|housing) loan EMIs?\b/i,
  ]),
  not: /\b(?:car|student|personal) loans?\b|\b(?:get|apply for|take (?:out|up)) (?:an? |another )(?:new )?(?:mortgage|home loan)\b/i,
  when: ({ text }) => !LETS.test(text),
  over: ['mortgage', 'loans', 'housing', 'bank', 'own-home', 'cost'],
  answer: ({ view, text }) => ({
    said: because(
      flow(
        words(
          'A mortgage stays with the home it was lent on, at its terms, and does not go abroad with its owner. One for a home to live in is as a rule lent on the condition that the owner lives there, so tell the lender in writing before you move out, and let the home stand empty or be let only with its consent.',
        ),
        words(
          'The contract says whether the loan is called in when nobody lives there, under what counts as a breach.',
        ),
      ),
      'existing-debt',
    ),
    lacks: 'the contract of your loan, and what its lender does when an owner lives abroad',
    whom: `the lender in ${view.home ? view.homeName : 'the country where the home stands'}, in writing and before the move, and the insurer of the home`,
    put: `May the loan run on at its rate when I live abroad, with the home let, empty or lived in by family, what do you have to be told and when, from which account and in which currency are the instalments paid, ${/\b(?:send|transfer)\b/i.test(text) ? 'what does each payment from abroad cost, ' : ''}and in which case do you ask for the whole sum?`,
  }),
};
