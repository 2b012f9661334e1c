import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remembered } from '@global-fit/atlas/remembered';
import { makeFolder } from '#adapters/makeFolder';
import type { Random } from '#adapters/random';
import { writeNewFile } from '#adapters/writeNewFile';

/** The first key is in use; earlier ones may follow until every process has the new one. */
export type SecretKeys = readonly [string, ...string[]];

/** Its file name in DATA_DIR and in backups. */
export const KEY_FILE = 'secret-key';

/** The configured keys, or the one created at the first start and stored in DATA_DIR, readable by its owner only. */
export async function loadSecretKeys(
  configured: SecretKeys | undefined,
  dataDir: string,
  random: Random,
): Promise<SecretKeys> {
  if (configured) return configured;
  const path = join(dataDir, KEY_FILE);
  await makeFolder(dataDir);
  try {
    await writeNewFile(path, `${Buffer.from(random.bytes(32)).toString('hex')}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = (await readFile(path, 'utf8')).trim();
  if (key.length < 32) throw new Error(`${path} does not hold a key; remove it to make a new one.`);
  return [key];
}

/** A separate key for each purpose, so that a hash from one place reveals nothing about another. */
const keyFor = remembered((purpose: string) =>
  remembered((key: string) => Buffer.from(hkdfSync('sha256', key, '', `global-fit/${purpose}`, 32))),
);

/**
 * A pseudonym for a text of which there are few (a network or mail address), by which it can be recognised:
 * HMAC-SHA-256 in base64url. A plain digest could be reversed by trying all values; this cannot without the key.
 */
export function pseudonym(keys: SecretKeys, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)(keys[0])).update(text).digest('base64url');
}
