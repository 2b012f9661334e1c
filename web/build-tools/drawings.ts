import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import site from '../../content/site.json' with { type: 'json' };
import { silhouettesSvg } from '../maps/silhouette.ts';
import { worldSvg } from '../maps/world.ts';

const drawings: Readonly<Record<string, () => string>> = {
  'world.svg': worldSvg,
  'silhouettes.svg': () => silhouettesSvg(site.testimonials.map(({ iso3 }) => iso3)),
};

/**
 * `import url from 'virtual:world.svg'` gives the address of a drawing, made once per build. The pages refer to its
 * pieces with `<use>`, so neither outlines nor a projection reach the browser's script, and no page carries a path
 * both as it is drawn and in what its scripts start from.
 */
export function drawingsPlugin(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'global-fit:drawings',
    enforce: 'pre',
    configResolved({ root }) {
      const folder = path.join(root, '.react-router', 'maps');
      mkdirSync(folder, { recursive: true });
      for (const [name, draw] of Object.entries(drawings)) {
        const file = path.join(folder, name);
        writeFileSync(file, draw());
        files.set(`virtual:${name}`, file);
      }
    },
    resolveId(id) {
      const file = files.get(id);
      return file === undefined ? null : `${file}?url&no-inline`;
    },
  };
}
