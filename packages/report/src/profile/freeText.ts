/** The questions that leave room to tell of anything. */
export const TOLD_IN = [
  'additional-comments',
  'missed-information',
  'unique-family-situation',
  'specific-questions',
  'deal-breakers',
] as const;

/** The same, and what made them think of moving: where somebody tells of themselves. */
export const TOLD_OF_THEMSELVES = [...TOLD_IN, 'relocation-inspiration'] as const;
