import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const limitsIn = (line: string) =>
  Object.fromEntries(
    readDealBreakers(realAtlas(), line).dealBreakers.map(({ id, limit }) => [id, limit ?? null]),
  );

it.each<[string, Readonly<Record<string, number | null>>]>([
  ['altitude over 900 m, bad air', { 'high-altitude': 900, pollution: null }],
  ['bad air, towns over 500,000 people', { pollution: null, 'town-of-most': 500_000 }],
  ['altitude over 3,000 ft, hot summers', { 'high-altitude': 914.4, 'extreme-heat': null }],
  ['rent over 900 euro, bad air, hot summers', { pollution: null, 'extreme-heat': null }],
  ['rent over $900, hot summers', { 'extreme-heat': null }],
  ['summers above 38 degrees', { 'extreme-heat': 38 }],
])('lends the number of one wish to no other in the line: “%s”', (line, limits) => {
  const found = limitsIn(line);
  for (const [id, limit] of Object.entries(limits)) {
    expect(found).toHaveProperty(id);
    if (limit === null) expect(found[id]).toBeNull();
    else expect(found[id]).toBeCloseTo(limit, 0);
  }
});
