import { compileQuestionnaire } from './compile.ts';
import type { Question, Questionnaire } from './model.ts';
import { ADDITIONAL_INFORMATION } from './sections/additional-information.ts';
import { COUNTRY_PRIORITIES } from './sections/country-priorities.ts';
import { LIFESTYLE_PREFERENCES } from './sections/lifestyle-preferences.ts';

/** A wish on a scale of warmth, where the other sliders express importance. */
export const CLIMATE_QUESTION = 'climate-preference';
export const RAIN_QUESTION = 'precipitation-preference';

const CLIMATE_IDS: ReadonlySet<string> = new Set([CLIMATE_QUESTION, RAIN_QUESTION]);

const PREFIX = 'second-adult:';

/** The id of an answer of the second adult, to distinguish it from the same answer of the first. */
export function secondAdultId(questionId: string): string {
  return `${PREFIX}${questionId}`;
}

/** The original question id of a `secondAdultId`; null for any other id. */
export function questionOfSecondAdult(id: string): string | null {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
}

const QUESTIONS: readonly Question[] = [
  ...COUNTRY_PRIORITIES.questions,
  ...LIFESTYLE_PREFERENCES.questions.filter(({ id }) => CLIMATE_IDS.has(id)),
  ...ADDITIONAL_INFORMATION.questions.filter(({ id }) => id === 'deal-breakers'),
];

/**
 * The short form of the second adult: the same questions with the same ids as in the profile assessment, so that the
 * engine reads both adults alike.
 */
const SECOND_ADULT_ASSESSMENT: Questionnaire = {
  id: 'second-adult-v1',
  version: '1.0',
  title: 'Your Own Priorities',
  sections: [
    {
      id: 'second-adult',
      title: 'Your Own Priorities',
      description:
        'Your partner is planning a move with you. Tell us what matters to you, and the report ranks places for each of you and for both together.',
      order: 1,
      questions: QUESTIONS.map((question, index) => ({ ...question, order: index + 1 })),
    },
  ],
};

/** `SECOND_ADULT_ASSESSMENT` compiled, for every function that takes a questionnaire. */
export const SECOND_ADULT = compileQuestionnaire(SECOND_ADULT_ASSESSMENT);
