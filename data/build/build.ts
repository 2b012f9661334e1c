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
  /** False where the artefact was up to date. */
  readonly built: boolean;
  /** File of the atlas content. */
  readonly file: string;
  /** File of the country outlines. */
  readonly outlines: string;
}

/**
 * Every file the artefact depends on: tables, code, and `package.json` with the versions of the packages that hold
 * maps and places.
 */
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

/** Hash of the contents: the same in every checkout. */
function hashContents(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(import.meta.dirname, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Hash of sizes and modification times. It takes a twentieth of the time, and while it is unchanged the contents are
 * too.
 */
function hashStats(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Writes to a temporary file and renames it, so that no reader sees half a file. */
function writeWhole(file: string, text: string): void {
  // Test threads share a process id, so the thread id is needed as well.
  const temporary = `${file}.${process.pid}-${threadId}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/** Remembers the sizes and times. Where the folder is read-only, every start compares the contents instead. */
function rememberStats(file: string, stats: string): void {
  try {
    writeWhole(file, stats);
  } catch {
    // Only a shortcut is lost.
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
 * Builds `atlas.json`, `outlines.json` and their stamp in `paths.dist`, unless the stamp shows that nothing changed.
 * Throws a `DataError` where a table is wrong, and leaves the old files in place.
 */
export function buildAtlas(paths: DataPaths = dataPaths): BuildResult {
  const file = join(paths.dist, 'atlas.json');
  const outlines = join(paths.dist, 'outlines.json');
  const stampFile = join(paths.dist, 'stamp.json');
  // Kept apart from the stamp because other builds depend on the stamp.
  const statsFile = join(paths.dist, 'stats.txt');
  const inputs = listInputs(paths.tables);
  const stats = hashStats(inputs);
  const stamp = existsSync(file) && existsSync(outlines) ? readStamp(stampFile) : null;
  if (stamp && readText(statsFile) === stats) return { counts: stamp.counts, built: false, file, outlines };
  const hash = hashContents(inputs);
  if (stamp?.hash === hash) {
    rememberStats(statsFile, stats);
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
  rememberStats(statsFile, stats);
  return { counts: content.counts, built: true, file, outlines };
}
