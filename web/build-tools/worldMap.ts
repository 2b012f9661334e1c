import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { worldSvg } from '../maps/world.ts';

const virtual = 'virtual:world.svg';

/**
 * `import url from 'virtual:world.svg'` gives the address of the world map, drawn once per build. The pages
 * refer to its pieces with `<use>`, so neither outlines nor a projection reach the browser's script.
 */
export function worldMapPlugin(): Plugin {
  let file = '';
  return {
    name: 'global-fit:world-map',
    enforce: 'pre',
    configResolved({ root }) {
      const folder = path.join(root, '.react-router', 'maps');
      mkdirSync(folder, { recursive: true });
      file = path.join(folder, 'world.svg');
      writeFileSync(file, worldSvg());
    },
    resolveId(id) {
      return id === virtual ? `${file}?url&no-inline` : null;
    },
  };
}
