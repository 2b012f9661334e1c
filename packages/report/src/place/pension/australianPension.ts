import { constant, over, ruleQuantity, shown } from '../../figures/quantity.ts';
import { because, given, type Said, say } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

const RULE = 'age-pension-abroad-AUS';
const WEEK = constant(7, 'the days of a week');
const FROM_AGE = constant(16, 'the age from which the rule counts years');

/**
 * How Australia pays its Age Pension to residents of other countries: by years lived in Australia, and under a
 * separate agreement in New Zealand. Null for other homes, and without a record.
 */
export function agePensionAbroad({ home, iso3, atlas }: PlaceView): Said | null {
  const years = ruleQuantity(atlas, RULE);
  const days = ruleQuantity(atlas, RULE, 'withinDays');
  if (home?.iso3 !== 'AUS' || iso3 === 'AUS' || !years || !days) return null;
  const whole = shown(years, String);
  const said = say`Australia goes on paying its Age Pension abroad without a time limit: from ${shown(over(days, WEEK), String)} weeks away the sum depends on the years lived in Australia between the age of ${shown(FROM_AGE, String)} and pension age, in full from ${whole} of them and in proportion for fewer${iso3 === 'NZL' ? '; in New Zealand the agreement of the two countries sets a rate of its own' : ''}. The supplements that come with it shrink or end earlier.`;
  return because(given(said, `rule:${RULE}`), 'current-location');
}
