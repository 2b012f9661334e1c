/** What counts as an e-mail address, in forms and in every call. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
export const LONGEST_EMAIL = 254;

/** Invisible characters at the ends of a copied address: spaces, direction marks, zero-width characters. */
const UNSEEN_ENDS =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]+|[\p{Default_Ignorable_Code_Point}\p{White_Space}]+$/gu;

/** An e-mail address without invisible characters at its ends. */
export const tidyEmail = (text: string): string => text.replace(UNSEEN_ENDS, '');
