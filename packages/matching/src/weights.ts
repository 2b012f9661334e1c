import type { FactorId } from './model.ts';

/** What a slider from 1 to 5 is worth: each step doubles, 3 is neutral, 1 ("not important") leaves the factor out. */
export const SLIDER_WORTH: Readonly<Record<number, number>> = { 1: 0, 2: 0.5, 3: 1, 4: 2, 5: 4 };

/** Worth of a slider value; neutral for one that was not touched or is not a number. */
export function sliderWorth(value: unknown): number {
  return typeof value === 'number' ? (SLIDER_WORTH[Math.min(5, Math.max(1, Math.round(value)))] ?? 1) : 1;
}

/** Factors that count, the heaviest first. Those of weight 0 are left out, unless all are: then all count alike. */
export function heaviestFirst<T extends { readonly weight: number }>(weights: readonly T[]): readonly T[] {
  const counting = weights.filter(({ weight }) => weight > 0);
  if (counting.length === 0) return weights.map((one) => ({ ...one, weight: 1 }));
  return counting.toSorted((a, b) => b.weight - a.weight);
}

/** The six priorities, and the factors whose weight each multiplies. */
export const PRIORITIES: Readonly<Record<string, FactorId>> = {
  'healthcare-quality': 'healthcare',
  'education-quality': 'education',
  safety: 'safety',
  'cost-of-living': 'cost_of_living',
  'political-stability': 'political_stability',
  'cultural-diversity': 'diversity',
};

/**
 * Weight of each factor before anybody has said anything: what an adviser would look at for everyone. Factors not
 * listed start at 0 and count only when an answer asks for them.
 */
export const BASE_WEIGHTS: Readonly<Record<FactorId, number>> = {
  healthcare: 1.2,
  safety: 1.2,
  cost_of_living: 1,
  political_stability: 1,
  education: 0.7,
  diversity: 0.4,
  governance: 0.7,
  rights_freedoms: 0.6,
  infrastructure: 0.5,
  environment: 0.5,
  economy: 0.4,
  price_stability: 0.3,
  housing: 0.3,
  digital: 0.4,
  public_health: 0.3,
  equality: 0.2,
  gender_equality: 0.3,
  openness: 0.3,
  hazards: 0.2,
  sunshine: 0.2,
  mild_weather: 0.2,
  nature: 0.2,
  air_connections: 0.1,
  culture_life: 0.2,
  path_to_citizenship: 0.2,
};

/** An answer that gives weight to factors. `value` absent: any answer counts. */
export interface WeightRule {
  readonly question: string;
  readonly value: string;
  readonly adds: Readonly<Record<FactorId, number>>;
}

const rules = (
  question: string,
  table: Readonly<Record<string, Readonly<Record<FactorId, number>>>>,
): readonly WeightRule[] => Object.entries(table).map(([value, adds]) => ({ question, value, adds }));

