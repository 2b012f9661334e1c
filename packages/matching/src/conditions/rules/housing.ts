import { anyOf } from '../../anyOf.ts';
import { atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';
import { ASKED } from './money.ts';

/**
 * What it costs to live in a home, where no sum is named, which the rules on rents ask for. What a house is bought for is
 * no part of the price level of housing.
 */
const HOMES = '(?:housing|accommodation|rents?|rental|apartments?|flats?)';
const HOMES_DEAR = anyOf([
  new RegExp(
    `^(?!.*\\d)(?:(?:no|too|very|the|countr(?:y|ies)|places?|cit(?:y|ies)|with|where|a|an) )*(?:expensive|unaffordable|overpriced|high) (?:${HOMES}(?: (?:prices?|costs?|market))?)[.!]*$`,
  ),
  new RegExp(
    `^(?!.*\\d)(?:(?:where|the|countr(?:y|ies)|places?|cit(?:y|ies)|with) )*${HOMES}(?: (?:prices?|costs?|market))? (?:(?:is|are|being) )?(?:(?:too|so|very|crazy|insanely|way|far) )*(?:expensive|unaffordable|overpriced|high|crazy)[.!]*$`,
  ),
  new RegExp(
    `^(?!.*\\d)${ASKED}(?:affordable|cheap|cheaper|low|reasonable) ${HOMES}(?: (?:prices?|costs?))?[.!]*$`,
  ),
  new RegExp(
    `^(?!.*\\d)(?:the )?${HOMES}(?: (?:prices?|costs?))? (?:must|should|has to|have to|needs? to) be (?:\\w+ )?(?:affordable|cheap|low|reasonable)[.!]*$`,
  ),
  /^(?:(?:a|the|no|places?|countr(?:y|ies)|with|in|big|severe) )*housing (?:cris[ie]s|shortage)[.!]*$/,
]);

/**
 * What homes cost, by a line without a sum. Homes differ from town to town more than anything else that is paid for, so
 * that the figure of a country warns and rules nothing out.
 */
export const HOUSING_RULES: readonly DealBreakerRule[] = [
  {
    id: 'housing-cost',
    label: 'affordable homes (by what housing costs in the country as a whole)',
    words: HOMES_DEAR,
    read: of('price_level_housing'),
    ...atMost(60, Number.POSITIVE_INFINITY),
  },
];
