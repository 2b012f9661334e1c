import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeNewFile } from '../writeNewFile.ts';
import type { ObjectStore } from './objectStore.ts';

/** Files in a folder. Each is written to a temporary file, flushed and renamed, so it is either complete or absent. */
export function openDirectoryStore(directory: string): ObjectStore {
  return {
    async put(key, bytes) {
      const target = join(directory, key);
      await mkdir(dirname(target), { recursive: true });
      const unfinished = join(dirname(target), `.${randomUUID()}.tmp`);
      try {
        await writeNewFile(unfinished, bytes);
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { force: true });
      }
      await flush(dirname(target));
    },
    async get(key) {
      try {
        return await readFile(join(directory, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(join(directory, key), { force: true });
    },
  };
}

/** A rename survives a power cut only once the folder is flushed too. */
async function flush(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
