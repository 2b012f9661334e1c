import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Newsreader and IBM Plex Sans are the design's own, the second with Greek and Cyrillic. */
const OF_THE_DESIGN = ['newsreader', 'ibm-plex-sans'];
/** What customers write in other scripts, names and wishes, and emoji, each drawn in one colour. */
const FOR_OTHER_SCRIPTS = [
  'noto-emoji',
  'noto-sans-arabic',
  'noto-sans-armenian',
  'noto-sans-bengali',
  'noto-sans-devanagari',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-hebrew',
  'noto-sans-kannada',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-malayalam',
  'noto-sans-myanmar',
  'noto-sans-oriya',
  'noto-sans-sinhala',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-thaana',
  'noto-sans-thai',
  'noto-serif-tibetan',
];
/** Japanese, Korean and Chinese. */
const OF_EAST_ASIA = ['jp', 'kr', 'sc'];

/** Folders of the fonts that come with the product, wherever npm has installed them. */
export function fontFolders(): readonly string[] {
  return [
    ...[...OF_THE_DESIGN, ...FOR_OTHER_SCRIPTS].map((name) =>
      dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)),
    ),
    // These packages export their entry point alone.
    ...OF_EAST_ASIA.map((name) => join(require.resolve(`@embedpdf/fonts-${name}`), '../../fonts')),
  ];
}
