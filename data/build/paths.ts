import { join } from 'node:path';

/** The folder of the tables and the one that the build writes to. */
export interface DataPaths {
  readonly tables: string;
  readonly dist: string;
}

const root = join(import.meta.dirname, '..');

export const dataPaths: DataPaths = { tables: join(root, 'tables'), dist: join(root, 'dist') };
