/**
 * The questions that leave room for somebody's own words, by what is told in them. Each list adds to the one before, and
 * readers go through it in its order: a remark first, since it is written last and sums up. A reader takes the longest
 * list in which its matter may stand, and says for what reason it leaves a text out or adds one.
 */

/** The two questions after everything else. */
export const REMARKS = ['additional-comments', 'missed-information'] as const;

/** What is put to us as well: a question tells what it is asked for. */
export const REMARKS_AND_QUESTIONS = [...REMARKS, 'specific-questions'] as const;

/** What is told of the family, and of what a household has and owes, and nothing that is only asked. */
export const REMARKS_AND_FAMILY = [...REMARKS, 'unique-family-situation'] as const;

/** What is so, as told or as asked about; no condition of what is to come. */
export const FACTS_TOLD_IN = [...REMARKS_AND_QUESTIONS, 'unique-family-situation'] as const;

/** All that leave room to tell of anything. */
export const TOLD_IN = [...FACTS_TOLD_IN, 'deal-breakers'] as const;

/** The same, and what made them think of moving: where somebody tells of themselves. */
export const TOLD_OF_THEMSELVES = [...TOLD_IN, 'relocation-inspiration'] as const;

/** The same, and the life that somebody leads and the one that they mean to lead: everywhere that is not of the past. */
export const TOLD_ANYWHERE = [...TOLD_OF_THEMSELVES, 'current-life-highlights', 'ideal-life-vision'] as const;
