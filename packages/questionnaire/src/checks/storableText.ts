/** U+0000 and halves of a surrogate pair: no text that a person typed, and nothing that a database keeps. */
const NO_TEXT = /\0|\p{Surrogate}/gu;

/** A text without what cannot be kept. A paste brings such characters along unseen, or cuts an emoji in half. */
export const storableText = (text: string): string => text.replace(NO_TEXT, '');
