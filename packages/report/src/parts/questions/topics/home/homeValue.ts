import type { Topic } from '../../topic.ts';

const HOMES = String.raw`(?:house|home|property|housing|real estate|apartment)`;

/** What a home will be worth. */
export const HOME_VALUE: Topic = {
  id: 'home-value',
  about: new RegExp(
    [
      String.raw`\b${HOMES}(?: prices?| values?| market)?\b[^?]{0,40}\b(?:(?:good |safe |bad )?investments?|go(?:ing)? (?:up|down)|ris(?:e|ing)|fall(?:ing)?|bubble|crash\w*|appreciat\w+|resale|hold (?:its|their) value)\b`,
      String.raw`\b(?:invest(?:ing|ments?)?) in (?:\w+ )?${HOMES}\b|\b${HOMES} (?:bubble|crash)\b`,
    ].join('|'),
    'i',
  ),
  not: /\b(?:visas?|permits?|residenc\w+|citizenship|tax(?:es|ed)?)\b/i,
  over: ['housing', 'cost', 'economy', 'currency'],
  answer: () => ({
    lacks:
      'what homes have sold for from year to year, and nobody’s record holds what they will sell for sell for',
    chapter: 'Housing',
    figures: ['price_level_housing', 'lending_interest_rate', 'gdp_growth_forecast_2026'],
    whom: 'the statistical office or central bank of each country for its index of house prices, and the land register for what was paid in this street',
    put: 'What have homes like this one sold for in each of the last ten years, how long did they wait for a buyer, what do a purchase and a sale cost together, and what would it let for?',
  }),
};
