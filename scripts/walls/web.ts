import { type Wall, walled, within } from './wall.ts';

const WEB_WALL: Wall = {
  group: ['@global-fit/server', '@global-fit/server/**'],
  message: 'The web talks to the server over HTTP.',
};
/** Modules of the contract that do not load the schemas. */
const PLAIN_CONTRACT = [
  'countryCode',
  'email',
  'orderStates',
  'password',
  'payingPages',
  'personName',
  'price',
  'quizFactors',
  'revisionStates',
  'secondAdultName',
  'secondAdultTerms',
  'shareScopes',
  'tryAgainIn',
];
const SCHEMA_WALL: Wall = {
  group: ['@global-fit/contract/**', ...PLAIN_CONTRACT.map((file) => `!@global-fit/contract/${file}`)],
  allowTypeImports: true,
  message:
    'The library of schemas is too heavy for pages: take types from here, values from a file without schemas.',
};
const webWall = (above: readonly string[], message: string): Wall => ({
  group: above.flatMap((folder) => [`#${folder}/**`, `**/${folder}/**`]),
  message,
});
/** Folders that know no feature. */
const WEB_BOTTOM = ['api', 'content', 'maps', 'markdown', 'plots', 'theme', 'ticks', 'ui'];
/**
 * Features that others import, in steps: each may import from the steps before. All other features are imported by
 * none.
 */
export const SHARED_FEATURES = [
  ['calls', 'countries', 'drafts', 'guides', 'orders', 'products', 'report'],
  ['payment', 'profile', 'questionnaire'],
  ['partner'],
  ['account'],
];
const featuresUpTo = (step: number): readonly string[] => SHARED_FEATURES.slice(0, step).flat();
const featureWall = (readable: readonly string[]): Wall => ({
  group: ['#features/*/**', ...readable.map((feature) => `!#features/${feature}/**`)],
  message:
    'A feature reads those below it: account -> partner -> payment, profile, questionnaire -> calls, countries, drafts, guides, orders, products, report.',
});
const NO_PAGE = webWall(['routes'], 'A feature knows no page.');
/** Import paths that lead out of a feature, from a file at its root and from one in a folder of it. */
const LEAVING = [
  { files: '*', regex: '^(\\.\\./[^.]|(\\.\\./)+features/)' },
  { files: '*/**', regex: '^(\\.\\./\\.\\./[^.]|(\\.\\./)+features/)' },
];
const wallsOfFeatures = (features: readonly string[], readable: readonly string[]) =>
  LEAVING.map(({ files, regex }) =>
    walled(
      features.map((feature) => `web/features/${feature}/${files}`),
      WEB_WALL,
      SCHEMA_WALL,
      NO_PAGE,
      featureWall(readable),
      { regex, message: 'Another feature is named from the root of the web (#features/…).' },
    ),
  );
const featureWalls = [
  ...wallsOfFeatures(['*'], featuresUpTo(SHARED_FEATURES.length)),
  ...SHARED_FEATURES.flatMap((features, step) => wallsOfFeatures(features, featuresUpTo(step))),
];

/** Rules within the web. */
export const webWalls = [
  walled(['web/**'], WEB_WALL, SCHEMA_WALL),
  walled(
    within('web', WEB_BOTTOM),
    WEB_WALL,
    SCHEMA_WALL,
    webWall(['features', 'layout', 'routes'], 'These know no capability, and no page.'),
  ),
  walled(
    ['web/layout/**'],
    WEB_WALL,
    SCHEMA_WALL,
    webWall(['features', 'routes'], 'What stands around every page knows none.'),
  ),
  ...featureWalls,
];
