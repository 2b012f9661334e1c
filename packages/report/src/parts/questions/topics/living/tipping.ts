import type { Topic } from '../../topic.ts';

/** What is paid beside the price, and where a price is talked over. */
export const TIPPING: Topic = {
  id: 'tipping',
  about:
    /\btip(?:ping|s|ped)?(?: culture)?(?= |\?|$|[,.])(?! (?:for|on|to)\b)|\bservice charges?(?= (?:in|at) (?:restaurants?|bars?))|\b(?:haggl\w*|bargain(?:ing)?(?= |\?|$)|negotiat\w+ (?:the )?prices?)\b/i,
  not: /\b(?:any|some|other|good|your|more|useful|best) tips?\b|\btip(?:s|ped) (?:me|us)\b|\b(?:live|living|pay|paid|earn\w*) (?:on|by|from|in) tips\b|\btipped (?:jobs?|workers?|wages?)\b/i,
  over: ['manners', 'cost', 'jobs', 'food'],
  answer: () => ({
    lacks: 'what people there tip, and where they bargain',
    whom: 'somebody from your own country who has lived there for some years, and a waiter or driver there',
    put: 'Where is a tip expected and where would it be odd (restaurant, taxi, hairdresser, delivery), how much is usual and in cash or on the card, is service on the bill already, and at which prices does one bargain?',
  }),
};
