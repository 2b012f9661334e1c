import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '#adapters/random';
import { writeNewFile } from '#adapters/writeNewFile';

/** The first signs, all verify, so that a key can be replaced without breaking links that are out there. */
export type SecretKeys = readonly [string, ...string[]];

/** Its name in DATA_DIR, and in a backup's folder. */
export const KEY_FILE = 'secret-key';

/** The configured keys, or the one made at the first start and kept in DATA_DIR (readable by its owner only). */
export async function loadSecretKeys(
  configured: SecretKeys | undefined,
  dataDir: string,
  random: Random,
): Promise<SecretKeys> {
  if (configured) return configured;
  const path = join(dataDir, KEY_FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeNewFile(path, `${Buffer.from(random.bytes(32)).toString('hex')}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = (await readFile(path, 'utf8')).trim();
  if (key.length < 32) throw new Error(`${path} does not hold a key; remove it to make a new one.`);
  return [key];
}

/** Each purpose has a key of its own, so that a signature for one never passes for another. */
function derive(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `global-fit/${purpose}`, 32));
}

function mac(key: string, purpose: string, message: string): Buffer {
  return createHmac('sha256', derive(key, purpose)).update(message).digest();
}

/** A signature of `message` for one purpose, in base64url. */
export function sign(keys: SecretKeys, purpose: string, message: string): string {
  return mac(keys[0], purpose, message).toString('base64url');
}

/** Whether any of the keys made this signature. Takes the same time wherever the texts differ. */
export function verify(keys: SecretKeys, purpose: string, message: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = mac(key, purpose, message);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
