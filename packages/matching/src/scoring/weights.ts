import type { FactorId } from '../model.ts';

/**
 * What a slider from 1 to 5 is worth: 3 is neutral, 1 ("not important") leaves the factor out, and each other step is
 * two and a half times the one below it. With a smaller ratio, a single theme called "very important" hardly mattered
 * beside everything an adviser considers for everyone: Singapore and Australia ranked high for low cost.
 */
const SLIDER_WORTH: Readonly<Record<number, number>> = { 1: 0, 2: 0.4, 3: 1, 4: 2.5, 5: 6.25 };

/**
 * The same for the importance of a wish for a climate or for family nearby: each step doubles, because such wishes
 * weigh a lot to begin with.
 */
const WISH_WORTH: Readonly<Record<number, number>> = { 1: 0, 2: 0.5, 3: 1, 4: 2, 5: 4 };

const worthOn = (scale: Readonly<Record<number, number>>, value: unknown): number =>
  typeof value === 'number' ? (scale[Math.min(5, Math.max(1, Math.round(value)))] ?? 1) : 1;

/** The worth of a slider's value; neutral for an untouched slider or anything but a number. */
export const sliderWorth = (value: unknown): number => worthOn(SLIDER_WORTH, value);

/** The worth of the importance of a wish; neutral for anything but a number. */
export const wishWorth = (value: unknown): number => worthOn(WISH_WORTH, value);

/**
 * The factors that count, the heaviest first. Factors of weight 0 are left out, unless every one has it: then all
 * count alike.
 */
export function heaviestFirst<T extends { readonly weight: number }>(weights: readonly T[]): readonly T[] {
  const counting: T[] = [];
  for (const one of weights) {
    if (!(one.weight > 0)) continue;
    // Inserted where it belongs: for a dozen factors that takes a quarter of the time of a sort.
    let at = counting.length;
    for (; at > 0 && (counting[at - 1] as T).weight < one.weight; at -= 1)
      counting[at] = counting[at - 1] as T;
    counting[at] = one;
  }
  return counting.length > 0 ? counting : weights.map((one) => ({ ...one, weight: 1 }));
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
 * The weight of each factor before anything is answered: what an adviser would consider for everyone. The six themes of
 * the sliders make up more than half of it, because people are asked about them by name. Other factors start at 0 and
 * count only when an answer asks for them.
 */
export const BASE_WEIGHTS: Readonly<Record<FactorId, number>> = {
  healthcare: 1.2,
  safety: 1.2,
  cost_of_living: 1,
  political_stability: 1,
  education: 0.7,
  diversity: 0.4,
  governance: 0.5,
  rights_freedoms: 0.4,
  infrastructure: 0.35,
  environment: 0.35,
  economy: 0.3,
  price_stability: 0.2,
  housing: 0.2,
  digital: 0.3,
  public_health: 0.2,
  equality: 0.15,
  gender_equality: 0.2,
  openness: 0.2,
  hazards: 0.15,
  sunshine: 0.15,
  mild_weather: 0.15,
  nature: 0.15,
  air_connections: 0.1,
  culture_life: 0.15,
  path_to_citizenship: 0.15,
};
