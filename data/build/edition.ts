/** The day the tables were gathered. A year after this one is a fault, except where ranges.csv allows a forecast. */
export const EDITION = '2026-11-21';

export const EDITION_YEAR = Number(EDITION.slice(0, 4));
