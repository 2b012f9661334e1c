import { dirname } from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Folders of the embedded fonts, wherever npm has installed them. */
export function fontFolders(): readonly string[] {
  return ['@expo-google-fonts/newsreader', '@expo-google-fonts/ibm-plex-sans'].map((name) =>
    dirname(require.resolve(`${name}/package.json`)),
  );
}
