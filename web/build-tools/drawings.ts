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
 * `import url from 'virtual:world.svg'` is the address of a drawing, made once per build. Pages refer to its parts
 * with `<use>`, so outlines and projection stay out of the scripts, and no page contains a path twice (in its HTML
 * and in its data).
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
