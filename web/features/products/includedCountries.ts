/** "Includes 2 extra countries"; null when none are included. */
export function includedCountries(count: number): string | null {
  if (count <= 0) return null;
  return `Includes ${count} extra ${count === 1 ? 'country' : 'countries'}`;
}
