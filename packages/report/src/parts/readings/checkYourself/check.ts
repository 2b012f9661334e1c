/** A pattern of lower-case lines, and how to check what they ask. */
export type Check = readonly [words: RegExp, how: string];
