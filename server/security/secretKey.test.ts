import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemRandom } from '#adapters/random';
import { loadSecretKeys, sign, verify } from './secretKey.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-key-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)];

it('makes a key once and finds it again', async () => {
  const first = await loadSecretKeys(undefined, dataDir, systemRandom);
  expect(first[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await loadSecretKeys(undefined, dataDir, systemRandom)).toEqual(first);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await loadSecretKeys([old], dataDir, systemRandom)).toEqual([old]);
});

it('signs with the first key and verifies with all', () => {
  const signature = sign([old], 'link', 'order 7');
  expect(verify([fresh, old], 'link', 'order 7', signature)).toBe(true);
  expect(verify([fresh], 'link', 'order 7', signature)).toBe(false);
  expect(sign([fresh, old], 'link', 'order 7')).toBe(sign([fresh], 'link', 'order 7'));
});

it('refuses another message, another purpose and a broken signature', () => {
  const signature = sign([old], 'link', 'order 7');
  expect(verify([old], 'link', 'order 8', signature)).toBe(false);
  expect(verify([old], 'reset', 'order 7', signature)).toBe(false);
  expect(verify([old], 'link', 'order 7', signature.slice(0, -2))).toBe(false);
  expect(verify([old], 'link', 'order 7', '')).toBe(false);
});
