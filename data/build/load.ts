import { readFileSync } from 'node:fs';
import type { AtlasContent } from '@global-fit/atlas/content';
import type { Outlines } from '@global-fit/atlas/places/outlines';
import { buildAtlas } from './build.ts';
import { type DataPaths, dataPaths } from './paths.ts';

/** Reads the compiled atlas for `openAtlas`, after building it where it is missing or out of date. */
export function loadAtlasContent(paths: DataPaths = dataPaths): AtlasContent {
  return JSON.parse(readFileSync(buildAtlas(paths).file, 'utf8'));
}

/** Reads the outlines of countries for maps, after building them where they are missing or out of date. */
export function loadOutlines(paths: DataPaths = dataPaths): Outlines {
  return JSON.parse(readFileSync(buildAtlas(paths).outlines, 'utf8'));
}
