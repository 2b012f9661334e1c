import { anyOf } from '@global-fit/matching/anyOf';
import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';
import { OR_SELL } from './ownHome.ts';

const HOME = String.raw`(?:house|home|flat|apartment|condo|place|property)`;

/** Selling one home and buying another. */
const BETWEEN = anyOf([
  /\bsell(?:ing)? (?:up|here|ours?|(?:my|our|the)(?: \w+)? (?:house|home|flat|apartment|condo|place|property))\b[^?]{0,40}\b(?:and|then|before|while|to) (?:\w+ )?buy(?:ing)?\b/i,
  /\b(?:buy|buying) [^?]{0,30}\bbefore (?:we |I )?(?:sell|have sold|ours is sold|selling)\b/i,
  /\b(?:sell|selling|sale|bridging loan)\b[^?]{0,60}\b(?:in ?between|homeless|bridging|bridge the)\b/i,
]);

/** Whether and when to sell the present home. */
export const SELL_HOME: Topic = {
  id: 'sell-home',
  about: new RegExp(
    [
      String.raw`\b(?:should|when|better to|wise to|wait to|before|after|or|whether)\b[^?]{0,40}\b(?:sell(?:ing)?|keep(?:ing)?) (?:my|our|the)(?: \w+)? ${HOME}\b`,
      String.raw`\b(?:sell(?:ing)?|keep(?:ing)?) (?:it|(?:my|our|the)(?: \w+)? ${HOME})\b[^?]{0,40}\b(?:or|first|before|now|later|rent(?:ing)? (?:it )?out|let(?:ting)? (?:it)?)\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:tax(?:es|ed)?|capital gains|divorc\w+|inherit\w*|visas?|try|trial)\b/i,
  when: ({ text }) => !OR_SELL.test(text) && !BETWEEN.test(text),
  over: ['own-home', 'housing', 'cost', 'rent-or-buy'],
  answer: ({ view }) => ({
    said: because(
      words(
        'If you can carry it, keep the home until the first year abroad has shown that you stay, and let it meanwhile; sell first where the price has to pay for the move, where nobody nearby could look after tenants, or where a tax relief on the home you live in ends with your moving out. Let no sale depend on a permit that is not granted yet.',
      ),
      'property-ownership',
    ),
    lacks: 'what the home would bring, sold or let, and what tax falls on either once you live abroad',
    whom: `a notary or solicitor and a tax adviser in ${view.home ? view.homeName : 'the country where it stands'}, and two agents for a price and a rent`,
    put: 'What is left of the price, and what of the rent, after costs and tax if I sell before I leave, in the year after, or in five years, does living abroad change the tax on the gain, what do lender and insurer say to a tenant, and may an open home make me a resident for tax here?',
  }),
};

/** A home sold here and another bought there, and where to live between the two. */
export const SELL_AND_BUY: Topic = {
  id: 'sell-and-buy',
  about: BETWEEN,
  over: ['sell-home', 'own-home', 'housing', 'mortgage', 'cost', 'rent-or-buy'],
  answer: ({ view }) => ({
    said: because(
      words(
        'Put a rented home between the two: sell with a handover date that leaves you time, store what you do not need, rent there for some months and buy what you have seen in its worst season. Where the purchase should come first, make it depend on your sale in writing, or ask what a bridging loan costs until the money is there; sign neither contract on the strength of the other alone.',
      ),
      'property-ownership',
    ),
    lacks: 'how long a sale takes where your home stands, and a purchase there',
    whom: `a notary or solicitor in ${view.home ? view.homeName : 'the country where the home stands'} and one of your own in the new country, and your bank for the weeks between`,
    put: 'How many weeks lie between offer, contract and keys on either side, may the day of handing over be moved or the home rented back from the buyer for a month, may the purchase hang on my sale, and what does money for the time between cost?',
  }),
};
