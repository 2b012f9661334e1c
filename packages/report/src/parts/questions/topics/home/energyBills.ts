import type { Topic } from '../../topic.ts';

const ENERGY = String.raw`(?:electric(?:ity|al|s)?|power|energy|gas|heating|utilit(?:y|ies)|heat)`;
const PRICE = String.raw`(?:bills?|costs?|prices?|tariffs?|rates?|expensive|cheap\w*|dear)`;

/** Energy costs of a home; whether power is reliable is another topic. */
export const ENERGY_BILLS: Topic = {
  id: 'energy-bills',
  about: new RegExp(
    [
      String.raw`\b${ENERGY}(?: and (?:water|gas|heating|electricity))? ${PRICE}\b|\b${PRICE} (?:of|for) (?:the )?${ENERGY}\b`,
      String.raw`\bhow (?:much|expensive|dear)\b[^?]{0,30}\b(?:electricity|heating|utilities|to (?:heat|cool))\b`,
      String.raw`\bcost\w* to (?:heat|cool)\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:company|business|firm|petrol|gas station|solar|panels?)\b/i,
  over: ['internet', 'power-supply', 'cost', 'weather', 'housing'],
  answer: () => ({
    lacks: 'tariffs, and what one home uses in its coldest and its hottest month',
    figures: ['price_level_housing', 'winter_daily_low', 'summer_daily_high'],
    whom: 'the landlord or the seller, for the bills of twelve months, and two suppliers',
    put: 'What did electricity, gas and water come to in each month of last year, how is this home heated and cooled, and how well is it insulated?',
  }),
};
