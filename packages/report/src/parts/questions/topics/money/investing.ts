import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Securities owned or planned, and the safety of deposits. */
export const INVESTING: Topic = {
  id: 'investing',
  about:
    /\b(?:(?:ETF|share|stock|securities|investment|brokerage)s?[- ](?:depots?|accounts?|portfolios?)|depots?|index funds?|ETFs|invest (?:our|my|the) (?:savings|money)|(?:our|my) (?:investments|portfolio|shares|stocks)|deposit (?:insurance|guarantees?|protection)|savings? (?:be )?safe|safe (?:are|is) (?:our|my) (?:savings|money))\b/i,
  not: /\b(?:dividends?|exit tax|capital gains|tax(?:es|ed|able)?|visas?|permits?|PFICs?|FBAR|compan(?:y|ies)|bus depot|property|houses?)\b/i,
  over: ['bank', 'safety', 'insurance', 'enough', 'moving', 'home-plan'],
  answer: ({ view }) => ({
    said: because(
      words(
        'Sell nothing for the move before you know on which side of it a gain is taxed, and ask the broker before you give a new address: some keep customers abroad, some only let them sell, some close the account. Spread money across banks so that no account holds more than its state protects.',
      ),
      'current-location',
    ),
    lacks: 'which brokers keep customers who live abroad, and up to which sum a deposit is protected',
    whom: `your broker and bank ${view.home ? `in ${view.homeName}` : 'at home'}, in writing, the deposit guarantee scheme of each country, and a tax adviser who works with both`,
    put: 'May I keep and add to this account when I live in that country, does its tax office treat these funds otherwise than ours, at which value do my holdings start there, and up to which sum and in which currency is each account protected?',
  }),
};
