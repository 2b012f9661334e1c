// npm run dependencies: checks the dependencies as `npm test` does; `--write` also writes docs/dependencies.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readDependencies } from './dependencies/lockFile.ts';
import { dependenciesPage } from './dependencies/page.ts';
import { dependencyProblems } from './dependencies/rules.ts';

const root = path.join(import.meta.dirname, '..');
const all = readDependencies(root);
if (process.argv.includes('--write'))
  writeFileSync(path.join(root, 'docs/dependencies.md'), dependenciesPage(all));
const problems = dependencyProblems(all);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(
  problems.length === 0 ? '✓ the dependencies are as they should be' : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
