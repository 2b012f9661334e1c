/** Indicators of believers' shares, which stand in for places of worship. */
export const WORSHIP: ReadonlySet<string> = new Set(['religion_muslim', 'religion_christian']);
