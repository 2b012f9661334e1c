/** How to find out what no figure of ours tells, with the words by which a line in lower case asks for it. */
export type Check = readonly [words: RegExp, how: string];
