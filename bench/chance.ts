import { seededRandom } from '@global-fit/questionnaire/testing/random';

/** Chance that repeats: the same seed gives the same run. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True in so many cases of one. */
  often(share: number): boolean;
}

export function chanceOf(seed: number): Chance {
  const next = seededRandom(seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    often: (share) => next() < share,
  };
}
