import { about, type HighlightKind, kind } from './highlightKind.ts';
import { capitalised } from './words.ts';

/** Health, schooling, safety, the state, immigration and deductions from pay. */
export const PEOPLE_HIGHLIGHTS: readonly HighlightKind[] = [
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
    // A rate of zero means that states or provinces tax sales, or that nobody does.
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
];
