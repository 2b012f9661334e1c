import { type Wall, walled, wallsWithin, within } from './wall.ts';

const MATCHING = 'packages/matching/src';
const MATCHING_WALL: Wall = {
  group: [
    '@global-fit/**',
    '!@global-fit/atlas',
    '!@global-fit/atlas/**',
    '!@global-fit/questionnaire',
    '!@global-fit/questionnaire/**',
    'node:*',
  ],
  message: 'matching reads atlas and questionnaire only, and does no I/O.',
};
/** Each folder may import from those before it; `model` stands below them all. */
export const MATCHING_FOLDERS = [
  'scoring',
  'factors',
  'profile',
  'conditions',
  'engine',
  'entry',
  'costs',
  'cities',
  'personal',
  'gates',
  'quiz',
  'effects',
];
/** The root, except for what all may import: `model.ts` and `anyOf.ts`. */
export const MATCHING_ROOT = [
  'activeFactors',
  'cataloguePage',
  'couple',
  'explain',
  'leaders',
  'order',
  'preferences',
  'questionEffects',
  'questionEffectsPage',
  'rank',
  'ranking',
  'sensitivity',
];

/** What the files of a folder must not import: the folders above it, and the root. */
function matchingWall(above: readonly string[]): Wall {
  const folders = above.length > 0 ? `\\.\\./(${above.join('|')})/|` : '';
  return {
    regex: `${folders}\\.\\./(${MATCHING_ROOT.join('|')})\\.ts$`,
    message:
      'Arrows go down: gates -> personal -> cities -> costs -> entry -> engine -> conditions -> profile -> factors -> scoring; of the root, these read model.ts, model/ and anyOf.ts alone.',
  };
}
const wallOf = (folder: string): Wall =>
  matchingWall(MATCHING_FOLDERS.slice(MATCHING_FOLDERS.indexOf(folder) + 1));

/** Order within three of its folders: each subfolder may import from those before it. */
export const CONDITION_FOLDERS = ['geography', 'own', 'rules', 'towns', 'line'];
/** Of the reading of a line: how it is meant, what its words mean, one reading of it whole, what cuts it. */
export const LINE_FOLDERS = ['manner', 'words', 'whole', 'apart'];
export const PROFILE_FOLDERS = ['text', 'time', 'work', 'people', 'money', 'weights'];

/** Rules within packages/matching. */
export const matchingWalls = [
  walled([`${MATCHING}/**`], MATCHING_WALL),
  walled(within(MATCHING, ['model']), MATCHING_WALL, matchingWall(MATCHING_FOLDERS)),
  ...MATCHING_FOLDERS.map((folder) => walled(within(MATCHING, [folder]), MATCHING_WALL, wallOf(folder))),
  ...wallsWithin(`${MATCHING}/conditions`, CONDITION_FOLDERS, MATCHING_WALL, wallOf('conditions')),
  ...wallsWithin(`${MATCHING}/conditions/line`, LINE_FOLDERS, MATCHING_WALL, wallOf('conditions')),
  ...wallsWithin(`${MATCHING}/profile`, PROFILE_FOLDERS, MATCHING_WALL, wallOf('profile')),
];
