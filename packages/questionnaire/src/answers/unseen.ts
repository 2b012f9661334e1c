/** Anything but what takes room on no page, or nothing but room; U+2800 is a braille cell without a dot. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\u2800]/u;

/** Room, marks of direction and breaks without width at either end. What a sign is drawn by, as of a flag, stays. */
const UNSEEN_ENDS =
  /^[\p{White_Space}\u00ad\u200b-\u200f\u2060\ufeff]+|[\p{White_Space}\u00ad\u200b-\u200f\u2060\ufeff]+$/gu;

/** Whether nothing of a text could be seen on a page. */
export const isUnseen = (text: string): boolean => !SEEN.test(text);

/** A text without what nobody sees at its ends; empty where nothing of it could be seen. */
export const tidyEnds = (text: string): string => (isUnseen(text) ? '' : text.replace(UNSEEN_ENDS, ''));
