/** Few marks are needed: older ones have been confirmed, or never will be. */
const MOST = 10;

/** The marks of what was sent without a response, with one more; beyond the limit the oldest is dropped. */
export const withMark = (marks: readonly string[], mark: string): readonly string[] =>
  [...marks, mark].slice(-MOST);
