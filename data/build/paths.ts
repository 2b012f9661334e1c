import { join } from 'node:path';

/** Where the tables stand and where the build writes; `root` is the folder `data`. */
export interface DataPaths {
  readonly tables: string;
  readonly dist: string;
}

const root = join(import.meta.dirname, '..');

export const dataPaths: DataPaths = { tables: join(root, 'tables'), dist: join(root, 'dist') };
