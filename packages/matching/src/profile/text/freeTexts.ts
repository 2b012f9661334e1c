/**
 * Questions answered in free text, grouped by what customers tell in them. Each list extends an earlier one and is
 * read in its order, closing remarks first, since they are written last and sum up. A reader uses the longest list in
 * which its subject can occur, and says why where it leaves out or adds a question.
 */

/** The two open questions at the end. */
export const REMARKS = ['additional-comments', 'missed-information'] as const;

/** Adds the questions put to us, which also reveal what they are about. */
export const REMARKS_AND_QUESTIONS = [...REMARKS, 'specific-questions'] as const;

/** Statements about the family, possessions and debts; no questions. */
export const REMARKS_AND_FAMILY = [...REMARKS, 'unique-family-situation'] as const;

/** Present facts, stated or asked about; no conditions for the future. */
export const FACTS_TOLD_IN = [...REMARKS_AND_QUESTIONS, 'unique-family-situation'] as const;

/** Every open question in which customers may tell anything. */
export const TOLD_IN = [...FACTS_TOLD_IN, 'deal-breakers'] as const;

/** Adds what made them think of moving, where they tell of themselves. */
export const TOLD_OF_THEMSELVES = [...TOLD_IN, 'relocation-inspiration'] as const;

/** Adds the life they lead and the one they want: everything that is not about the past. */
export const TOLD_ANYWHERE = [...TOLD_OF_THEMSELVES, 'current-life-highlights', 'ideal-life-vision'] as const;
