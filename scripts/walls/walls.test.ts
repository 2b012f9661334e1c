import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import {
  CONDITION_FOLDERS,
  LINE_FOLDERS,
  MATCHING_FOLDERS,
  MATCHING_ROOT,
  PROFILE_FOLDERS,
} from './matching.ts';
import * as report from './report.ts';
import * as server from './server.ts';
import { ATLAS_FOLDERS, QUESTIONNAIRE_FOLDERS } from './walls.ts';
import { SHARED_FEATURES } from './web.ts';

const root = path.join(import.meta.dirname, '../..');
const REPORT = 'packages/report/src';

/** Rooms, with the folders in them that have a place in the order of imports, and those that need none. */
const ROOMS: readonly (readonly [room: string, placed: readonly string[], free?: readonly string[]])[] = [
  ['packages/atlas/src', ATLAS_FOLDERS],
  ['packages/questionnaire/src', QUESTIONNAIRE_FOLDERS],
  ['packages/matching/src', MATCHING_FOLDERS, ['model']],
  ['packages/matching/src/conditions', CONDITION_FOLDERS],
  ['packages/matching/src/conditions/line', LINE_FOLDERS],
  ['packages/matching/src/profile', PROFILE_FOLDERS],
  [REPORT, report.ON_FINISHED, ['parts', 'sections', 'place', 'profile', 'prose', 'figures']],
  [`${REPORT}/parts`, report.PARTS.flat()],
  [`${REPORT}/sections`, report.CHAPTERS, ['within']],
  [`${REPORT}/place`, report.PLACE_FOLDERS],
  [`${REPORT}/profile`, report.PROFILE_FOLDERS],
  ['server', [...server.SERVER_BOTTOM, ...server.SERVER_TOP], ['commands', 'routes', 'services']],
  ['server/services', [...server.SERVICE_ROOMS, ...server.SERVICES_APART]],
  ['server/services/orders', server.ORDER_STEPS.flat()],
];

const namesIn = (room: string, wanted: 'folders' | 'files'): string[] =>
  readdirSync(path.join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() === (wanted === 'folders'))
    .map(({ name }) => name);

describe('every folder has its place in the order of imports', () => {
  const rooms = ROOMS.map(([room, placed, free = []]) => ({ room, placed, free }));

  it.each(rooms)('$room', ({ room, placed, free }) => {
    const there = namesIn(room, 'folders').filter((name) => !['testing', 'node_modules'].includes(name));
    expect(there.toSorted()).toEqual([...placed, ...free].toSorted());
  });

  it('packages/matching/src: its own files', () => {
    const files = namesIn('packages/matching/src', 'files').filter((name) => !name.includes('.test.'));
    const below = ['model', 'anyOf'];
    expect(files.toSorted()).toEqual([...MATCHING_ROOT, ...below].map((name) => `${name}.ts`).toSorted());
  });

  it('web/features: those that others import', () => {
    const features = namesIn('web/features', 'folders');
    expect(SHARED_FEATURES.flat().filter((name) => !features.includes(name))).toEqual([]);
  });
});

