/** Where people tell in their own words what they speak and what work they do. */
export const SKILLS_TOLD_IN = [
  'special-skills',
  'additional-comments',
  'missed-information',
  'specific-questions',
] as const;
