import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Atlas, openAtlas } from '@global-fit/atlas/atlas';
import type { AtlasContent } from '@global-fit/atlas/content';
import { openStandings, type Standings } from '@global-fit/atlas/percentile';

let content: AtlasContent | undefined;

/**
 * Runs at build only: the compiled atlas, the source of every count and claim on a page. The working directory of the
 * build is `web/`. Throws where the tables have not been compiled.
 */
export function readAtlas(): AtlasContent {
  const file = path.resolve(process.cwd(), '../data/dist/atlas.json');
  return (content ??= JSON.parse(readFileSync(file, 'utf8')) as AtlasContent);
}

let opened: { readonly atlas: Atlas; readonly standings: Standings } | undefined;

/** Runs at build only: the atlas with the standings of all countries, opened once for all pages. */
export function openBuildAtlas(): { readonly atlas: Atlas; readonly standings: Standings } {
  if (!opened) {
    const atlas = openAtlas(readAtlas());
    opened = { atlas, standings: openStandings(atlas) };
  }
  return opened;
}
