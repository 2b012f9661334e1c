import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';

it('runs one after the other for a key, past a failure, and others beside them', async () => {
  const turn = inTurn(10);
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await delay(ms);
    seen.push(`${name} ends`);
    if (name === 'first') throw new Error('away');
    return name;
  };
  const first = turn('a', work('first', 30));
  const second = turn('a', work('second', 1));
  const other = turn('b', work('other', 1));
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('second');
  expect(await other).toBe('other');
  expect(seen.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(seen.indexOf('other ends')).toBeLessThan(seen.indexOf('first ends'));
});

it('lets nobody wait behind too many, and everybody in again afterwards', async () => {
  const turn = inTurn(2);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const both = [turn('a', () => held), turn('a', () => held)];
  await expect(turn('a', () => held)).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 5 });
  release();
  await Promise.all(both);
  expect(await turn('a', () => Promise.resolve('in'))).toBe('in');
});
