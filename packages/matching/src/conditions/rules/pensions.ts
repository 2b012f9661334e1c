import type { Iso3 } from '@global-fit/atlas/model';
import { type DealBreakerRule, rule } from '../dealBreakerRule.ts';

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

/** A state pension abroad. */
export const PENSION_RULES: readonly DealBreakerRule[] = [
  {
    ...rule(
      'frozen-pension',
      LABEL,
      'bad',
      either(FREEZES, PENSION),
      { pensionOf: FREEZING },
      'least',
      0.5,
      0.5,
    ),
    whoIsFrom: FREEZING,
  },
  {
    ...rule(
      'rising-pension',
      LABEL,
      'good',
      either(RISES, PENSION),
      { pensionOf: FREEZING },
      'least',
      0.5,
      0.5,
    ),
    whoIsFrom: FREEZING,
  },
];
