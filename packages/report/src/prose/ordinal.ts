const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** "1st", "22nd", "113th". */
export function ordinal(rank: number): string {
  return `${rank}${ENDINGS[rules.select(rank)] ?? 'th'}`;
}
