/** Invisible characters; U+2800 is a braille cell without a dot. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\u2800]/u;

/**
 * Whitespace, direction marks and zero-width characters at either end. Characters that combine with a visible one, as
 * in a flag, stay.
 */
const UNSEEN_ENDS =
  /^[\p{White_Space}\u00ad\u200b-\u200f\u2060\ufeff]+|[\p{White_Space}\u00ad\u200b-\u200f\u2060\ufeff]+$/gu;

/** Whether a text is invisible. */
export const isUnseen = (text: string): boolean => !SEEN.test(text);

/** A text without invisible characters at its ends; empty where nothing is visible. */
export const tidyEnds = (text: string): string => (isUnseen(text) ? '' : text.replace(UNSEEN_ENDS, ''));
