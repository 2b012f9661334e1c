import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './freePort.ts';

afterEach(() => vi.restoreAllMocks());

it('passes over a port that somebody listens on', async () => {
  const random = vi.spyOn(Math, 'random');
  const port = await freePort();
  const drawn = random.mock.results.at(-1)?.value as number;
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  random.mockReturnValueOnce(drawn);
  expect(await freePort()).not.toBe(port);
  other.close();
});
