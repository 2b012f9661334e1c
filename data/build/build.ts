import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { AtlasContent, Counts } from '@global-fit/atlas/content';
import { compileBorders } from './borders.ts';
import { compileAtlas } from './compile/compile.ts';
import { compileOutlines } from './outlines.ts';
import { type DataPaths, dataPaths } from './paths.ts';
import { readFrom } from './table.ts';

export interface BuildResult {
  readonly counts: Counts;
  /** False when the inputs had not changed since the artefact was written. */
  readonly built: boolean;
  /** File of the atlas content. */
  readonly file: string;
  /** File of the country outlines. */
  readonly outlines: string;
}

/** Everything the artefact follows from: tables, code, and the versions of the packages that hold maps and places. */
export function listInputs(tables: string): readonly string[] {
  const code = globSync(
    ['**/*.ts', '../../packages/atlas/src/{,entry/,law/,money/,places/}*.ts'].map((pattern) =>
      join(import.meta.dirname, pattern),
    ),
  ).filter((file) => !file.endsWith('.test.ts'));
  return [
    ...globSync(join(tables, '**/*.csv')),
    ...code,
    join(import.meta.dirname, '../package.json'),
  ].sort();
}

/** Hash of what the inputs hold: the same in every checkout. */
function hashContents(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(import.meta.dirname, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Hash of sizes and times of change, a twentieth of the work: inputs that look as before were not written since. */
function hashLooks(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Writes to a temporary name and renames, so that a reader never sees half a file. */
function writeWhole(file: string, text: string): void {
  // Test threads share a process, so its id alone does not tell two writers apart.
  const temporary = `${file}.${process.pid}-${threadId}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/**
 * Notes how the inputs look. Where the folder cannot be written to, what they hold is compared at every start
 * instead.
 */
function noteLooks(file: string, looks: string): void {
  try {
    writeWhole(file, looks);
  } catch {
    // The artefact is as good without.
  }
}

const readText = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function readStamp(file: string): { readonly hash: string; readonly counts: Counts } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Builds `atlas.json`, `outlines.json` and their stamp in `paths.dist`, unless the stamp says that nothing
 * changed. Throws a `DataError` when a table is broken; the old artefacts then stay as they were.
 */
export function buildAtlas(paths: DataPaths = dataPaths): BuildResult {
  const file = join(paths.dist, 'atlas.json');
  const outlines = join(paths.dist, 'outlines.json');
  const stampFile = join(paths.dist, 'stamp.json');
  // Apart from the stamp, which other builds follow from.
  const looksFile = join(paths.dist, 'looks.txt');
  const inputs = listInputs(paths.tables);
  const looks = hashLooks(inputs);
  const stamp = existsSync(file) && existsSync(outlines) ? readStamp(stampFile) : null;
  if (stamp && readText(looksFile) === looks) return { counts: stamp.counts, built: false, file, outlines };
  const hash = hashContents(inputs);
  if (stamp?.hash === hash) {
    noteLooks(looksFile, looks);
    return { counts: stamp.counts, built: false, file, outlines };
  }

  const text = readFrom(paths.tables);
  const tables = compileAtlas(text);
  const content: AtlasContent = { ...tables, ...compileBorders(text, tables) };
  const drawn = compileOutlines(text, content);
  mkdirSync(paths.dist, { recursive: true });
  writeWhole(file, JSON.stringify(content));
  writeWhole(outlines, JSON.stringify(drawn));
  writeWhole(stampFile, JSON.stringify({ hash, counts: content.counts }));
  noteLooks(looksFile, looks);
  return { counts: content.counts, built: true, file, outlines };
}
