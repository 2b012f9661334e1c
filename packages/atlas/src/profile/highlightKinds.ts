import type { PlaceName } from './placeName.ts';
import type { Superlative } from './rankClause.ts';
import { capitalised } from './words.ts';

export interface HighlightWords {
  /** The figure with its unit. */
  readonly value: string;
  /** Its place among the others: "the third-highest in Europe". */
  readonly rank: string;
  readonly place: PlaceName;
}

/** A property a country can stand out by. */
export interface HighlightKind {
  readonly id: string;
  /** Of one group only one is told: its members say nearly the same. */
  readonly group: string;
  readonly high: Superlative;
  readonly low: Superlative;
  readonly say: (words: HighlightWords) => string;
  /** Told on this side alone: the other would say something else than it seems. */
  readonly only?: 'high' | 'low';
}

const kind = (
  id: string,
  group: string,
  high: Superlative,
  low: Superlative,
  say: HighlightKind['say'],
): HighlightKind => ({ id, group, high, low, say });

/** A sentence about one figure whose subject does not change. */
const about =
  (subject: string) =>
  ({ value, rank }: HighlightWords) =>
    `${subject} ${value}, ${rank}.`;

/** Everything that a highlight may be about; `highlights.ts` chooses among them. */
export const HIGHLIGHT_KINDS: readonly HighlightKind[] = [
  kind(
    'gdp_per_capita_ppp',
    'income',
    'highest',
    'lowest',
    about('Output per person, adjusted for prices, is'),
  ),
  kind(
    'gdp_growth',
    'growth',
    'fastest',
    'slowest',
    ({ value, rank }) => `The economy\u2019s yearly growth stands at ${value}, ${rank}.`,
  ),
  kind('gini_index', 'inequality', 'highest', 'lowest', about('Income inequality (Gini index) measures')),
  kind(
    'public_debt',
    'debt',
    'highest',
    'lowest',
    ({ value, rank }) => `Public debt equals ${value} of yearly output, ${rank}.`,
  ),
  kind(
    'remittances',
    'remittances',
    'largest',
    'smallest',
    ({ value, rank }) => `Money sent home from abroad makes up ${value} of output, ${rank}.`,
  ),
  kind(
    'services_share_gdp',
    'sectors',
    'largest',
    'smallest',
    ({ value, rank }) => `Services make ${value} of the economy, a share that is ${rank}.`,
  ),
  kind(
    'agriculture_share_gdp',
    'sectors',
    'largest',
    'smallest',
    ({ value, rank }) =>
      `Farming, forestry and fishing bring in ${value} of output, a share that is ${rank}.`,
  ),
  kind(
    'price_level_vs_us',
    'prices',
    'highest',
    'lowest',
    ({ value, rank }) => `The price level is ${value}, ${rank}.`,
  ),
  kind('price_level_food', 'food prices', 'highest', 'lowest', about('Food prices stand at')),
  kind(
    'price_level_restaurants',
    'restaurant prices',
    'highest',
    'lowest',
    about('Restaurant and hotel prices stand at'),
  ),
  kind('price_level_transport', 'transport prices', 'highest', 'lowest', about('Transport prices stand at')),
  kind(
    'inflation_rate',
    'inflation',
    'highest',
    'lowest',
    about('Consumer prices last changed over a year by'),
  ),
  kind(
    'earnings_monthly_ppp',
    'pay',
    'highest',
    'lowest',
    about('Average pay a month, adjusted for prices, is'),
  ),
  kind('unemployment_rate', 'unemployment', 'highest', 'lowest', about('Unemployment stands at')),
  kind('youth_unemployment', 'unemployment', 'highest', 'lowest', about('Youth unemployment stands at')),
  kind(
    'weekly_working_hours',
    'hours',
    'longest',
    'shortest',
    about('People in work put in a weekly average of'),
  ),
  kind(
    'labour_participation_female',
    'women at work',
    'highest',
    'lowest',
    ({ value, rank }) => `Of women aged 15 and over, ${value} are in the labour force, ${rank}.`,
  ),
  kind(
    'self_employed',
    'self-employed',
    'highest',
    'lowest',
    ({ value, rank }) => `Self-employed people make up ${value} of all who work, a share that is ${rank}.`,
  ),
  kind(
    'maternity_leave_paid_days',
    'family leave',
    'longest',
    'shortest',
    about('Paid maternity leave lasts'),
  ),
  kind(
    'paid_annual_leave_days',
    'leave',
    'longest',
    'shortest',
    about('The law gives employees a yearly paid leave of'),
  ),
  kind(
    'minimum_wage_monthly_ppp',
    'minimum wage',
    'highest',
    'lowest',
    about('The statutory minimum wage a month, adjusted for prices, is'),
  ),
  kind('life_expectancy', 'long life', 'longest', 'shortest', about('Life expectancy at birth is')),
  kind(
    'physicians_density',
    'doctors',
    'most',
    'fewest',
    ({ value, rank }) => `There are ${value.replace(/\u00a0per/, ' doctors per')}, ${rank}.`,
  ),
  kind(
    'hospital_beds',
    'beds',
    'most',
    'fewest',
    ({ value, rank }) => `Hospitals hold ${value.replace(/\u00a0per/, ' beds per')}, ${rank}.`,
  ),
  kind(
    'nurses_midwives',
    'nurses',
    'most',
    'fewest',
    ({ value, rank }) => `There are ${value.replace(/\u00a0per/, ' nurses and midwives per')}, ${rank}.`,
  ),
  kind(
    'out_of_pocket_health',
    'out of pocket',
    'highest',
    'lowest',
    ({ value, rank }) => `Patients pay ${value} of health spending out of their own pockets, ${rank}.`,
  ),
  kind('obesity_rate', 'obesity', 'highest', 'lowest', about('The share of adults living with obesity is')),
  kind(
    'uhc_index',
    'coverage',
    'highest',
    'lowest',
    about('On the index of essential health services the country scores'),
  ),
  kind(
    'mean_schooling',
    'schooling',
    'longest',
    'shortest',
    about('Adults have spent at school, on average,'),
  ),
  kind(
    'harmonised_test_score',
    'learning',
    'highest',
    'lowest',
    about('In internationally comparable school tests pupils score'),
  ),
  kind(
    'tertiary_enrolment',
    'universities',
    'highest',
    'lowest',
    about('Enrolment in higher education, against the age group, is'),
  ),
  kind(
    'pupil_teacher_ratio',
    'classes',
    'most',
    'fewest',
    ({ value, rank }) =>
      `Primary schools count ${value.replace(/\u00a0pupils/, ' pupils')} to a teacher, ${rank}.`,
  ),
  kind('homicide_rate', 'homicide', 'highest', 'lowest', about('Intentional homicides number')),
  kind('road_deaths', 'roads', 'most', 'fewest', about('Road traffic deaths number')),
  kind(
    'political_stability_percentile',
    'governance',
    'highest',
    'lowest',
    about('For political stability the World Bank ranks the country at'),
  ),
  kind(
    'control_of_corruption_percentile',
    'governance',
    'highest',
    'lowest',
    about('For control of corruption the World Bank ranks the country at'),
  ),
  kind(
    'rule_of_law_percentile',
    'governance',
    'highest',
    'lowest',
    about('For the rule of law the World Bank ranks the country at'),
  ),
  kind(
    'voice_accountability_percentile',
    'governance',
    'highest',
    'lowest',
    about('For a say in government and free media the World Bank ranks the country at'),
  ),
  kind(
    'women_in_parliament',
    'women in parliament',
    'highest',
    'lowest',
    ({ value, rank }) => `Women hold ${value} of the seats in parliament, ${rank}.`,
  ),
  kind(
    'migrant_stock_share',
    'migrants',
    'highest',
    'lowest',
    ({ value, rank }) => `People born abroad make up ${value} of the population, ${rank}.`,
  ),
  kind(
    'visa_free_destinations',
    'passport',
    'most',
    'fewest',
    ({ value, rank, place }) =>
      `${capitalised(place.possessive)} own citizens travel to ${value} without a prior visa, ${rank}.`,
  ),
  kind(
    'visa_openness_free',
    'open door',
    'most',
    'fewest',
    ({ value, rank }) => `Visitors of ${value.replace(/\u00a0of/, ' of')} enter visa free, ${rank}.`,
  ),
  kind(
    'naturalisation_years',
    'naturalisation',
    'longest',
    'shortest',
    about('Naturalisation ordinarily asks for residence of'),
  ),
  {
    // A rate of zero is a country whose states or provinces tax sales, or none at all.
    ...kind('vat_rate', 'sales tax', 'highest', 'lowest', about('The standard sales tax is')),
    only: 'high',
  },
  kind(
    'deductions_pct_60k_usd',
    'income tax',
    'highest',
    'lowest',
    ({ value, rank }) =>
      `Income tax and employee contributions take an estimated ${value} of a gross pay of US$\u00a060,000, ${rank}.`,
  ),
  kind(
    'total_tax_rate_business',
    'business tax',
    'highest',
    'lowest',
    ({ value, rank }) => `Taxes and contributions take ${value} of a typical firm\u2019s profit, ${rank}.`,
  ),
  kind(
    'temperature_annual_mean',
    'warmth',
    'warmest',
    'coolest',
    about('Over the year temperatures average'),
  ),
  kind(
    'temperature_coldest_month',
    'winter',
    'warmest',
    'coolest',
    about('In the coldest month the mean is'),
  ),
  kind(
    'temperature_seasonal_range',
    'seasons',
    'greatest',
    'smallest',
    ({ value, rank }) =>
      `Between the hottest and the coldest month lie ${value}, a difference that is ${rank}.`,
  ),
  kind('rainfall_annual', 'rain', 'wettest', 'driest', about('Rain brings')),
  kind(
    'sunshine',
    'sunshine',
    'most',
    'least',
    ({ value, rank }) => `The sun shines for ${value} of the time it could, ${rank}.`,
  ),
  kind(
    'comfortable_months',
    'mild months',
    'most',
    'fewest',
    ({ value, rank }) =>
      `Mild weather, with a monthly mean of 10 to 25\u00a0°C, lasts ${value} of the year, ${rank}.`,
  ),
  kind('pm25_air_pollution', 'air', 'highest', 'lowest', about('Fine dust in the air (PM2.5) averages')),
  kind(
    'forest_area',
    'forest',
    'largest',
    'smallest',
    ({ value, rank }) => `Forest covers ${value} of the land, a share that is ${rank}.`,
  ),
  kind(
    'protected_areas',
    'protected',
    'largest',
    'smallest',
    ({ value, rank }) => `Protected areas cover ${value} of land and sea, a share that is ${rank}.`,
  ),
  kind(
    'renewable_electricity_share',
    'green power',
    'highest',
    'lowest',
    ({ value, rank }) => `Renewable sources supply ${value} of the electricity, ${rank}.`,
  ),
  kind(
    'co2_per_capita',
    'carbon',
    'highest',
    'lowest',
    ({ value, rank }) =>
      `Energy use emits ${value.replace(/\u00a0tonnes per person/, ' tonnes of CO\u2082 per person')}, ${rank}.`,
  ),
  kind('mean_elevation', 'height', 'highest', 'lowest', about('The land lies at a mean height of')),
  kind('coastline_km', 'coast', 'longest', 'shortest', about('The coastline runs for')),
  kind(
    'internet_users',
    'internet',
    'highest',
    'lowest',
    ({ value, rank }) => `The internet reaches ${value} of the population, ${rank}.`,
  ),
  kind(
    'fixed_broadband',
    'broadband',
    'most',
    'fewest',
    ({ value, rank }) => `There are ${value.replace(/\u00a0per/, ' fixed broadband lines per')}, ${rank}.`,
  ),
  kind(
    'electricity_access',
    'power',
    'highest',
    'lowest',
    ({ value, rank }) => `Electricity reaches ${value} of the population, ${rank}.`,
  ),
  kind(
    'ethnic_fractionalisation',
    'diversity',
    'highest',
    'lowest',
    ({ value, rank }) => `The chance that two people belong to different ethnic groups is ${value}, ${rank}.`,
  ),
  kind(
    'religion_none',
    'religion',
    'highest',
    'lowest',
    ({ value, rank }) => `Of the people, ${value} profess no religion, ${rank}.`,
  ),
  kind(
    'world_heritage_sites',
    'heritage',
    'most',
    'fewest',
    ({ value, rank }) =>
      `UNESCO lists ${value} World Heritage ${value === '1' ? 'Site' : 'Sites'} here, ${rank}.`,
  ),
  kind(
    'median_age',
    'age',
    'oldest',
    'youngest',
    ({ value, rank }) => `Half the population is older than ${value}, ${rank}.`,
  ),
  kind('fertility_rate', 'age', 'highest', 'lowest', about('The fertility rate is')),
  kind(
    'population_growth',
    'population growth',
    'fastest',
    'slowest',
    ({ value, rank }) => `The population changes by ${value} a year, ${rank}.`,
  ),
  kind(
    'population',
    'people',
    'largest',
    'smallest',
    ({ value, rank, place }) => `With ${value} people, ${place.plain} has a population that is ${rank}.`,
  ),
  kind('population_density', 'density', 'densest', 'sparsest', about('The land is settled by')),
  kind(
    'urban_population',
    'towns',
    'highest',
    'lowest',
    ({ value, rank }) => `Of the people, ${value} live in towns and cities, ${rank}.`,
  ),
  kind('area_km2', 'size', 'largest', 'smallest', about('The territory measures')),
  kind(
    'alcohol_per_capita',
    'alcohol',
    'highest',
    'lowest',
    ({ value, rank }) =>
      `Yearly alcohol consumption is ${value.replace(/\u00a0litres/, ' litres')}, ${rank}.`,
  ),
  kind(
    'tobacco_use',
    'tobacco',
    'highest',
    'lowest',
    ({ value, rank }) => `Of adults, ${value} use tobacco, ${rank}.`,
  ),
  kind(
    'public_holidays',
    'holidays',
    'most',
    'fewest',
    ({ value, rank }) =>
      `The calendar of 2026 holds ${value.replace(/\u00a0public holidays in 2026/, ' public holidays')}, ${rank}.`,
  ),
  kind(
    'tourism_receipts_share',
    'tourism',
    'highest',
    'lowest',
    ({ value, rank }) => `Tourism earns ${value} of export income, ${rank}.`,
  ),
  kind('hdi', 'development', 'highest', 'lowest', about('The Human Development Index stands at')),
  kind(
    'wine_per_capita',
    'alcohol',
    'most',
    'least',
    ({ value, rank }) =>
      `Wine alone accounts for ${value.replace(/\u00a0litres/, ' litres')} a year, ${rank}.`,
  ),
];
