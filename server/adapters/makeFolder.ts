import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Makes a folder, and those above it that are missing, for its owner alone; one that is there is left as it is. Unlike
 * Node's recursive `mkdir` it ends where a file system makes no folders at all (`/proc`, a mount that nobody has made):
 * Node tries there for ever, on a thread that then serves nothing else. Rejects with the file system's error.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (await isFolder(path)) return;
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error;
    if (!(await isFolder(above))) await makeFolder(above);
    // Somebody else may have made it by now.
    await mkdir(path, { mode: 0o700 }).catch(async (again: unknown) => {
      if (!(await isFolder(path))) throw again;
    });
  }
}
