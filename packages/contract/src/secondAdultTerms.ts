/** Terms of the second adult's form. In a file of its own, because pages read it without the schemas. */

/** How long a private link is valid. */
export const SECOND_ADULT_LINK_DAYS = 30;

/** Version of the consent wording; raised whenever the words change. */
export const SECOND_ADULT_CONSENT = '2026-11';
