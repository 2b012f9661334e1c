/** What counts as an e-mail address, in the forms of the pages as in every call that carries one. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
export const LONGEST_EMAIL = 254;

/** What a copied address brings along at its ends unseen: spaces, marks of direction, breaks without width. */
const UNSEEN_ENDS =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]+|[\p{Default_Ignorable_Code_Point}\p{White_Space}]+$/gu;

/** An e-mail address as it was meant, without what nobody sees at its ends. */
export const tidyEmail = (text: string): string => text.replace(UNSEEN_ENDS, '');
