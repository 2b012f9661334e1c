import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { spacedLooks } from './spacedLooks.ts';

it('looks once, after they asked, for all who ask while it is busy, and for each subject separately', async () => {
  const seen: string[] = [];
  const looks = spacedLooks(50);
  const ask = (key: string) =>
    looks(key, async () => {
      seen.push(key);
      await delay(5);
    });
  const began = performance.now();
  const first = ask('a');
  const others = [ask('a'), ask('a'), ask('a')];
  await ask('b');
  await first;
  expect(seen).toEqual(['a', 'b']);
  await Promise.all(others);
  expect(seen).toEqual(['a', 'b', 'a']);
  expect(performance.now() - began).toBeGreaterThan(45);
  await delay(120);
  const alone = performance.now();
  await ask('a');
  expect(performance.now() - alone).toBeLessThan(45);
  expect(seen).toHaveLength(4);
});

it('continues after a failed look', async () => {
  const looks = spacedLooks(1);
  const failed = looks('a', async () => {
    throw new Error('away');
  });
  const next = looks('a', async () => undefined);
  await expect(failed).rejects.toThrow('away');
  await next;
});
