import { purchaseTaxesSaid } from '../../../../place/money/purchaseTaxes.ts';
import { because, flow, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';
import { byPlace, withoutRecord } from './eachPurchase.ts';

const BUY = String.raw`(?:buy(?:ing)?|purchas(?:e|ing))`;
const RENT = String.raw`rent(?:ing)?`;

/** Whether to rent or buy first: a question of order before one of rights and prices. */
export const RENT_OR_BUY: Topic = {
  id: 'rent-or-buy',
  about: new RegExp(
    [
      String.raw`\b${RENT}\b[^?]{0,50}\b(?:or|vs\.?|versus|before|then|rather than|instead of|first)\b[^?]{0,30}\b${BUY}\b`,
      String.raw`\b${BUY}\b[^?]{0,50}\b(?:or|vs\.?|versus|rather than|instead of|after)\b[^?]{0,30}\b${RENT}\b`,
      String.raw`\b(?:should|better to|wise to|smart to|wait (?:before|to)|too early to|how (?:long|soon)[^?]{0,40}before)\b[^?]{0,25}\b${BUY}\b[^?]{0,40}\b(?:straight ?away|right away|immediately|at once|first|later|wait|now|early|soon|house|home|flat|apartment|property)\b`,
      String.raw`\b(?:should we|should I|better to) rent first\b|\bwait\b[^?]{0,20}\bbefore (?:we |I )?${BUY}\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:cars?|furniture|phone|bikes?|boats?|rent out|buy-to-let|tickets?|insurance|currency|health)\b/i,
  over: ['housing', 'buying-costs', 'cost', 'own-home', 'mortgage'],
  answer: (asked) => ({
    said: flow(
      because(
        words(
          'Rent first, as a rule, through one winter and one summer: you learn which quarter suits you, the permit and the income are settled by then, and what a purchase costs beyond the price is lost if you sell again soon. Buying at once can be right where you know the place well, mean to stay for many years, and cannot find a fair rent.',
        ),
        'property-ownership',
      ),
      byPlace(asked.views, purchaseTaxesSaid),
    ),
    lacks: `${withoutRecord(asked.views, purchaseTaxesSaid, 'the taxes on a purchase')}prices of homes by town, and after how many years buying has cost less than renting`,
    chapter: 'Housing',
    figures: ['rent_capital_2bed_eur', 'price_level_housing', 'lending_interest_rate'],
    whom: 'two local agents, for a rent and a price of the same home, and a notary or solicitor of your own for what a purchase and a sale cost',
    put: 'What would this home let for and what would it sell for, what do a purchase and a sale within three years cost in taxes and fees, ↗may a newcomer buy it, and how long do homes like it wait for a buyer?',
  }),
};
