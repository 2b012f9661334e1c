import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const KEPT_DAYS = 14;
/** Enough for ten releases that share no file. Machines on which the pages are developed build far more often. */
const MOST_FILES = 2000;

/**
 * Keeps a copy of the scripts, styles and fonts of the present build before the next one deletes them. Pages open in a
 * browser still request them, such as for the next step of a purchase, and their names change with their content. The
 * server looks here for files that its own build lacks.
 */
export function keepAssets(web, now = new Date()) {
  const current = path.join(web, 'build/client/assets');
  const kept = path.join(web, 'earlier/assets');
  if (!existsSync(current)) return;
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(current)) {
    copyFileSync(path.join(current, name), path.join(kept, name));
    // Records when the file stopped being current.
    utimesSync(path.join(kept, name), now, now);
  }
  const oldest = now.getTime() - KEPT_DAYS * 24 * 3_600_000;
  readdirSync(kept)
    .map((name) => ({ file: path.join(kept, name), since: statSync(path.join(kept, name)).mtimeMs }))
    .sort((one, other) => other.since - one.since)
    .filter(({ since }, place) => since < oldest || place >= MOST_FILES)
    .forEach(({ file }) => rmSync(file));
}
