import type { FactorId } from '../model.ts';
import type { Preferences } from '../model/preferences.ts';
import { rainTarget, warmthTarget } from '../profile/weights/climateTargets.ts';
import { USUAL_SALARY } from '../profile/money/workedSalary.ts';
import { sliderWorth } from '../scoring/weights.ts';

/** The twelve keys of the free quiz (specification 2, §3), in its order, with the factor each weighs. */
export const QUIZ_KEYS = {
  gdp_per_capita_usd: 'gdp_per_capita_usd',
  temperature_celsius: 'quiz_temperature',
  rainfall_mm_year: 'quiz_rainfall',
  healthcare_rating: 'healthcare_rating',
  education_rating: 'education_rating',
  safety_rating: 'safety_rating',
  quality_of_life_rating: 'quality_of_life_rating',
  immigration_friendliness: 'immigration_friendliness',
  visa_process_ease: 'visa_process_ease',
  job_market_strength: 'job_market_strength',
  cultural_diversity_index: 'cultural_diversity_index',
  political_stability_index: 'political_stability_index',
} as const satisfies Readonly<Record<string, FactorId>>;

export type QuizKey = keyof typeof QUIZ_KEYS;

export interface QuizPreference {
  /** 1-5; 3 when left out. */
  readonly importance?: number | undefined;
  /** The wish of the two climate keys, 1-5; null or left out = no wish. */
  readonly direction?: number | null | undefined;
}

export type QuizRequest = Readonly<{ [Key in QuizKey]?: QuizPreference | undefined }>;

const TARGETS = { temperature_celsius: warmthTarget, rainfall_mm_year: rainTarget } as const;

/** One seed for all: the same sliders give the same bands to everybody. */
export const QUIZ_SEED = 1;

/** The keys that are wishes: they count only with a direction. */
export type QuizClimateKey = keyof typeof TARGETS;

export const isClimate = (key: QuizKey): key is QuizClimateKey => key in TARGETS;

/** The step of a slider that a number stands for. */
export const sliderStep = (value: number): number => Math.min(5, Math.max(1, Math.round(value)));

/** A wish as the engine reads it; null for a key without one. */
export function quizTarget(
  key: QuizKey,
  { direction, importance = 3 }: QuizPreference,
): Preferences['targets'][number] | null {
  if (!isClimate(key) || direction == null) return null;
  const target = TARGETS[key](sliderStep(direction), sliderStep(importance));
  return { ...target, factor: QUIZ_KEYS[key], questionIds: [key] };
}

/** All that the quiz does not ask, as from somebody who left every question of the assessment out. */
const NOTHING_TOLD: Omit<Preferences, 'weights' | 'targets' | 'seed'> = {
  age: null,
  citizenships: [],
  partnersPassports: null,
  home: null,
  household: {
    adults: 1,
    couple: false,
    children: [],
    elders: 0,
    youngest: null,
    pets: [],
    feeSchool: false,
  },
  budget: null,
  twoEarn: false,
  localWage: null,
  pension: false,
  occupation: null,
  payVaries: false,
  partnerAge: null,
  qualification: null,
  arrangement: null,
  careerField: null,
  teachesEnglish: false,
  foundsThere: false,
  studyLevel: null,
  studyPayer: null,
  second: null,
  latestMove: null,
  leastStay: null,
  statusEnds: false,
  partYear: null,
  routesWanted: [],
  routesTicked: [],
  spokenLanguages: [],
  languageNeed: null,
  ancestry: [],
  ancestryClaim: null,
  ancestryGenerations: {},
  ancestryDrivenOut: false,
  needs: [],
  settings: [],
  nearTowns: [],
  familyFirst: false,
  wishedTowns: [],
  familyIn: [],
  namedCountries: [],
  clockAtHome: null,
  employer: null,
  freeHours: [],
  homeTown: null,
  rentedHome: 'oneBed',
  rentsRoom: false,
  salary: USUAL_SALARY,
  ofOneSex: false,
  excludedCountries: [],
  dealBreakers: [],
  scope: null,
};

/**
 * What the engine reads, from the answers of the quiz. A key left out is neutral (importance 3); the two climate
 * keys count only with a wish.
 */
export function quizPreferences(request: QuizRequest): Preferences {
  const keys = Object.keys(QUIZ_KEYS) as readonly QuizKey[];
  const targets = keys.map((key) => quizTarget(key, request[key] ?? {})).filter((one) => one !== null);
  const weights = keys
    .filter((key) => !isClimate(key) || targets.some(({ factor }) => factor === QUIZ_KEYS[key]))
    .map((key) => ({
      factor: QUIZ_KEYS[key],
      weight: sliderWorth(request[key]?.importance ?? 3),
      questionIds: [key],
    }));
  return {
    weights,
    targets,
    ...NOTHING_TOLD,
    seed: QUIZ_SEED,
  };
}