/** Imports that the linter must refuse: the file, and what it imports. */
const REFUSED: readonly (readonly [file: string, specifier: string])[] = [
  ['server/routes/orders/a.ts', '../../routes/accounts/x.ts'],
  ['server/db/a.ts', '#http/x'],
  ['server/adapters/a.ts', '#start/x'],
  ['web/features/quiz/a.ts', '../../features/home/x.ts'],
  ['packages/atlas/src/law/a.ts', '../detail/x.ts'],
  ['packages/atlas/src/a.ts', '@global-fit/matching/rank'],
  ['packages/questionnaire/src/lists/a.ts', '../checks/x.ts'],
  ['packages/matching/src/gates/way/a.ts', '../../order.ts'],
  ['packages/matching/src/scoring/a.ts', '../profile/x.ts'],
  ['packages/matching/src/model/a.ts', '../gates/x.ts'],
  ['packages/matching/src/conditions/own/a.ts', '../line/x.ts'],
  ['packages/matching/src/conditions/line/words/a.ts', '../apart/x.ts'],
  ['packages/report/src/prose/a.ts', '../profile/x.ts'],
  ['packages/report/src/profile/people/a.ts', '../work/x.ts'],
  ['packages/report/src/place/a.ts', '../checks/x.ts'],
  ['packages/report/src/sections/family/a.ts', '../housing/x.ts'],
  ['packages/report/src/parts/ranking/a.ts', '../questions/x.ts'],
  ['packages/report/src/parts/ranking/a.ts', '../../share/x.ts'],
  ['packages/contract/src/a.ts', '@global-fit/atlas/atlas'],
  ['server/start/a.ts', '#routes/orders/x'],
  ['server/sandbox/a.ts', '#services/orders/x'],
  ['server/pdf/a.ts', '../services/orders/x.ts'],
  ['server/services/quiz/a.ts', '#services/orders/x'],
  ['server/services/mails/a.ts', '../orders/x.ts'],
  ['server/services/orders/a.ts', './checkout/x.ts'],
  ['server/services/orders/payment/a.ts', '#services/orders/refund/x'],
  ['server/routes/orders/a.ts', '#db/schema/orders'],
  ['server/routes/orders/a.ts', '../accounts/x.ts'],
  ['web/ui/a.ts', '#features/report/x.ts'],
  ['web/ui/a.ts', '@global-fit/contract/orders'],
  ['web/layout/a.ts', '../routes/x.tsx'],
  ['web/features/quiz/a.ts', '#features/home/x.ts'],
  ['web/features/quiz/a.ts', '../home/x.ts'],
  ['web/features/quiz/results/a.ts', '../../home/x.ts'],
  ['web/features/report/a.ts', '#features/account/x.ts'],
  ['web/features/report/a.ts', '#routes/x.tsx'],
];

/** Imports of the same kinds that it must allow. */
const ALLOWED: readonly (readonly [file: string, specifier: string])[] = [
  ['packages/atlas/src/detail/a.ts', '../law/x.ts'],
  ['packages/matching/src/gates/way/a.ts', '../../model.ts'],
  ['packages/matching/src/gates/a.ts', '../profile/x.ts'],
  ['packages/report/src/prose/a.ts', '../figures/x.ts'],
  ['packages/report/src/parts/a.ts', '@global-fit/questionnaire/checks/x'],
  ['packages/report/src/share/a.ts', '../parts/x.ts'],
  ['server/services/orders/payment/a.ts', '../report/x.ts'],
  ['server/routes/orders/a.ts', '../../context.ts'],
  ['server/routes/orders/a.ts', './x.ts'],
  ['server/routes/orders/a.ts', '#services/orders/x'],
  ['web/features/quiz/a.ts', '../../maps/x.ts'],
  ['web/features/account/orders/a.ts', '../report/x.ts'],
  ['web/features/account/orders/a.ts', '#features/report/x.ts'],
  ['web/ui/a.ts', '@global-fit/contract/price'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'walls-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The imports that the linter refuses by our rules, of those in a folder that holds nothing but them. */
function refusedOf(imports: typeof REFUSED): ReadonlySet<string> {
  const files = Map.groupBy(imports, ([file]) => file);
  for (const [file, those] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const lines = those.map(([, specifier]) => `export * from '${specifier}';\n`);
    writeFileSync(path.join(folder, file), lines.join(''));
  }
  const rules = path.join(root, 'scripts/walls/walls.ts');
  const config = `import { walls } from ${JSON.stringify(rules)};\nexport default { overrides: walls };\n`;
  writeFileSync(path.join(folder, 'oxlint.config.ts'), config);
  const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const done = spawnSync(process.execPath, [linter, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(done.stdout) as {
    diagnostics: readonly { message: string; code: string; filename: string }[];
  };
  return new Set(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ message, filename }) => `${filename} ${/^'([^']+)'/.exec(message)?.[1] ?? message}`),
  );
}

describe('the linter', () => {
  const refused = refusedOf([...REFUSED, ...ALLOWED]);

  it.each(REFUSED)('keeps %s from %s', (file, specifier) => {
    expect(refused).toContain(`${file} ${specifier}`);
  });

  it.each(ALLOWED)('lets %s read %s', (file, specifier) => {
    expect(refused).not.toContain(`${file} ${specifier}`);
  });
});
