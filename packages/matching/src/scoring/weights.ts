import type { FactorId } from '../model.ts';

/** What a slider from 1 to 5 is worth: each step doubles, 3 is neutral, 1 ("not important") leaves the factor out. */
const SLIDER_WORTH: Readonly<Record<number, number>> = { 1: 0, 2: 0.5, 3: 1, 4: 2, 5: 4 };

/** The worth of a slider's value; neutral for an untouched slider or anything but a number. */
export function sliderWorth(value: unknown): number {
  return typeof value === 'number' ? (SLIDER_WORTH[Math.min(5, Math.max(1, Math.round(value)))] ?? 1) : 1;
}

/**
 * The factors that count, the heaviest first. Factors of weight 0 are left out, unless every one has it: then all
 * count alike.
 */
export function heaviestFirst<T extends { readonly weight: number }>(weights: readonly T[]): readonly T[] {
  const counting = weights.filter(({ weight }) => weight > 0);
  if (counting.length === 0) return weights.map((one) => ({ ...one, weight: 1 }));
  return counting.toSorted((a, b) => b.weight - a.weight);
}

/** The six priority questions and the factor each multiplies. */
export const PRIORITIES: Readonly<Record<string, FactorId>> = {
  'healthcare-quality': 'healthcare',
  'education-quality': 'education',
  safety: 'safety',
  'cost-of-living': 'cost_of_living',
  'political-stability': 'political_stability',
  'cultural-diversity': 'diversity',
};

/**
 * The weight of each factor before anything is answered: what an adviser would consider for everyone. Other factors
 * start at 0 and count only when an answer asks for them.
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
