/** U+0000 and unpaired surrogates, which nobody types and databases cannot store. */
const NO_TEXT = /\0|\p{Surrogate}/gu;

/** A text without characters that cannot be stored, which come from pasted text or a truncated emoji. */
export const storableText = (text: string): string => text.replace(NO_TEXT, '');
