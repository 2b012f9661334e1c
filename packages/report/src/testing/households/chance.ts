import { seededRandom } from '@global-fit/questionnaire/testing/random';

/** Draws from one seed, so that a household can be made again. */
export interface Chance {
  /** True with this probability. */
  readonly sometimes: (probability: number) => boolean;
  readonly oneOf: <T>(items: readonly T[]) => T;
  /** Up to `most` different items, and as many as there are. */
  readonly some: <T>(items: readonly T[], least: number, most: number) => readonly T[];
  /** A whole number between both, which it may be. */
  readonly between: (low: number, high: number) => number;
  /** One of the keys, each as often as its number says. */
  readonly weighed: <K extends string>(shares: Readonly<Record<K, number>>) => K;
}

/** A source of chance for a seed. */
export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const oneOf = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T;
  return {
    sometimes: (probability) => random() < probability,
    oneOf,
    between,
    some: (items, least, most) =>
      [...new Set(Array.from({ length: between(least, most) * 2 }, () => oneOf(items)))].slice(0, most),
    weighed: <K extends string>(shares: Readonly<Record<K, number>>): K => {
      const entries = Object.entries(shares) as [K, number][];
      const total = entries.reduce((sum, [, share]) => sum + share, 0);
      let left = random() * total;
      for (const [key, share] of entries) {
        left -= share;
        if (left < 0) return key;
      }
      return entries[0]?.[0] as K;
    },
  };
}
