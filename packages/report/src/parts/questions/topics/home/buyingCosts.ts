import { anyOf } from '@global-fit/matching/anyOf';
import { dollars } from '../../../../figures/format.ts';
import { withHomeMoney } from '../../../../place/money/homeMoney.ts';
import { purchaseTaxesOf, purchaseTaxesSaid } from '../../../../place/money/purchaseTaxes.ts';
import { flow, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import { priceAsked } from '../../named/sum.ts';
import type { Asked, Topic } from '../../topic.ts';
import { byPlace, withoutRecord } from './eachPurchase.ts';

const BUY = String.raw`(?:buy(?:ing|er['’]?s?)?|purchas(?:e|es|ing)|acquir(?:e|ing))`;
const HOME = String.raw`(?:houses?|flats?|apartments?|homes?|propert(?:y|ies)|villas?|cottages?|plots?|real estate)`;
const ON_TOP = String.raw`(?:tax(?:es)?|fees?|notar(?:y|ies)|duty|duties|charges|on top|beyond the price|besides the price|all in)`;

/** What recorded taxes take of the price in the question; null without either. */
function taken(asked: Asked): Said | null {
  const price = priceAsked(asked);
  if (!price) return null;
  const sums = eachPlace(
    asked.views.filter((view) => purchaseTaxesOf(view, price) !== null),
    (view) => purchaseTaxesOf(view, price),
  );
  return sums && say`Of the ${withHomeMoney(asked.view, price, dollars)} that you name that is ${sums}.`;
}

/** Costs of buying and owning a home beyond its price. */
export const BUYING_COSTS: Topic = {
  id: 'buying-costs',
  about: anyOf([
    new RegExp(String.raw`\b${BUY}\b[^?]{0,50}\b${HOME}\b[^?]{0,60}\b${ON_TOP}\b`, 'i'),
    new RegExp(String.raw`\b${ON_TOP}\b[^?]{0,60}\b${BUY}\b[^?]{0,40}\b${HOME}\b`, 'i'),
    /\b(?:closing|purchase|buying|acquisition|completion) costs?\b/i,
    /\b(?:stamp dut(?:y|ies)|(?:property )?transfer tax(?:es)?|(?:property|home) purchase tax(?:es)?|land registry fees?|Grunderwerbsteuer)\b/i,
    /\b(?:(?:annual|yearly) (?:property|land|home) tax(?:es)?|(?:property|council|land) tax(?:es)?\b(?! (?:gains?|on (?:the )?(?:sale|rent)))|(?:IBI|IMI|ENFIA|Grundsteuer|taxe foncière)\b)/i,
  ]),
  not: /\b(?:keep(?:ing)?|sell|sold|selling|sale|capital gains|inherit\w*|rental|let (?:it|out)|letting|cars?|company|business|boat|yacht)\b/i,
  over: ['tax', 'cost', 'housing', 'wealth-tax'],
  answer: (asked) => ({
    said: flow(
      words(
        'As a rule you pay, on top of the price, a tax on the transfer or the VAT of a new home, the notary or solicitor, the entry in the land register and, with a loan, the fees of the bank; a tax on the home may follow each year.',
      ),
      byPlace(asked.views, purchaseTaxesSaid),
      taken(asked),
    ),
    lacks: `${withoutRecord(asked.views, purchaseTaxesSaid, 'the rates of these taxes')}what notaries, registers and agents ask, and the tax of each year`,
    chapter: 'Housing',
    ...(/\b(?:mortgage|loan|bank|borrow\w*)\b/i.test(asked.text)
      ? { figures: ['lending_interest_rate'] }
      : {}),
    whom: 'a notary or solicitor of your own, not the seller’s',
    put: 'For a home at this price in which I live myself: which taxes fall due on the purchase and at which rate, is an only home taxed less, ↗does a buyer from abroad pay more, what do notary, register and agent come to, and what is due each year after?',
  }),
};
