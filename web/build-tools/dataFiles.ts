import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAtlas } from '@global-fit/atlas/atlas';
import type { Plugin } from 'vite';
import { readAtlas } from '../content/atlas.ts';
import { countryNames } from '../features/countries/countryList.ts';
import { readQuizData } from '../features/quiz/readQuizData.ts';

const files: Readonly<Record<string, (atlas: ReturnType<typeof openAtlas>) => unknown>> = {
  'quiz.json': readQuizData,
  'countries.json': countryNames,
};

/**
 * `import url from 'virtual:quiz.json'` is the address of a data file, written once per build. Pages fetch it when
 * needed, so the atlas itself is never sent to a browser.
 */
export function dataFilesPlugin(): Plugin {
  let folder = '';
  return {
    name: 'global-fit:data-files',
    enforce: 'pre',
    configResolved({ root }) {
      folder = path.join(root, '.react-router', 'data');
      mkdirSync(folder, { recursive: true });
      const atlas = openAtlas(readAtlas());
      for (const [name, read] of Object.entries(files))
        writeFileSync(path.join(folder, name), JSON.stringify(read(atlas)));
    },
    resolveId(id) {
      const name = id.startsWith('virtual:') ? id.slice('virtual:'.length) : '';
      return name in files ? `${path.join(folder, name)}?url&no-inline` : null;
    },
  };
}
