/** Indicators of believers' shares, which stand in for places of worship. */
const WORSHIP: ReadonlySet<string> = new Set(['religion_muslim', 'religion_christian']);

/** Whether a condition asks for somewhere to pray, and not for a country of one faith. */
export const asksForWorship = (id: string, indicator: string): boolean =>
  WORSHIP.has(indicator) && !id.endsWith('-majority-asked');
