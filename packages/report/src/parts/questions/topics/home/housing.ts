import { isAtHome } from '../../../../place/atHome.ts';
import { purchaseTaxesSaid } from '../../../../place/money/purchaseTaxes.ts';
import { isForeignBuyer, mayBuySaid } from '../../../../place/rights/foreignBuyers.ts';
import type { PlaceView } from '../../../../place/view.ts';
import type { Said } from '../../../../prose/said.ts';
import { buyingRules } from '../../../../sections/housing/setting.ts';
import type { Answer, Topic } from '../../topic.ts';
import { byPlace, withoutRecord } from './eachPurchase.ts';

type OnHomes = Pick<Answer, 'lacks' | 'figures' | 'whom' | 'put'>;

const PRICES_OF_HOMES = ['rent_capital_1bed_eur', 'rent_capital_2bed_eur', 'price_level_housing'] as const;
const RENTS = {
  lacks: 'rents by street',
  figures: PRICES_OF_HOMES,
  whom: 'two local agents, for what was let this month',
} as const;
const PURCHASES = {
  figures: [...PRICES_OF_HOMES, 'lending_interest_rate'],
  whom: 'a notary or solicitor of your own, not the seller’s',
} as const;

/** What is open about a home, abroad or within the country, rented or bought. */
const HOMES: Readonly<Record<'home' | 'abroad', Readonly<Record<'rents' | 'buys', OnHomes>>>> = {
  home: {
    rents: {
      ...RENTS,
      put: 'What was let in this quarter this month, at what rent, and which papers does a landlord want?',
    },
    buys: {
      ...PURCHASES,
      lacks: 'prices of homes by town and by street, and what a bank lends',
      put: 'Which taxes and fees come on top of the price, how long does a purchase take, and what does a bank lend to somebody like me?',
    },
  },
  abroad: {
    rents: {
      ...RENTS,
      put: 'What was let in this quarter this month, at what rent, and ↗which papers does a landlord want from a newcomer?',
    },
    buys: {
      ...PURCHASES,
      lacks: 'prices by street, and what a bank lends to a newcomer',
      put: '↗May I buy as a foreigner, ↗with which permit, which taxes and fees come on top, and what does a bank lend to somebody like me?',
    },
  },
};

const BUYS =
  /\b(?:buy(?:ing|ers?)?|mortgages?|propert(?:y|ies)|own(?:ing|ed|ers?|ership)?|purchas(?:e|es|ing)|acquir(?:e|ing))\b/i;

/** Who may buy in each place; where nobody would be a foreigner, the recorded taxes. */
const purchaseSaid = (views: readonly PlaceView[]): Said | null =>
  byPlace(views, mayBuySaid) ?? (views.some(isForeignBuyer) ? null : byPlace(views, purchaseTaxesSaid));

/** Homes to rent or to buy, and their insurance. */
export const HOUSING: Topic = {
  id: 'housing',
  about:
    /\b(?:rents?|renting|landlords?|mortgages?|property|buy (?:a |an )?(?:\w+ )?(?:house|flat|home|apartment|place)|where (?:would|should|could|can|do) (?:you|we|I|people) buy(?= *(?:[?,.;]|$)| (?:in|near|if|property|homes?|land)\b| (?:an?|our) (?:\w+ ){0,2}(?:house|home|flat|apartment|place|property|studio|villa|farm)\b)|prices? (?:per|an?) (?:sq(?:uare)?\.? ?(?:m(?:et(?:er|re)s?)?|f(?:ee|oo)?t)|sqm|m2|m²)|(?<!guest ?)houses?|flats?(?![- ](?:rates?|tax\w*|fees?|sums?|percentage|price))|apartments?|housing|(?:what|how (?:big|large)) (?:\w+ )?(?:would|will|does|do|could|can) (?:\w+ ){0,2}[$€£]?\d[\d.,]* ?(?:k|m|thousand|million)?(?: ?[A-Z]{3}| \w+)?(?: \w+)? buy\b|\d[- ]?bed(?:room)?s?\b|lease|tenan\w+|home insurance|house insurance|contents insurance|build (?:my|our|a) (?:own )?(?:house|home))\b/i,
  not: /\brent a car\b|\bmonthly (?:budget|costs?|expenses)\b|\bhow much\b[^?]{0,30}\bneed\b[^?]{0,20}\b(?:a|per|each) month\b|\b(?:sell|sold|selling|capital gains|tax(?:es|ed|able)?)\b/i,
  over: ['cost'],
  answer: ({ text, views }) => {
    if (/\binsurance\b/i.test(text))
      return {
        lacks: 'premiums for a home',
        whom: 'two insurers of the country, with the address',
        put: 'What does a policy for this home cost, and which floods, storms and earthquakes does it leave out?',
      };
    const wants = BUYS.test(text) ? 'buys' : 'rents';
    const open = HOMES[views.every(isAtHome) ? 'home' : 'abroad'][wants];
    if (wants === 'rents') return open;
    const rules = withoutRecord(views.filter(isForeignBuyer), mayBuySaid, 'the rules on foreign buyers');
    return {
      ...open,
      said: purchaseSaid(views),
      lacks: `${rules}${open.lacks}`,
      ...(views.some((view) => buyingRules(view) !== null) ? { standsUnder: 'Housing' as const } : {}),
    };
  },
};
