import { dirname } from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Folders of the embedded font families, wherever the package manager has put them. */
export function fontFolders(): readonly string[] {
  return ['@expo-google-fonts/newsreader', '@expo-google-fonts/ibm-plex-sans'].map((name) =>
    dirname(require.resolve(`${name}/package.json`)),
  );
}
