import { type Atlas, openAtlas } from '@global-fit/atlas/atlas';
import { loadAtlasContent } from '@global-fit/data/load';

let opened: Atlas | undefined;

/** The atlas of this process, read from the compiled tables at the first call. */
export function loadAtlas(): Atlas {
  opened ??= openAtlas(loadAtlasContent());
  return opened;
}
