/** Marks of what was sent are few: what was sent before them has been answered, or never will be. */
const MOST = 10;

/** The marks of what was sent without hearing back, with one more; the oldest goes where there are too many. */
export const withMark = (marks: readonly string[], mark: string): readonly string[] =>
  [...marks, mark].slice(-MOST);
