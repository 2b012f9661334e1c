/** Inhabitants, those around a centre counted, from which on a place is called so. One definition for all. */
export const FROM = { town: 50_000, midSize: 120_000, large: 1_000_000, veryLarge: 4_000_000 } as const;
