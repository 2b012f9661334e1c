import type { QuizFactor } from '@global-fit/contract/quizFactors';
import { RAIN_STEPS, WARMTH_STEPS } from '@global-fit/matching/profile/weights/climateTargets';
import { formatNumber } from '@global-fit/atlas/number';
import type { ClimateFactor } from './answers.ts';

export interface Question {
  /** Label of the slider among others. */
  readonly label: string;
  readonly title: string;
  readonly help: string;
}

/** Labels of the five positions of an importance slider. */
export const importanceWords = ['Not important', 'Slightly', 'Moderately', 'Very', 'Essential'] as const;

const celsius = (degrees: number): string => `${degrees} °C (${Math.round((degrees * 9) / 5 + 32)} °F)`;

const warmth = [
  'Cold, as in Helsinki',
  'Cool, as in Berlin',
  'Mild, as in Lisbon',
  'Warm, as in Malaga',
  'Hot, as in Bangkok',
];
const rain = ['Very dry', 'Dry', 'Moderate', 'Wet', 'Very wet'];

/** The engine's value at a slider position; at both ends, anything beyond is fine too. */
const around = (at: number, figure: string): string =>
  at === 0 ? `${figure} or less` : at === 4 ? `${figure} or more` : `about ${figure}`;

/** Labels of the five positions of a climate slider, with the engine's value. */
export const climateWords: Readonly<Record<ClimateFactor, readonly string[]>> = {
  temperature_celsius: warmth.map(
    (word, at) => `${word}: ${around(at, celsius(WARMTH_STEPS[at]!))} over the year`,
  ),
  rainfall_mm_year: rain.map(
    (word, at) => `${word}: ${around(at, `${formatNumber(RAIN_STEPS[at]!)} mm`)} a year`,
  ),
};

/** The two ends of a climate slider. */
export const climateEnds: Readonly<Record<ClimateFactor, readonly [string, string]>> = {
  temperature_celsius: ['Cold', 'Hot'],
  rainfall_mm_year: ['Dry', 'Wet'],
};

export const questions: Readonly<Record<QuizFactor, Question>> = {
  temperature_celsius: {
    label: 'Temperature',
    title: 'How warm should it be?',
    help: 'The mean of day and night over a whole year. A country counts by the mean where its people live and by its coldest and warmest city.',
  },
  rainfall_mm_year: {
    label: 'Rainfall',
    title: 'How much rain suits you?',
    help: 'Rain and melted snow of a year. London has about 600 mm, Tokyo about 1,500 mm.',
  },
  gdp_per_capita_usd: {
    label: 'Economic performance',
    title: 'How much does economic performance matter?',
    help: 'Measured by what a country produces per person in a year.',
  },
  healthcare_rating: {
    label: 'Healthcare quality',
    title: 'How much does healthcare quality matter?',
    help: 'Access to essential care, long lives, safe births, staff, and what patients pay themselves.',
  },
  education_rating: {
    label: 'Education quality',
    title: 'How much does education quality matter?',
    help: 'Years at school, what pupils learn, and higher education.',
  },
  safety_rating: {
    label: 'Safety',
    title: 'How much does safety matter?',
    help: 'Homicides, deaths on the road, and political violence.',
  },
  quality_of_life_rating: {
    label: 'Quality of life',
    title: 'How much does quality of life matter?',
    help: 'Human development: health, knowledge and standard of living together.',
  },
  immigration_friendliness: {
    label: 'Immigration friendliness',
    title: 'How much does it matter that newcomers are welcome?',
    help: 'The share of people born abroad, dual citizenship, and the years to a passport.',
  },
  visa_process_ease: {
    label: 'Visa process ease',
    title: 'How much does an easy visa process matter?',
    help: 'Permits to stay without an employer, and how many nationalities may visit without a visa or get one online. Your own passport is not asked here.',
  },
  job_market_strength: {
    label: 'Job market strength',
    title: 'How much does the job market matter?',
    help: 'Unemployment, employment, contracts and productivity.',
  },
  cultural_diversity_index: {
    label: 'Cultural diversity',
    title: 'How much does cultural diversity matter?',
    help: 'How many origins, languages and faiths live side by side.',
  },
  political_stability_index: {
    label: 'Political stability',
    title: 'How much does political stability matter?',
    help: 'How unlikely a violent or unlawful change of government is.',
  },
};
