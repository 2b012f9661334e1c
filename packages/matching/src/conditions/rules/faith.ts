import { atLeast, atMost, type DealBreakerRule, MAJORITY_PERCENT, of } from '../dealBreakerRule.ts';

const PEOPLE_MEANT =
  '(?!.*\\b(?:finance|banking|banks?|art|architecture|dress|food|schools?|community|terror\\w*|isis|persecut\\w*|discriminat\\w*|hostil\\w*)\\b)';

/** What only who is of a faith looks for: a country "with mosques nearby" is asked for, not refused. */
const forBelievers = (worship: string): string =>
  `(?:with (?:(?:an?|good|enough|some|easy|plenty of|access to) )*(?:${worship})\\b|where (?:i|we) can (?:freely )?pray\\b)`;
const OF_MUSLIMS = 'mosques?|masjids?|halal|prayer rooms?';

/** Where no faith has a majority, that of a third may still be called the country's: it warns. */
const A_THIRD = 33;

const ASKED_FOR = '(?:(?:it )?(?:must|has to|should) be (?:in )?|only (?:in )?)';
const countryOf = (faith: string): string =>
  `(?:an? )?(?:(?:mostly|mainly|majority|predominantly) )?(?:${faith})(?:[- ]majority)? (?:countr(?:y|ies)|nations?|states?)`;

/** A faith that is the law of a state, or that of most of its people. */
export const FAITH_RULES: readonly DealBreakerRule[] = [
  {
    id: 'islamic-law',
    label: 'no state under Islamic law',
    words: new RegExp(
      `^${PEOPLE_MEANT}.*\\b(?:islamic (?:states?|republics?|laws?|rule|governments?|theocrac\\w+)|sharia\\w*|shari['a]+h?|islam as (?:the )?(?:state|official) religion)\\b`,
    ),
    read: { record: 'islamic law' },
    ...atMost(0.5, 1.5),
  },
  {
    id: 'muslim-majority',
    label: 'no country with a Muslim majority',
    words: new RegExp(
      `^${PEOPLE_MEANT}(?!(?:${ASKED_FOR})?${countryOf('muslim|islamic')} ${forBelievers(OF_MUSLIMS)})(?!.*\\b(?:(?:non|minority|without|lack) ?-?(?:muslim|islam)|no (?:muslim|islam(?!ic (?:countr|nation|state|world|societ)))(?! (?:majorit\\w+ )?(?:countr|nation|state|world|societ)))).*\\b(?:(?:muslim|islamic) (?:majorit\\w+|countr\\w+|nations?|world|societ\\w+)|(?:muslim|islamic)[- ]majority|majority (?:muslim|of muslims)|(?:mostly|mainly|predominantly) (?:muslim|islamic))\\b`,
    ),
    read: { record: 'muslim majority' },
    ...atMost(0.5, 0.5),
  },
  // What most people of a country believe, as what is asked for.
  ...(
    [
      ['Christian', 'christian', 'church(?:es)?|mass', of('religion_christian')],
      ['Buddhist', 'buddhist', 'temples?|monaster(?:y|ies)', of('religion_buddhist')],
      ['Hindu', 'hindu', 'temples?|mandirs?', of('religion_hindu')],
      ['Muslim', 'muslim|islamic', OF_MUSLIMS, of('religion_muslim')],
    ] as const
  ).map(
    ([faith, words, worship, read]): DealBreakerRule => ({
      id: `${faith.toLowerCase()}-majority-asked`,
      label: `a mostly ${faith} country`,
      words: new RegExp(
        `^(?:${ASKED_FOR}${countryOf(words)}[.!]*$|(?:${ASKED_FOR})?${countryOf(words)} ${forBelievers(worship)})`,
      ),
      read,
      ...atLeast(MAJORITY_PERCENT, A_THIRD),
    }),
  ),
];
