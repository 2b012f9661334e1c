import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtlasContent, Counts } from '@global-fit/atlas/content';
import { compileAtlas } from './compile/compile.ts';
import { type DataPaths, dataPaths } from './paths.ts';

export interface BuildResult {
  readonly counts: Counts;
  /** False when the inputs had not changed since the artefact was written. */
  readonly built: boolean;
  readonly file: string;
}

/** Hash of everything the artefact follows from: the tables and the code that compiles them. */
export function hashInputs(tables: string): string {
  const hash = createHash('sha256');
  const code = [import.meta.dirname, join(import.meta.dirname, '../../packages/atlas/src')];
  const files = [
    ...globSync(join(tables, '**/*.csv')),
    ...code
      .flatMap((folder) => globSync(join(folder, '**/*.ts')))
      .filter((file) => !file.endsWith('.test.ts')),
  ];
  for (const file of files.sort())
    hash.update(file.split('/').slice(-2).join('/')).update(readFileSync(file));
  return hash.digest('hex');
}

/** Writes to a temporary name and renames, so that a reader never sees half a file. */
function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

function readStamp(file: string): { readonly hash: string; readonly counts: Counts } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Builds `atlas.json` and its stamp in `paths.dist`, unless the stamp says that nothing changed.
 * Throws a `DataError` when a table is broken; the old artefact then stays as it was.
 */
export function buildAtlas(paths: DataPaths = dataPaths): BuildResult {
  const file = join(paths.dist, 'atlas.json');
  const stampFile = join(paths.dist, 'stamp.json');
  const hash = hashInputs(paths.tables);
  const stamp = readStamp(stampFile);
  if (stamp?.hash === hash && globSync(file).length === 1)
    return { counts: stamp.counts, built: false, file };

  const content: AtlasContent = compileAtlas((table) => readFileSync(join(paths.tables, table), 'utf8'));
  mkdirSync(paths.dist, { recursive: true });
  writeWhole(file, JSON.stringify(content));
  writeWhole(stampFile, JSON.stringify({ hash, counts: content.counts }));
  return { counts: content.counts, built: true, file };
}
