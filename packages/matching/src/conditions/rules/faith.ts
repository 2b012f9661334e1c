import { atLeast, atMost, type DealBreakerRule, MAJORITY_PERCENT, of } from '../dealBreakerRule.ts';

const PEOPLE_MEANT =
  '(?!.*\\b(?:finance|banking|banks?|art|architecture|dress|food|schools?|community|terror\\w*|isis|persecut\\w*|discriminat\\w*|hostil\\w*)\\b)';

/** Where no faith has a majority, that of a third may still be called the country's: it warns. */
const A_THIRD = 33;

/** A faith that is the law of a state, or that of most of its people. */
export const FAITH_RULES: readonly DealBreakerRule[] = [
  {
    id: 'islamic-law',
    label: 'no state under Islamic law',
    sense: 'bad',
    words: new RegExp(
      `^${PEOPLE_MEANT}.*\\b(?:islamic (?:states?|republics?|laws?|rule|governments?|theocrac\\w+)|sharia\\w*|shari['a]+h?|islam as (?:the )?(?:state|official) religion)\\b`,
    ),
    read: { record: 'islamic law' },
    ...atMost(0.5, 1.5),
  },
  {
    id: 'muslim-majority',
    label: 'no country with a Muslim majority',
    sense: 'bad',
    words: new RegExp(
      `^${PEOPLE_MEANT}(?!.*\\b(?:(?:non|minority|without|lack) ?-?(?:muslim|islam)|no (?:muslim|islam(?!ic (?:countr|nation|state|world|societ)))(?! (?:majorit\\w+ )?(?:countr|nation|state|world|societ)))).*\\b(?:(?:muslim|islamic) (?:majorit\\w+|countr\\w+|nations?|world|societ\\w+)|(?:muslim|islamic)[- ]majority|majority (?:muslim|of muslims)|(?:mostly|mainly|predominantly) (?:muslim|islamic))\\b`,
    ),
    read: { record: 'muslim majority' },
    ...atMost(0.5, 0.5),
  },
  // What most people of a country believe, as what is asked for.
  ...(
    [
      ['Christian', 'christian', of('religion_christian')],
      ['Buddhist', 'buddhist', of('religion_buddhist')],
      ['Hindu', 'hindu', of('religion_hindu')],
      ['Muslim', 'muslim|islamic', of('religion_muslim')],
    ] as const
  ).map(
    ([faith, words, read]): DealBreakerRule => ({
      id: `${faith.toLowerCase()}-majority-asked`,
      label: `a mostly ${faith} country`,
      sense: 'bad',
      words: new RegExp(
        `^(?:(?:it )?(?:must|has to|should) be (?:in )?|only (?:in )?)(?:an? )?(?:(?:mostly|mainly|majority|predominantly) )?(?:${words})(?:[- ]majority)? (?:countr(?:y|ies)|nations?|states?)[.!]*$`,
      ),
      read,
      ...atLeast(MAJORITY_PERCENT, A_THIRD),
    }),
  ),
];
