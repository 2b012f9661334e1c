import { type DealBreakerRule, rule } from '../dealBreakerRule.ts';

const PEOPLE_MEANT =
  '(?!.*\\b(?:finance|banking|banks?|art|architecture|dress|food|schools?|community|terror\\w*|isis|persecut\\w*|discriminat\\w*|hostil\\w*)\\b)';

/** A faith that is the law of a state, or that of most of its people. */
export const FAITH_RULES: readonly DealBreakerRule[] = [
  rule(
    'islamic-law',
    'no state under Islamic law',
    'bad',
    new RegExp(
      `^${PEOPLE_MEANT}.*\\b(?:islamic (?:states?|republics?|laws?|rule|governments?|theocrac\\w+)|sharia\\w*|shari['a]+h?|islam as (?:the )?(?:state|official) religion)\\b`,
    ),
    { record: 'islamic law' },
    'most',
    0.5,
    1.5,
  ),
  rule(
    'muslim-majority',
    'no country with a Muslim majority',
    'bad',
    new RegExp(
      `^${PEOPLE_MEANT}(?!.*\\b(?:non|minority|no|without|lack) ?-?(?:muslim|islam)).*\\b(?:(?:muslim|islamic) (?:majorit\\w+|countr\\w+|nations?|world|societ\\w+)|(?:muslim|islamic)[- ]majority|majority (?:muslim|of muslims)|(?:mostly|mainly|predominantly) (?:muslim|islamic))\\b`,
    ),
    { record: 'muslim majority' },
    'most',
    0.5,
    0.5,
  ),
];
