/** The day the tables were gathered. A later year is an error, except where ranges.csv allows a forecast. */
export const EDITION = '2026-11-21';

export const EDITION_YEAR = Number(EDITION.slice(0, 4));

/**
 * Whether a rule with an end date had ended when the tables were gathered, so that its successor has to be looked up.
 */
export const hasEnded = (until: string | null): boolean => until !== null && until < EDITION;
export const ENDED = 'has passed: the rule has ended, or was extended';
