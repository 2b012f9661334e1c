import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batched } from './batched.ts';

/** Doubles numbers and records which it received together. */
function doubling(before: (items: readonly number[]) => Promise<void> | void = () => {}) {
  const batches: (readonly number[])[] = [];
  const double = batched(async (items: readonly number[]) => {
    batches.push(items);
    await before(items);
    return items.map((item) => 2 * item);
  });
  return { batches, double };
}

it('gives each caller its own answer, from one query for all callers of a turn', async () => {
  const { batches, double } = doubling();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('collects calls while a statement is running', async () => {
  const { batches, double } = doubling(() => delay(5));
  const first = double(1);
  await delay(2);
  const others = [2, 3].map(double);
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

it('splits very large batches', async () => {
  const { batches, double } = doubling();
  const many = Array.from({ length: 150 }, (_, at) => at);
  expect(await Promise.all(many.map(double))).toEqual(many.map((item) => 2 * item));
  expect(batches.map(({ length }) => length)).toEqual([64, 64, 22]);
});

it('fails only the call at fault', async () => {
  const { double } = doubling((items) => {
    if (items.includes(2)) throw new Error('2 is refused');
  });
  const settled = await Promise.allSettled([1, 2, 3].map(double));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('queries once where the database is away', async () => {
  const { batches, double } = doubling(() => {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  const settled = await Promise.allSettled([1, 2].map(double));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(batches).toEqual([[1, 2]]);
});

it('does not let waiting calls block each other', async () => {
  const release = Promise.withResolvers<void>();
  const { double } = doubling((items) => (items.includes(1) ? release.promise : undefined));
  const slow = double(1);
  // Otherwise both would be in one batch.
  await delay(5);
  expect(await double(2)).toBe(4);
  expect(await double(3)).toBe(6);
  release.resolve();
  expect(await slow).toBe(2);
});
