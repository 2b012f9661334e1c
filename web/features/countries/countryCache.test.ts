import { expect, it, vi } from 'vitest';
import { createCache, loadFailureText, freshFor } from './countryCache.ts';

it('fetches a key at most once an hour', async () => {
  let time = 0;
  const load = vi.fn((key: string) => Promise.resolve(`${key} at ${time}`));
  const cached = createCache(load, () => time);
  expect(await cached('malta')).toBe('malta at 0');
  time = freshFor - 1;
  expect(await cached('malta')).toBe('malta at 0');
  expect(await cached('italy')).toBe(`italy at ${time}`);
  time = freshFor;
  expect(await cached('malta')).toBe(`malta at ${freshFor}`);
  expect(load).toHaveBeenCalledTimes(3);
});

it('shares one fetch among simultaneous calls, and does not cache failures', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');
  const cached = createCache<string>(load);
  const [first, second] = [cached('malta'), cached('malta')];
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await cached('malta')).toBe('there');
});

it('names the failure without repeating itself', () => {
  expect(loadFailureText(new Error('Failed to load country data (404)'))).toBe(
    'Failed to load country data (404)',
  );
  expect(loadFailureText(new TypeError('Failed to fetch'))).toBe(
    'Failed to load country data: Failed to fetch',
  );
});
