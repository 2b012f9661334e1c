/** On what terms a second adult answers the short form, apart from the schemas, because pages read it. */

/** How long a private link works. */
export const SECOND_ADULT_LINK_DAYS = 30;

/** The wording that a second adult agrees to; raised whenever the words change. */
export const SECOND_ADULT_CONSENT = '2026-11';
