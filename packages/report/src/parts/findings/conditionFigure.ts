import { isAtMost } from '@global-fit/atlas/money/deductions';
import type { Fact } from '@global-fit/atlas/model';
import { formatted } from '../../figures/format.ts';
import { shown } from '../../figures/quantity.ts';
import { type Said, say } from '../../prose/said.ts';

/** Words around the figure on which a condition turned. */
const WORDS: Readonly<Record<string, (value: Said) => Said>> = {
  winter_daily_low: (value) => say`${value} on winter nights over the country as a whole`,
  temperature_annual_mean: (value) => say`${value} on average over the year`,
  summer_daily_high: (value) => say`${value} on summer afternoons over the country as a whole`,
  relative_humidity: (value) => say`${value} humidity`,
  wet_days: (value) => say`rain on ${value} a year`,
  conflict_death_rate_5y: (value) => say`${value} conflict deaths a year per 100,000 people`,
  homicide_rate: (value) => say`${value} homicides a year per 100,000 people`,
  control_of_corruption: (value) =>
    say`${value} for control of corruption, on a scale from about −2.5 to 2.5`,
  voice_accountability: (value) =>
    say`${value} for voice and accountability, on a scale from about −2.5 to 2.5`,
  political_stability: (value) => say`${value} for stability, on a scale from about −2.5 to 2.5`,
  lgbt_policy_index: (value) => say`${value} on a policy scale from about −7 to 13`,
  gender_inequality_index: (value) => say`${value} on a scale of inequality from 0 to 1`,
  school_gender_parity: (value) => say`${value} in school`,
  pm25_air_pollution: (value) => say`${value} of fine dust`,
  price_level_vs_us: (value) => say`prices at ${value} where the United States is 100`,
  inflation_rate: (value) => say`inflation of ${value}`,
  internet_freedom: (value) => say`${value} for freedom from censorship, on a scale from about −4 to 3`,
  religious_freedom: (value) => say`${value} for freedom of religion, on a scale from about −4 to 4`,
  freedom_of_expression: (value) => say`${value} for freedom of expression, on a scale from 0 to 1`,
  religion_muslim: (value) => say`Muslims at ${value} of the people`,
  religion_christian: (value) => say`Christians at ${value} of the people`,
  population_density: (value) => say`${value} people on a square kilometre`,
  naturalisation_years: (value) => say`citizenship after ${value} of residence`,
  deductions_pct_30k_usd: (value) => say`${value} taken from a salary of US$30,000`,
  deductions_pct_60k_usd: (value) => say`${value} taken from a salary of US$60,000`,
  deductions_pct_100k_usd: (value) => say`${value} taken from a salary of US$100,000`,
  unemployment_rate: (value) => say`${value} without work`,
  weekly_hours_employees: (value) => say`${value} of work in the mean week of employees`,
  paid_annual_leave_days: (value) => say`${value} of paid leave by law`,
  safely_managed_water: (value) => say`water that is safely managed for ${value} of people`,
  road_deaths: (value) => say`${value} deaths on the roads a year per 100,000 people`,
  hdi: (value) => say`${value} for human development, on a scale from 0 to 1`,
  gini_index: (value) => say`${value} for inequality of incomes, on a scale from 0 to 100`,
  tobacco_use: (value) => say`tobacco used by ${value} of adults`,
  temperature_seasonal_range: (value) => say`${value} between the coldest and the warmest month`,
  population_below_5m: (value) => say`${value} of people less than 5 m above the sea`,
  rule_of_law: (value) => say`${value} for the rule of law, on a scale from about −2.5 to 2.5`,
  physical_integrity: (value) =>
    say`${value} for freedom from political killings and torture, on a scale from 0 to 1`,
  property_rights: (value) => say`${value} for property rights, on a scale from 0 to 1`,
  firms_power_outages: (value) => say`power cuts at ${value} of firms`,
  electricity_access: (value) => say`electricity for ${value} of people`,
};

const MEAN_PAY = (value: Said): Said => say`a mean pay of ${value} a month`;

/** "inflation of 6.2%"; null for a fact that is no number. */
export function conditionFigure({ indicator, iso3, value, note }: Fact): Said | null {
  const put = WORDS[indicator.id] ?? (indicator.id.startsWith('earnings_') ? MEAN_PAY : undefined);
  if (typeof value !== 'number' || !put) return null;
  const most = isAtMost({ note }) ? 'at most ' : '';
  return put(say`${most}${figureOf({ indicator, iso3, value })}`);
}

/** The bare figure, resting on its fact. */
export function figureOf({
  indicator,
  iso3,
  value,
}: Pick<Fact, 'indicator' | 'iso3'> & { readonly value: number }): Said {
  const id = `${indicator.id}:${iso3}`;
  const quantity = { value, from: { fact: id }, answers: [], facts: [id] };
  return shown(quantity, (number) => formatted(number, indicator));
}
