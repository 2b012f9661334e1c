import { anywhere, type Wall, walled, wallsWithin, within } from './wall.ts';

const REPORT = 'packages/report/src';
const REPORT_WALL: Wall = {
  group: [
    '@global-fit/contract/**',
    '@global-fit/server/**',
    '@global-fit/web/**',
    '@global-fit/data/**',
    'node:*',
  ],
  message: 'report reads matching and below, and does no I/O.',
};
/** Folders that work on a finished report, which nothing that makes one reads. */
export const ON_FINISHED = ['checks', 'narrative', 'sample', 'share'];
const reportWall = (above: readonly string[]): Wall => ({
  group: anywhere([...ON_FINISHED, ...above]),
  message:
    'Arrows go down: checks, narrative, sample, share -> parts -> sections -> place -> profile -> prose and figures.',
});
export const CHAPTERS = [
  'career',
  'education',
  'family',
  'financial',
  'healthcare',
  'housing',
  'legal',
  'lifestyle',
  'safety',
];
export const PROFILE_FOLDERS = ['people', 'work', 'health', 'passports', 'move'];
/** Folders of `place` by subject: each may import from those before it, and all from the files at the root. */
export const PLACE_FOLDERS = ['surroundings', 'rights', 'language', 'money', 'entry', 'pension'];
/** The parts of a report in steps: each may import from its own step and those before. */
export const PARTS = [
  ['findings', 'readings', 'timeline', 'comparison'],
  ['clauses'],
  ['ranking'],
  ['places', 'questions'],
  ['summary', 'couple'],
  ['changes', 'closing'],
];
const ABOVE_PARTS = reportWall([]);
const partWalls = PARTS.slice(0, -1).map((parts, at) =>
  walled(within(`${REPORT}/parts`, parts), REPORT_WALL, ABOVE_PARTS, {
    group: anywhere(PARTS.slice(at + 1).flat()),
    message:
      'Arrows go down: closing, changes -> summary, couple -> questions, places -> ranking -> clauses -> findings, readings, timeline, comparison.',
  }),
);
const CHAPTER_WALL = reportWall(['parts']);
const BELOW_CHAPTERS = reportWall(['parts', 'sections']);
const BELOW_PLACES = reportWall(['parts', 'sections', 'place']);
const BELOW_PROFILE = reportWall(['parts', 'sections', 'place', 'profile']);

/** Rules within packages/report. */
export const reportWalls = [
  walled([`${REPORT}/**`], REPORT_WALL),
  walled([`${REPORT}/parts/**`], REPORT_WALL, ABOVE_PARTS),
  ...partWalls,
  walled([`${REPORT}/sections/**`], REPORT_WALL, CHAPTER_WALL),
  walled(within(`${REPORT}/sections`, CHAPTERS), REPORT_WALL, CHAPTER_WALL, {
    group: [...CHAPTERS, 'within'].map((chapter) => `../${chapter}/**`),
    message: 'A chapter reads no other chapter: what two of them tell is in place or profile.',
  }),
  walled([`${REPORT}/place/**`], REPORT_WALL, BELOW_CHAPTERS),
  ...wallsWithin(`${REPORT}/place`, PLACE_FOLDERS, REPORT_WALL, BELOW_CHAPTERS),
  walled([`${REPORT}/profile/**`], REPORT_WALL, BELOW_PLACES),
  ...wallsWithin(`${REPORT}/profile`, PROFILE_FOLDERS, REPORT_WALL, BELOW_PLACES),
  walled(within(REPORT, ['prose', 'figures']), REPORT_WALL, BELOW_PROFILE),
];
