/** The day the tables were gathered. A year after this one is a fault, except where ranges.csv allows a forecast. */
export const EDITION = '2026-11-21';

export const EDITION_YEAR = Number(EDITION.slice(0, 4));

/** Whether a rule that ends by law had ended when the tables were gathered: what follows it has to be looked up. */
export const hasEnded = (until: string | null): boolean => until !== null && until < EDITION;
export const ENDED = 'has passed: the rule has ended, or was extended';
