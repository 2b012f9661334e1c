import { seededRandom } from '@global-fit/questionnaire/testing/random';

/** Repeatable randomness: the same seed gives the same run. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, `below`). */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True in one of this many cases. */
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