/** Which answer gives weight to what. Weights add up; nothing here takes weight away. */
export const WEIGHT_RULES: readonly WeightRule[] = [
  ...rules('relocation-drivers', {
    'lower-cost': { cost_of_living: 0.8 },
    'better-climate': { mild_weather: 0.4, sunshine: 0.3 },
    safety: { safety: 0.8 },
    healthcare: { healthcare: 0.8 },
    career: { jobs: 0.8, economy: 0.2 },
    education: { education: 0.5, universities: 0.4 },
    'quality-of-life': { work_life: 0.4, environment: 0.2, equality: 0.2 },
    nature: { nature: 0.6, mountains: 0.1, coast: 0.1 },
    culture: { culture_life: 0.6, diversity: 0.3 },
    politics: { rights_freedoms: 0.8, governance: 0.4 },
    retirement: { age_peers: 0.3, price_stability: 0.2 },
    'lower-taxes': { taxes: 0.8 },
    'second-citizenship': { path_to_citizenship: 0.6, passport: 0.4 },
    environment: { environment: 0.8 },
  }),
  ...rules('new-location-priorities', {
    affordability: { cost_of_living: 0.6 },
    'affordable-housing': { housing: 0.8 },
    safety: { safety: 0.6 },
    healthcare: { healthcare: 0.6 },
    schools: { education: 0.6 },
    'job-market': { jobs: 0.8 },
    'business-climate': { business: 0.8 },
    'low-taxes': { taxes: 0.8 },
    'easy-residency': { visa_access: 0.8 },
    'fast-internet': { digital: 0.8 },
    'public-transport': { infrastructure: 0.6 },
    'air-connections': { air_connections: 0.6 },
    sea: { coast: 0.8 },
    mountains: { mountains: 0.8 },
    nature: { nature: 0.8 },
    'clean-environment': { environment: 0.8 },
    sunshine: { sunshine: 0.8 },
    culture: { culture_life: 0.8 },
    food: { culture_life: 0.3 },
    'expat-community': { community: 0.6, openness: 0.3 },
    'english-spoken': { english: 0.8 },
    tolerance: { rights_freedoms: 0.4, lgbt_rights: 0.3, openness: 0.2 },
    'political-stability': { political_stability: 0.5, governance: 0.4 },
    'work-life-balance': { work_life: 0.8 },
  }),
  ...rules('relocation-duration', {
    'long-term': { path_to_citizenship: 0.2 },
    permanent: { path_to_citizenship: 0.5 },
  }),
  ...rules('childcare-education-priorities', {
    'affordable-childcare': { family: 0.6 },
    'school-quality': { education: 0.8 },
    'own-language-schooling': { language_fit: 0.4 },
    'special-educational-needs': { education: 0.4, healthcare: 0.2 },
    'safe-streets': { safety: 0.6 },
    'outdoor-play': { nature: 0.3, environment: 0.2 },
    'parental-leave': { family: 0.6 },
    'university-access': { universities: 0.5 },
  }),
  ...rules('eldercare-considerations', {
    'moving-with-us': { healthcare: 0.6, age_peers: 0.2 },
    'joining-later': { healthcare: 0.4, visa_access: 0.2 },
    'support-from-afar': { home_distance: 0.4 },
    'return-often': { home_distance: 1 },
  }),
  ...rules('couple-lifestyle-priorities', {
    'both-careers': { jobs: 0.6, gender_equality: 0.2 },
    'partner-work-permit': { visa_access: 0.4 },
    'recognised-relationship': { rights_freedoms: 0.3, union_law: 0.2 },
    'time-together': { work_life: 0.6 },
    'social-life': { culture_life: 0.4 },
    'starting-family': { family: 0.8 },
    quiet: { nature: 0.3 },
    travel: { air_connections: 0.5 },
    saving: { cost_of_living: 0.4, taxes: 0.3 },
  }),
  ...rules('financial-independence-level', {
    'dependent-on-work': { jobs: 0.4 },
    'several-months': { jobs: 0.2 },
  }),
  ...rules('cost-of-living-priority', {
    'spend-much-less': { cost_of_living: 1.5 },
    'spend-less': { cost_of_living: 0.7 },
    'same-more-comfort': { cost_of_living: 0.3 },
  }),
  ...rules('life-purpose-motivation', {
    'career-growth': { jobs: 0.3 },
    'building-business': { business: 0.3 },
    learning: { universities: 0.3 },
    family: { family: 0.3 },
    creativity: { culture_life: 0.3 },
    service: { equality: 0.1, openness: 0.2 },
    freedom: { rights_freedoms: 0.2, air_connections: 0.2 },
    'rest-health': { healthcare: 0.2, nature: 0.2 },
  }),
  ...rules('work-life-integration', {
    'career-first': { jobs: 0.3 },
    balanced: { work_life: 0.4 },
    'life-first': { work_life: 0.6 },
    blended: { work_life: 0.2, digital: 0.2 },
  }),
  ...rules('work-arrangement', {
    'remote-employee': { digital: 0.8, nomad_visa: 0.3 },
    freelance: { digital: 0.7, nomad_visa: 0.3 },
    'business-owner': { business: 0.8, digital: 0.2 },
    'start-business': { business: 1, economy: 0.3 },
    'local-job': { jobs: 1.5, work_life: 0.3 },
    'company-transfer': { economy: 0.3, work_life: 0.3 },
    study: { universities: 1.8 },
    undecided: { jobs: 0.4 },
  }),
  ...rules('remote-work-requirements', {
    'fast-internet': { digital: 0.5 },
    'reliable-power': { infrastructure: 0.5 },
    airport: { air_connections: 0.5 },
    'overlap-americas': { time_zone: 0.8 },
    'overlap-europe-africa': { time_zone: 0.8 },
    'overlap-asia-pacific': { time_zone: 0.8 },
    'open-internet': { rights_freedoms: 0.3 },
  }),
  ...rules('study-abroad-motivation', {
    'academic-quality': { universities: 0.8 },
    'low-tuition': { cost_of_living: 0.4 },
    'stay-after-graduation': { jobs: 0.4, path_to_citizenship: 0.2 },
    'work-while-studying': { jobs: 0.3 },
    language: { culture_life: 0.2 },
    'english-taught': { english: 0.6 },
    experience: { culture_life: 0.3, diversity: 0.2 },
  }),
  ...rules('local-job-creation-intent', {
    '3-5': { business: 0.2 },
    '6-10': { business: 0.3 },
    'over-10': { business: 0.4 },
  }),
  ...rules('retirement-timeline', {
    'already-retired': { healthcare: 0.4, age_peers: 0.3, price_stability: 0.2 },
    'less-than-5': { healthcare: 0.3, age_peers: 0.2, price_stability: 0.1 },
  }),
  ...rules('community-preference', {
    'mixed-international': { openness: 0.4, diversity: 0.2 },
    expat: { community: 0.8 },
    professional: { universities: 0.2, economy: 0.2 },
    family: { family: 0.3 },
    retirement: { age_peers: 0.6 },
    privacy: { nature: 0.2 },
  }),
  ...rules('cultural-adaptation-style', {
    familiar: { familiar_culture: 0.8 },
    'expat-circle': { community: 0.4, openness: 0.4, english: 0.2 },
    blend: { openness: 0.2 },
  }),
  ...rules('social-values-priority', {
    'personal-freedom': { rights_freedoms: 0.5 },
    'gender-equality': { gender_equality: 0.6 },
    'lgbtq-rights': { lgbt_rights: 0.8 },
    'religious-freedom': { rights_freedoms: 0.3 },
    'press-freedom': { rights_freedoms: 0.4 },
    'low-corruption': { governance: 0.6 },
    'rule-of-law': { governance: 0.6 },
    'social-welfare': { equality: 0.5, family: 0.2 },
    'low-inequality': { equality: 0.7 },
    environment: { environment: 0.5 },
    'family-tradition': { family: 0.3 },
    'openness-to-foreigners': { openness: 0.6 },
  }),
  ...rules('location-type', {
    'large-city': { metropolis: 0.4 },
    rural: { nature: 0.3 },
    'small-town': { nature: 0.1 },
    coast: { coast: 0.8 },
    mountain: { mountains: 0.6 },
    'lake-river': { nature: 0.2 },
    island: { coast: 0.6 },
  }),
  ...rules('housing-preference', {
    'rent-apartment': { housing: 0.3 },
    'rent-house': { housing: 0.3 },
    'buy-apartment': { housing: 0.3 },
    'buy-house': { housing: 0.3 },
    'rural-property': { nature: 0.3 },
    'serviced-coliving': { digital: 0.1, openness: 0.2 },
    'retirement-community': { age_peers: 0.5 },
  }),
  ...rules('outdoor-activities', {
    hiking: { mountains: 0.2, nature: 0.2 },
    'beach-swimming': { coast: 0.4 },
    surfing: { coast: 0.3 },
    diving: { coast: 0.3 },
    sailing: { coast: 0.3 },
    skiing: { snow: 0.4, mountains: 0.3 },
    climbing: { mountains: 0.4 },
    cycling: { mild_weather: 0.3 },
    running: { mild_weather: 0.3, environment: 0.1 },
    golf: { mild_weather: 0.3 },
    'racket-sports': { mild_weather: 0.2 },
    'horse-riding': { nature: 0.2 },
    fishing: { nature: 0.2, coast: 0.1 },
    gardening: { mild_weather: 0.3 },
    wildlife: { nature: 0.4 },
  }),
  ...rules('medical-conditions', {
    'chronic-illness': { healthcare: 0.8 },
    respiratory: { environment: 0.8, healthcare: 0.3 },
    'heart-circulation': { healthcare: 0.6, mild_weather: 0.3, environment: 0.3 },
    mobility: { infrastructure: 0.5, healthcare: 0.3 },
    'mental-health': { healthcare: 0.4 },
    sensory: { infrastructure: 0.3, healthcare: 0.2 },
    pregnancy: { family: 0.8, healthcare: 0.4 },
    'specialist-care': { healthcare: 1 },
    other: { healthcare: 0.3 },
  }),
  ...rules('medication-dependencies', { yes: { healthcare: 0.4 } }),
  ...rules('income-sources', {
    'local-income': { jobs: 0.3 },
    'business-income': { business: 0.2 },
    'remote-work': { digital: 0.2 },
    investments: { taxes: 0.2, price_stability: 0.1 },
    'retirement-pension': { price_stability: 0.3 },
    savings: { price_stability: 0.2 },
    'passive-income': { taxes: 0.2 },
  }),
  ...rules('visa-preference', {
    citizenship: { path_to_citizenship: 1, passport: 0.4 },
    'permanent-residency': { path_to_citizenship: 0.8 },
    'digital-nomad': { nomad_visa: 0.4 },
  }),
  ...rules('language-test-preparedness', { 'prefer-no-test': { language_fit: 0.2 } }),
  ...rules('net-worth', {
    '1m-2m': { taxes: 0.2, governance: 0.2 },
    '2m-5m': { taxes: 0.3, governance: 0.3 },
    '5m-10m': { taxes: 0.4, governance: 0.3 },
    '10m-plus': { taxes: 0.4, governance: 0.3 },
  }),
  ...rules('support-systems-leaving', {
    healthcare: { healthcare: 0.2 },
    childcare: { family: 0.2 },
    'public-benefits': { equality: 0.2 },
  }),
  ...rules('life-stage-feeling', {
    building: { jobs: 0.2 },
    'slowing-down': { nature: 0.2, safety: 0.1 },
    adventure: { culture_life: 0.2 },
  }),
];
