import type { Topic } from '../../topic.ts';

/** A loan on an owned home, or its sale with a right to stay. */
export const REVERSE_MORTGAGE: Topic = {
  id: 'reverse-mortgage',
  about:
    /\b(?:reverse mortgages?|equity[- ]release|lifetime mortgages?|home[- ]reversion|HECM|HELOC|home[- ]equity (?:loans?|lines?|conversion|release)|(?:hipoteca inversa|pr[êe]t viager hypoth[ée]caire|nuda propiedad|vente en viager|viager)|(?:release|draw|take out|unlock|get) (?:\w+ )?(?:equity|money) (?:from|out of|in|on) (?:my|our|the) (?:own )?(?:house|home|flat|apartment|property)|borrow(?:ing)? (?:against|on) (?:my|our|the) (?:own )?(?:house|home|flat|apartment|property))(?!\p{L})/iu,
  over: ['housing', 'own-home', 'bank', 'cost', 'enough', 'land'],
  answer: () => ({
    lacks:
      'who lends on a home in which the owner stays, from which age and on which terms, and what becomes of such a loan after a move',
    figures: ['lending_interest_rate'],
    whom: 'two lenders of the country in which the home stands, and a notary or solicitor of your own there',
    put: 'From which age do you lend on a home, which share of its value is paid out and at which rate, must I live in it myself and may I let it, does a move to another country make the loan due, and what is left to those who inherit?',
  }),
};
