import type { Contribution } from '@global-fit/matching/model';
import type { PlaceView } from '../place/view.ts';
import { because, type Said, say } from '../prose/said.ts';
import { outdoors, warmthClause } from '../sections/lifestyle/climate.ts';
import { homeBeside } from './againstHome.ts';
import { access, languageClause, noAccess } from './accessClauses.ts';
import { beside, dearButBelowHome, one, oneBelow, type Pair } from './clause.ts';

const price = one(
  'price_level_vs_us',
  (value) => say`prices stand at ${value} where the United States is 100`,
);

const housing = one(
  'price_level_housing',
  (value) => say`housing costs stand at ${value} (United States 100)`,
);

/** What can be said for and against a place on each theme of the ranking. */
const CLAUSES: Readonly<Record<string, Pair>> = {
  healthcare: {
    good: one(
      'uhc_index',
      (value, view) =>
        say`[essential care is there to be had, at ${value} of 100 on the service index|the supply of essential care reaches ${value} of 100|of the care one needs, the service index finds ${value} of 100 in place|on essential health services ${view.name} scores ${value} of 100|the index of essential services gives ${view.name} ${value} of 100|care covers what one needs, at ${value} of 100 on the service index]`,
    ),
    bad: one('uhc_index', (value) => say`essential care reaches only ${value} of 100 on the service index`),
  },
  safety: {
    good: one(
      'homicide_rate',
      (value, view) =>
        say`[violence is rare, with ${value} homicides a year per 100,000 people|killings are few, ${value} a year per 100,000 people|only ${value} of 100,000 people a year die by violence|${view.name} is peaceful, with ${value} homicides a year per 100,000 people|homicide is rare in ${view.name}, at ${value} a year per 100,000 people|few people are killed in ${view.name}, ${value} of 100,000 a year]`,
    ),
    bad: one('homicide_rate', (value) => say`${value} homicides a year per 100,000 people are counted`),
  },
  cost_of_living: {
    good: beside('good', 'price_level_vs_us', (than) => say`prices are ${than}`, price),
    bad: beside(
      'bad',
      'price_level_vs_us',
      (than) => say`prices are ${than}`,
      dearButBelowHome('price_level_vs_us', 'prices', price),
    ),
  },
  affordability: {
    good: beside(
      'good',
      'price_level_vs_us',
      (than) => say`your means cover a life at its prices, which are ${than}`,
      price,
    ),
    bad: beside(
      'bad',
      'price_level_vs_us',
      (than) => say`your means are tight for its prices, which are ${than}`,
      dearButBelowHome('price_level_vs_us', 'prices', price),
    ),
  },
  visa_access: { good: access, bad: noAccess },
  coast: {
    good: one(
      'coastline_km',
      (value) =>
        say`[there is sea, along ${value} of coast|the coast runs for ${value}|sea is never far, with ${value} of coast|it has ${value} of shore]`,
    ),
    bad: one(
      'coastline_km',
      (value) => say`it offers ${value} of coast, little for someone who wants the sea`,
    ),
  },
  mountains: {
    good: one(
      'mean_elevation',
      (value) => say`there are heights to climb, the mean elevation being ${value}`,
    ),
    bad: oneBelow(
      'mean_elevation',
      30,
      (value) =>
        say`[for mountains the land lies low, at ${value} on average|its mean height is ${value}, little for mountains]`,
    ),
  },
  sunshine: {
    good: one('sunshine', (value) => say`the sun shines for ${value} of the hours it could`),
    bad: one(
      'sunshine',
      (value, view) =>
        say`[the sun shows for ${value} of the hours it could|sunshine fills only ${value} of the daylight|of the hours of daylight ${value} have sun|${view.name} has sun in ${value} of the daylight hours]`,
    ),
  },
  warmth: {
    good: (view) => warmthClause(view, 'good'),
    bad: (view) => warmthClause(view, 'bad'),
  },
  rain: {
    good: one('rainfall_annual', (value) => say`rainfall suits your wish, about ${value} a year`),
    bad: one('rainfall_annual', (value) => say`rainfall is about ${value} a year, not what you asked for`),
  },
  mild_weather: {
    good: (view) => outdoors(view, 'good'),
    bad: (view) => outdoors(view, 'bad'),
  },
  digital: {
    good: one(
      'fixed_broadband',
      (value) =>
        say`[the net is dense, with ${value} fixed lines per hundred people|lines are plentiful, ${value} per hundred people|you would be well connected, ${value} fixed lines per hundred people]`,
    ),
    bad: one('fixed_broadband', (value) => say`fixed lines are few, ${value} per hundred people`),
  },
  political_stability: {
    good: one(
      'political_stability_percentile',
      (value) =>
        say`[politics are calm, at ${value} on a scale where 100 is the steadiest country|for stability it ranks at ${value} of 100|governments change there without noise (${value} of 100 for stability)|it is steady, ${value} of 100 by the stability rank|its politics hold few surprises, at ${value} of 100 for stability|political life is steady enough for ${value} of 100]`,
    ),
    bad: one(
      'political_stability_percentile',
      (value) => say`politics are uneasy, at ${value} on a scale where 100 is the steadiest country`,
    ),
  },
  governance: {
    good: one(
      'control_of_corruption_percentile',
      (value) =>
        say`[officials are honest as the world goes (${value} of 100 for control of corruption)|corruption is held in check, at ${value} of 100|offices are clean, at ${value} of 100 for control of corruption]`,
    ),
    bad: one(
      'control_of_corruption_percentile',
      (value) => say`dealings with officials can be trying (${value} of 100 for control of corruption)`,
    ),
  },
  rights_freedoms: {
    good: one(
      'voice_accountability_percentile',
      (value) =>
        say`[people speak and vote freely (${value} of 100 for voice and accountability)|it is a free country by the measure of voice and accountability, ${value} of 100|voice and accountability stand at ${value} of 100]`,
    ),
    bad: one(
      'voice_accountability_percentile',
      (value) => say`speech and politics are narrow (${value} of 100 for voice and accountability)`,
    ),
  },
  jobs: {
    good: one(
      'unemployment_rate',
      (value) =>
        say`[work is to be found, with unemployment at ${value}|few are out of work, ${value} of those who want it|the labour market is in good shape, unemployment being ${value}|jobs are there, since only ${value} look for one in vain]`,
    ),
    bad: one('unemployment_rate', (value) => say`work is contested, with unemployment at ${value}`),
  },
  education: {
    good: one(
      'expected_schooling',
      (value) =>
        say`[a child entering school can expect ${value} of it|children stay at school for ${value} by expectation|pupils can look forward to ${value} of schooling|from first class to last a child spends ${value} in class by expectation|the education of a child born now should last ${value}|school and study add up to ${value} for a child who begins today]`,
    ),
    bad: one('expected_schooling', (value) => say`a child entering school can expect only ${value} of it`),
  },
  schools: {
    good: one(
      'harmonised_test_score',
      (value) => say`pupils do well, scoring ${value} on the harmonised scale`,
    ),
    bad: one('harmonised_test_score', (value) => say`pupils score ${value} on the harmonised scale`),
  },
  universities: {
    good: one('tertiary_enrolment', (value) => say`university is a wide road, with enrolment at ${value}`),
    bad: one('tertiary_enrolment', (value) => say`university is for the few, with enrolment at ${value}`),
  },
  environment: {
    good: one(
      'pm25_air_pollution',
      (value) =>
        say`[the air is clean, with ${value} of fine dust on average|one breathes well, with fine dust at ${value}|fine dust is low at ${value}]`,
    ),
    bad: one('pm25_air_pollution', (value) => say`the air carries ${value} of fine dust on average`),
  },
  nature: {
    good: one('forest_area', (value) => say`there is nature to walk in, with forest on ${value} of the land`),
    bad: one(
      'forest_area',
      (value) =>
        say`[forest covers only ${value} of the land|woods cover ${value} of the land, and no more|of the land ${value} is forest]`,
    ),
  },
  housing: {
    good: beside(
      'good',
      'price_level_housing',
      (than) => say`[housing costs are|rent, water and energy together are] ${than}`,
      housing,
    ),
    bad: beside(
      'bad',
      'price_level_housing',
      (than) => say`[housing costs are|rent, water and energy together are] ${than}`,
      dearButBelowHome('price_level_housing', 'housing costs', housing),
    ),
  },
  work_life: {
    good: one('weekly_hours_employees', (value) => say`employees work ${value} a week on average`),
    bad: one('weekly_hours_employees', (value) => say`employees work ${value} a week on average`),
  },
  path_to_citizenship: {
    good: one('naturalisation_years', (value) => say`citizenship is on record after ${value} of residence`),
    bad: one(
      'naturalisation_years',
      (value) =>
        say`[citizenship is on record only after ${value} of residence|the way to its passport is long, ${value} of residence|naturalisation waits for ${value}]`,
    ),
  },
  openness: {
    good: one(
      'migrant_stock_share',
      (value) =>
        say`[newcomers are at home there, immigrants being ${value} of the people|you would be one of many who came, ${value} of the people|it is used to newcomers, who are ${value} of its people]`,
    ),
    bad: one(
      'migrant_stock_share',
      (value) => say`it is less open to newcomers than you wished; immigrants are ${value} of the people`,
    ),
  },
  age_peers: {
    good: one(
      'population_65_plus',
      (value) => say`you would have company of your age, with ${value} of people over 65`,
    ),
    bad: one('population_65_plus', (value) => say`people of your age are few, with ${value} over 65`),
  },
  language_fit: {
    good: (view) => languageClause(view, true),
    bad: (view) => languageClause(view, false),
  },
  english: {
    good: (view) => languageClause(view, true),
    bad: (view) => languageClause(view, false),
  },
  economy: {
    good: one(
      'gdp_per_capita_usd',
      (value) =>
        say`[the economy is strong, at ${value} a head|it produces ${value} a head|at ${value} a head it is a wealthy economy]`,
    ),
    bad: one('gdp_per_capita_usd', (value) => say`the economy is small, at ${value} a head`),
  },
  hazards: {
    good: one('hazard_count', (value) => say`of six natural hazards the record names ${value}`),
    bad: one('hazard_count', (value) => say`of six natural hazards the record names ${value}`),
  },
  price_stability: {
    good: one('inflation_rate', (value) => say`prices are calm, rising by ${value} a year`),
    bad: one('inflation_rate', (value) => say`prices run, rising by ${value} a year`),
  },
  air_connections: {
    good: one('airports_per_million', (value) => say`airports are many for its people, ${value} per million`),
    bad: one('airports_per_million', (value) => say`airports are few for its people, ${value} per million`),
  },
  lgbt_rights: {
    good: one(
      'lgbt_policy_index',
      (value) => say`LGBTQ+ rights stand at ${value} on a policy scale from −7 to 13`,
    ),
    bad: one(
      'lgbt_policy_index',
      (value) => say`LGBTQ+ rights stand at ${value} on a policy scale from −7 to 13`,
    ),
  },
  gender_equality: {
    good: one('women_in_parliament', (value) => say`women hold ${value} of the seats in parliament`),
    bad: one('women_in_parliament', (value) => say`women hold ${value} of the seats in parliament`),
  },
  business: {
    good: one(
      'days_to_start_business',
      (value) => say`a company was registered in ${value} in the last comparison`,
    ),
    bad: one(
      'days_to_start_business',
      (value) => say`a company took ${value} to register in the last comparison`,
    ),
  },
  time_zone: {
    good: one(
      'utc_offset_capital',
      (value) => say`its clock (${value} from universal time) suits your calls`,
    ),
    bad: one(
      'utc_offset_capital',
      (value) => say`its clock (${value} from universal time) works against your calls`,
    ),
  },
};

/** The clause for one factor, resting on the answers that gave it weight; null when nothing can be said. */
export function clauseFor(view: PlaceView, contribution: Contribution, side: 'good' | 'bad'): Said | null {
  const { factor } = contribution;
  const found = CLAUSES[factor]?.[side](view);
  if (!found) return null;
  const home = homeBeside(view, factor, side);
  return because(home ? say`${found}${home}` : found, ...contribution.because.questionIds);
}
