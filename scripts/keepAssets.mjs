import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const KEPT_DAYS = 14;
/** Some ten releases with nothing in common. A machine on which the pages are written builds far more often. */
const MOST_FILES = 2000;

/**
 * Puts the scripts, styles and fonts of the present build aside before the next one deletes them. Pages that are open
 * in a browser go on asking for them, such as for the next step of a purchase, and their names change with their
 * content. The server looks here for what its own build does not have.
 */
export function keepAssets(web, now = new Date()) {
  const current = path.join(web, 'build/client/assets');
  const kept = path.join(web, 'earlier/assets');
  if (!existsSync(current)) return;
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(current)) {
    copyFileSync(path.join(current, name), path.join(kept, name));
    // Since when nothing new refers to it.
    utimesSync(path.join(kept, name), now, now);
  }
  const oldest = now.getTime() - KEPT_DAYS * 24 * 3_600_000;
  readdirSync(kept)
    .map((name) => ({ file: path.join(kept, name), since: statSync(path.join(kept, name)).mtimeMs }))
    .sort((one, other) => other.since - one.since)
    .filter(({ since }, place) => since < oldest || place >= MOST_FILES)
    .forEach(({ file }) => rmSync(file));
}
