import { open } from 'node:fs/promises';

/**
 * Writes a file that is not there yet, for its owner's eyes alone; once this resolves the content is on the disk.
 * Throws `EEXIST` where the file is there.
 */
export async function writeNewFile(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
