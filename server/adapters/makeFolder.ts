import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Creates a folder, with missing parents, that only its owner can read; an existing one is left as it is. Node's own
 * recursive `mkdir` never ends on a file system that creates no folders (`/proc`, an absent mount), and blocks a thread
 * of its pool meanwhile; this rejects with the file system's error.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (await isFolder(path)) return;
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error;
    if (!(await isFolder(above))) await makeFolder(above);
    // Another process may have created it by now.
    await mkdir(path, { mode: 0o700 }).catch(async (again: unknown) => {
      if (!(await isFolder(path))) throw again;
    });
  }
}
