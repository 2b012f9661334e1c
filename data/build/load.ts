import { readFileSync } from 'node:fs';
import type { AtlasContent } from '@global-fit/atlas/content';
import { buildAtlas } from './build.ts';
import { type DataPaths, dataPaths } from './paths.ts';

/** Reads the compiled atlas for `openAtlas`, building it first when it is missing or older than its tables. */
export function loadAtlasContent(paths: DataPaths = dataPaths): AtlasContent {
  return JSON.parse(readFileSync(buildAtlas(paths).file, 'utf8'));
}
