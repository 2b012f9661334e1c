/** Counts as people write them out. */
export const COUNT_WORDS: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );

/**
 * Pattern that captures a count, as one or two digits or as a word. Longer words come first: "six" also begins
 * "sixteen".
 */
export const COUNT = String.raw`(\d{1,2}|${COUNT_WORDS.toReversed().join('|')})`;

/** The number such a capture stands for; 0 for any other word. */
export const countIn = (word: string): number =>
  Number.parseInt(word, 10) || COUNT_WORDS.indexOf(word.toLowerCase()) + 1;
