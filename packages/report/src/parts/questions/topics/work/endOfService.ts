import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** What an employer at home owes at the end of a service, and what a resignation takes from it. */
export const END_OF_SERVICE: Topic = {
  id: 'end-of-service',
  about:
    /\b(?:end[- ]of[- ]service|service gratuity|gratuit(?:y|ies)|severance(?: pay)?|terminal benefits?|redundancy pay(?:ment)?|indemnity (?:pay|money|for (?:my |our )?service))\b/i,
  not: /\b(?:tips?|tipping|restaurants?|waiters?)\b/i,
  over: ['jobs', 'pay', 'job-lost', 'pension', 'benefit', 'bank', 'cost'],
  answer: ({ view }) => {
    const home = view.home ? view.homeName : 'the country where you work';
    return {
      said: words(
        'Sign no resignation and no final account before you know it: under many labour laws the sum depends on who ends the contract, and in which year of service.',
      ),
      lacks: `the law on labour of ${home}: what it owes at the end of a service, and what a resignation takes from that`,
      whom: `the labour office of ${home}, with the contract in hand, and the personnel office of the employer in writing, before you give notice`,
      put: 'What is paid to me at the end of my years of service, how much of it if I resign myself, is it reckoned on the whole pay or on the basic one, on which day is it paid, and may it be sent abroad once my permit here has ended?',
    };
  },
};
