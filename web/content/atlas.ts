import { type Atlas, openAtlas } from '@global-fit/atlas/atlas';
import { openStandings, type Standings } from '@global-fit/atlas/percentile';
import { readAtlas } from './counts.ts';

let opened: { readonly atlas: Atlas; readonly standings: Standings } | undefined;

/** Runs at build only: the atlas with the standings of all countries, opened once for all pages. */
export function openBuildAtlas(): { readonly atlas: Atlas; readonly standings: Standings } {
  if (!opened) {
    const atlas = openAtlas(readAtlas());
    opened = { atlas, standings: openStandings(atlas) };
  }
  return opened;
}
