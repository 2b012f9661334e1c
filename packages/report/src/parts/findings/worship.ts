/** Indicators of the shares of believers, which stand in for houses of worship. */
export const WORSHIP: ReadonlySet<string> = new Set(['religion_muslim', 'religion_christian']);
