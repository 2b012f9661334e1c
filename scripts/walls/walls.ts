import { matchingWalls } from './matching.ts';
import { reportWalls } from './report.ts';
import { serverWalls } from './server.ts';
import { type Wall, walled, wallsWithin } from './wall.ts';
import { webWalls } from './web.ts';

const BOTTOM: Wall = {
  group: ['@global-fit/**', 'node:*'],
  message: 'atlas, questionnaire and tokens stand at the bottom: they import nothing of ours and do no I/O.',
};

/** Each folder may import from those before it. */
export const ATLAS_FOLDERS = ['places', 'entry', 'law', 'money', 'countryProfile', 'detail'];
export const QUESTIONNAIRE_FOLDERS = ['sections', 'lists', 'answers', 'checks'];

/** The import rules, as overrides for the linter. */
export const walls = [
  walled(['packages/atlas/src/**', 'packages/questionnaire/src/**', 'packages/tokens/src/**'], BOTTOM),
  ...wallsWithin('packages/atlas/src', ATLAS_FOLDERS, BOTTOM),
  ...wallsWithin('packages/questionnaire/src', QUESTIONNAIRE_FOLDERS, BOTTOM),
  ...matchingWalls,
  ...reportWalls,
  walled(['packages/contract/src/**'], {
    group: ['@global-fit/**', '!@global-fit/questionnaire', '!@global-fit/questionnaire/**', 'node:*'],
    message: 'contract reads questionnaire only, and does no I/O.',
  }),
  ...serverWalls,
  ...webWalls,
];
