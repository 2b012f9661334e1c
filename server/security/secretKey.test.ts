import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemRandom } from '#adapters/random';
import { loadSecretKeys, pseudonym } from './secretKey.ts';

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

it('gives a text the same digest as long as the first key stays', () => {
  const name = pseudonym([old], 'limits', '192.0.2.7');
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(pseudonym([old, fresh], 'limits', '192.0.2.7')).toBe(name);
  expect(pseudonym([fresh, old], 'limits', '192.0.2.7')).not.toBe(name);
});

it('gives other texts and purposes other digests, which cannot be made without the key', () => {
  const name = pseudonym([old], 'limits', '192.0.2.7');
  expect(pseudonym([old], 'limits', '192.0.2.8')).not.toBe(name);
  expect(pseudonym([old], 'another', '192.0.2.7')).not.toBe(name);
  expect(createHash('sha256').update('192.0.2.7').digest('base64url')).not.toBe(name);
});
