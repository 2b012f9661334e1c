import { compileQuestionnaire } from './compile.ts';
import type { Question, Questionnaire } from './model.ts';
import { ADDITIONAL_INFORMATION } from './sections/additional-information.ts';
import { COUNTRY_PRIORITIES } from './sections/country-priorities.ts';
import { LIFESTYLE_PREFERENCES } from './sections/lifestyle-preferences.ts';

const CLIMATE_IDS: ReadonlySet<string> = new Set(['climate-preference', 'precipitation-preference']);

const QUESTIONS: readonly Question[] = [
  ...COUNTRY_PRIORITIES.questions,
  ...LIFESTYLE_PREFERENCES.questions.filter(({ id }) => CLIMATE_IDS.has(id)),
  ...ADDITIONAL_INFORMATION.questions.filter(({ id }) => id === 'deal-breakers'),
];

/**
 * The short form of the second adult of a couple: the same questions under the same ids as in the profile
 * assessment, so that the engine reads both adults alike.
 */
export const SECOND_ADULT_ASSESSMENT: Questionnaire = {
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

/** `SECOND_ADULT_ASSESSMENT` made ready for every function that takes a questionnaire. */
export const SECOND_ADULT = compileQuestionnaire(SECOND_ADULT_ASSESSMENT);
