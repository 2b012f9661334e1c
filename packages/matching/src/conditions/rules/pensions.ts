import type { Iso3 } from '@global-fit/atlas/model';
import { atLeast, atMost, type DealBreakerRule } from '../dealBreakerRule.ts';
import { percentLimit } from '../own/percentLimit.ts';

/** States that raise their pension in some countries and leave it as first paid in the others. */
const FREEZING: Iso3 = 'GBR';

/** What other payers do with their pensions and payments is on no list of a state. */
const OTHER_PAYERS =
  '(?!.*\\b(?:private|personal|compan\\w+|occupational|workplace|work pensions?|disability|benefits?|assets|accounts?|savings)\\b)';
const PENSION = '(?:pensions?|pensioners?)';
const FREEZES = 'fr(?:eez\\w*|oze\\w*)';
const RISES =
  '(?:ris(?:e|es|ing)|increas\\w+|go(?:es|ing)? up|uprat\\w+|up-rat\\w+|index(?:ed|ation|-link\\w*| link\\w*)|triple lock)';

const either = (first: string, second: string): RegExp =>
  new RegExp(`^${OTHER_PAYERS}.*(?:\\b${first}\\b.*\\b${second}\\b|\\b${second}\\b.*\\b${first}\\b)`);

const LABEL = 'a British State Pension that rises every year';

/** A pension of which much is taken; what is paid in for one, and other taxes of those who have one, are none. */
const TAXED_MUCH = new RegExp(
  [
    '^(?!.*\\b(?:contributions?|double|twice|inherit\\w*|propert\\w+|houses?|wealth|vat)\\b)',
    '(?=.*\\b(?:pensions?|pensioners?|retired|retirees?|retirement|superannuation|annuit(?:y|ies))\\b)',
    '(?=.*\\btax)',
    '(?=.*(?:\\bhigh\\w*|\\bheav(?:y|ily)\\b|\\btoo much\\b|\\bmore than\\b|\\babove\\b|\\bover\\b|%|per ?cent))',
  ].join(''),
);
/** From this share of a pension on its tax is no low one, in percent. */
const MUCH = 15;
/** Without a regime the usual scale may take less of a small pension than a rate that is on record. */
const NEVER = Number.POSITIVE_INFINITY;

/** A state pension abroad, and what is taken of any pension there. */
export const PENSION_RULES: readonly DealBreakerRule[] = [
  {
    id: 'frozen-pension',
    label: LABEL,
    words: either(FREEZES, PENSION),
    read: { pensionOf: FREEZING },
    ...atLeast(0.5, 0.5),
    whoIsFrom: FREEZING,
  },
  {
    id: 'rising-pension',
    label: LABEL,
    good: true,
    words: either(RISES, PENSION),
    read: { pensionOf: FREEZING },
    ...atLeast(0.5, 0.5),
    whoIsFrom: FREEZING,
  },
  {
    id: 'pension-tax',
    label: 'no high tax on a pension from abroad',
    words: TAXED_MUCH,
    read: { record: 'tax on pensions from abroad' },
    ...atMost(MUCH, NEVER),
    own: {
      find: percentLimit,
      label: (said) => `no more than ${said} of tax on a pension from abroad`,
      near: 0,
      past: NEVER,
    },
  },
];
