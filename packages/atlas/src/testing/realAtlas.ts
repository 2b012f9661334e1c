import { loadAtlasContent } from '../../../../data/build/load.ts';
import { type Atlas, openAtlas } from '../atlas.ts';
import type { AtlasContent } from '../content.ts';

let content: AtlasContent | null = null;
let atlas: Atlas | null = null;

/**
 * The compiled real tables, for tests. Unlike the rest of the package, this reads files and builds them when needed.
 */
export function realContent(): AtlasContent {
  content ??= loadAtlasContent();
  return content;
}

/** The real atlas for tests, opened once per test file. */
export function realAtlas(): Atlas {
  atlas ??= openAtlas(realContent());
  return atlas;
}
