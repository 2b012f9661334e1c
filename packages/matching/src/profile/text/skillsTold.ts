import { REMARKS_AND_QUESTIONS } from './freeTexts.ts';

/** Texts in which people tell which languages they speak and what work they do. */
export const SKILLS_TOLD_IN = ['special-skills', ...REMARKS_AND_QUESTIONS] as const;
