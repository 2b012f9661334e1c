import { REMARKS_AND_QUESTIONS } from './freeTexts.ts';

/** Where people tell in their own words what they speak and what work they do. */
export const SKILLS_TOLD_IN = ['special-skills', ...REMARKS_AND_QUESTIONS] as const;
