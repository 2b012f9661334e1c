import type { Topic } from '../../topic.ts';

const BRINGS = String.raw`(?:bring\w*|carry\w*|tak(?:e|es|ing)|import\w*|fly|travel\w*|declare\w*|customs|border|airport)`;
const WORTH = String.raw`(?:gold|jewel\w*|diamonds?|silver (?:coins?|bars?)|rings|bracelets?|(?:luxury|expensive|rolex) watch(?:es)?|(?:cash|money) (?:in cash|over|above|more)|(?:\d[\d.,k]*|dollars?|euros?|pounds?|usd|eur) (?:\w+ )?(?:in )?cash|cash|banknotes?)`;

/** Gold, jewels and cash that somebody carries over a border. */
export const VALUABLES: Topic = {
  id: 'valuables',
  about: new RegExp(String.raw`\b${BRINGS}\b[^?]{0,50}\b${WORTH}\b|\b${WORTH}\b[^?]{0,40}\b${BRINGS}\b`, 'i'),
  not: /\b(?:invest\w*|mine|mining|golden|gold (?:card|visa|coast)|accept\w*|tak(?:e|es) (?:cards?|cash)|cash or|pay (?:in|with|by)|buyers?|landlord|work|job)\b/i,
  over: [
    'parent',
    'partner-visa',
    'children-visa',
    'visa',
    'moving',
    'goods-at-border',
    'bank',
    'cost',
    'flights',
    'paying',
  ],
  answer: ({ view }) => ({
    lacks:
      'from which sum or weight on cash, gold and jewels have to be declared, and what duty falls on them',
    whom: `the customs office of ${view.home ? view.homeName : 'the country you leave'} for the way out and that of the new country for the way in; both print their limits`,
    put: 'From which sum do I declare cash, and from which worth gold and jewels, on leaving and on arrival and for each of us, are pieces that we have worn for years free of duty with a move, which invoice or valuation do you want to see, and which paper lets them out again later?',
  }),
};
