import { open } from 'node:fs/promises';

/** Writes a new file that only its owner can read, and flushes it to disk. Throws `EEXIST` where it exists. */
export async function writeNewFile(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
