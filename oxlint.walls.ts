/** Imports that some files must not have, and what whoever writes one is told. */
interface Wall {
  readonly group?: string[];
  readonly regex?: string;
  /** Types may be taken all the same: nothing of them is left in the script. */
  readonly allowTypeImports?: true;
  readonly message: string;
}

/** Of two entries that concern one file the later replaces the earlier: each names every wall of its files. */
const walled = (files: string[], ...patterns: Wall[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Wall[] }] },
});

const within = (root: string, folders: readonly string[]): string[] =>
  folders.map((folder) => `${root}/${folder}/**`);
const anywhere = (folders: readonly string[]): string[] => folders.map((folder) => `**/${folder}/**`);

// Inside packages/matching: each folder reads those before it in this list.
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
const MATCHING_FOLDERS = [
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
/** Its root but for what all may read: `model.ts` and `anyOf.ts`. */
const MATCHING_ROOT = [
  'activeFactors',
  'cataloguePage',
  'couple',
  'explain',
  'leaders',
  'preferences',
  'questionEffects',
  'questionEffectsPage',
  'rank',
  'ranking',
  'sensitivity',
];

/** What the files of a folder must not read: the folders after it, and the root. */
function matchingWall(folder: string): Wall {
  const above = MATCHING_FOLDERS.slice(MATCHING_FOLDERS.indexOf(folder) + 1);
  const folders = above.length > 0 ? `\\.\\./(${above.join('|')})/|` : '';
  return {
    regex: `${folders}\\.\\./(${MATCHING_ROOT.join('|')})\\.ts$`,
    message:
      'Arrows go down: gates -> personal -> cities -> costs -> entry -> engine -> conditions -> profile -> factors -> scoring; of the root, these read model.ts, model/ and anyOf.ts alone.',
  };
}
const matchingWalls = MATCHING_FOLDERS.map((folder) =>
  walled(within(MATCHING, [folder]), MATCHING_WALL, matchingWall(folder)),
);

/** Inside a room whose folders each read those before them in the list. */
const wallsWithin = (room: string, folders: readonly string[], ...walls: Wall[]) =>
  folders.slice(0, -1).map((folder, at) =>
    walled(within(room, [folder]), ...walls, {
      regex: `\\.\\./(${folders.slice(at + 1).join('|')})/`,
      message: `Arrows go down: ${folders.toReversed().join(' -> ')}.`,
    }),
  );
const CONDITION_FOLDERS = ['geography', 'own', 'rules', 'towns', 'line'];
const PROFILE_FOLDERS = ['text', 'time', 'work', 'people', 'money', 'weights'];

// Inside packages/report.
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
const reportWall = (above: readonly string[]): Wall => ({
  group: anywhere(above),
  message: 'Arrows go down: parts -> sections -> place -> profile -> prose and figures.',
});
const CHAPTERS = [
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
/** The parts of a report step by step: each may read those of its own step and of the steps before. */
const PARTS = [
  ['findings', 'readings', 'timeline', 'comparison'],
  ['clauses'],
  ['ranking'],
  ['places', 'questions'],
  ['summary', 'couple'],
  ['changes', 'closing'],
];
const partWalls = PARTS.slice(0, -1).map((parts, at) =>
  walled(within(`${REPORT}/parts`, parts), REPORT_WALL, {
    group: anywhere(PARTS.slice(at + 1).flat()),
    message:
      'Arrows go down: closing, changes -> summary, couple -> questions, places -> ranking -> clauses -> findings, readings, timeline, comparison.',
  }),
);

// Inside the server.
const SERVER_WALL: Wall = {
  group: ['#routes/**', '**/routes/**', '#commands/**', '**/commands/**'],
  message: 'Arrows go down: routes -> services -> db | adapters.',
};
const SERVICES = 'server/services';
/** Rooms of services that read one another: each reads those before it in this list. */
const SERVICE_ROOMS = [
  'catalogue',
  'mails',
  'accounts',
  'consents',
  'contact',
  'profiles',
  'couples',
  'drafts',
  'reports',
  'sending',
  'shares',
  'orders',
  'personalData',
  'retention',
  'operations',
];
const serviceWall = (room: string): Wall => ({
  group: anywhere(SERVICE_ROOMS.slice(SERVICE_ROOMS.indexOf(room) + 1)),
  message: `Arrows go down: ${SERVICE_ROOMS.toReversed().join(' -> ')}.`,
});

const ORDERS = `${SERVICES}/orders`;
/** What happens to an order step by step: each room reads those of the steps before, and its root none of them. */
const ORDER_STEPS = [
  ['report'],
  ['payment'],
  ['checkout', 'refund'],
  ['dispute'],
  ['customer', 'events', 'operator'],
];
const orderWalls = (files: string[], above: readonly string[]) =>
  walled(files, SERVER_WALL, serviceWall('orders'), {
    group: anywhere(above),
    message:
      'Arrows go down: customer, operator, events -> dispute -> refund -> payment; checkout -> payment -> report; none from the root.',
  });

// Inside the web.
const WEB_WALL: Wall = {
  group: ['@global-fit/server', '@global-fit/server/**'],
  message: 'The web talks to the server over HTTP.',
};
/** What of the contract computes without schemas. */
const PLAIN_CONTRACT = [
  'countryCode',
  'email',
  'orderStates',
  'payingPages',
  'personName',
  'price',
  'quizFactors',
  'revisionStates',
  'secondAdultName',
  'secondAdultTerms',
  'shareScopes',
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
/** Features that others read, step by step: each reads those of the steps before; every other is read by none. */
const SHARED_FEATURES = [
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
const featureWalls = [
  walled(['web/features/**'], WEB_WALL, SCHEMA_WALL, featureWall(featuresUpTo(SHARED_FEATURES.length))),
  ...SHARED_FEATURES.map((features, step) =>
    walled(within('web/features', features), WEB_WALL, SCHEMA_WALL, featureWall(featuresUpTo(step))),
  ),
];

/** Every wall, for the overrides of the linter. */
export const walls = [
  walled(['packages/atlas/src/**', 'packages/questionnaire/src/**', 'packages/tokens/src/**'], {
    group: ['@global-fit/**', 'node:*'],
    message:
      'atlas, questionnaire and tokens stand at the bottom: they import nothing of ours and do no I/O.',
  }),
  walled([`${MATCHING}/**`], MATCHING_WALL),
  ...matchingWalls,
  ...wallsWithin(`${MATCHING}/conditions`, CONDITION_FOLDERS, MATCHING_WALL, matchingWall('conditions')),
  ...wallsWithin(`${MATCHING}/profile`, PROFILE_FOLDERS, MATCHING_WALL, matchingWall('profile')),
  walled([`${REPORT}/**`], REPORT_WALL),
  ...partWalls,
  walled([`${REPORT}/sections/**`], REPORT_WALL, reportWall(['parts'])),
  walled(within(`${REPORT}/sections`, CHAPTERS), REPORT_WALL, reportWall(['parts']), {
    group: [...CHAPTERS, 'within'].map((chapter) => `../${chapter}/**`),
    message: 'A chapter reads no other chapter: what two of them tell is in place or profile.',
  }),
  walled([`${REPORT}/place/**`], REPORT_WALL, reportWall(['parts', 'sections'])),
  walled(
    within(REPORT, ['profile', 'prose', 'figures']),
    REPORT_WALL,
    reportWall(['parts', 'sections', 'place']),
  ),
  ...wallsWithin(
    `${REPORT}/profile`,
    ['people', 'work', 'health', 'passports', 'move'],
    REPORT_WALL,
    reportWall(['parts', 'sections', 'place']),
  ),
  walled(['packages/contract/src/**'], {
    group: ['@global-fit/**', '!@global-fit/questionnaire', '!@global-fit/questionnaire/**', 'node:*'],
    message: 'contract reads questionnaire only, and does no I/O.',
  }),
  walled(
    within('server', [
      'adapters',
      'db',
      'http',
      'jobs',
      'mail',
      'pdf',
      'security',
      'services',
      'site',
      'workers',
    ]),
    SERVER_WALL,
  ),
  ...SERVICE_ROOMS.slice(0, -1).map((room) =>
    walled(within(SERVICES, [room]), SERVER_WALL, serviceWall(room)),
  ),
  orderWalls([`${ORDERS}/*.ts`], ORDER_STEPS.flat()),
  ...ORDER_STEPS.slice(0, -1).map((rooms, at) =>
    orderWalls(within(ORDERS, rooms), ORDER_STEPS.slice(at + 1).flat()),
  ),
  walled(within('server', ['db', 'adapters']), SERVER_WALL, {
    group: ['#services/**', '#jobs/**', '**/services/**', '**/jobs/**'],
    message: 'db and adapters stand at the bottom of the server.',
  }),
  walled(['server/routes/**'], {
    group: ['#db/schema', '#db/schema/**', 'drizzle-orm', 'drizzle-orm/**', 'stripe', 'nodemailer'],
    message: 'A route asks a service; it does not query or call out itself.',
  }),
  walled(['web/**'], WEB_WALL, SCHEMA_WALL),
  walled(
    within('web', ['api', 'content', 'maps', 'markdown', 'plots', 'theme', 'ticks', 'ui']),
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
