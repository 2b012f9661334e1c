// npm test: all checks and suites, on a fresh clone too. The last line sums up all suites.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './install.mjs';

ensureInstalled();
const reports = path.join(root, 'node_modules/.cache/global-fit/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// The browser tests of every run; `npm run e2e` runs all of them.
const EVERY_TIME = ['purchase.spec.ts'];

const tally = { passed: 0, failed: 0, skipped: 0 };

/** Names of failed checks and suites, repeated at the end, since their output may be thousands of lines above. */
const failures = [];

/** Runs a program of the project; resolves to its exit code, and prints its output when it ends. */
function run(name, script, args, { cwd = root, env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(nodeBinary, [path.join(root, 'node_modules', script), ...args], {
      cwd,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(env),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code !== 0) failures.push(name);
      if (code !== 0 && output) console.log(output);
      resolve(code ?? 1);
    });
  });
}

/** A check without a count of its own counts as one test. */
async function check(name, script, args, options) {
  const code = await run(name, script, args, options);
  tally[code === 0 ? 'passed' : 'failed'] += 1;
}

/** Adds the counts of a suite's report, as `read` finds them; without a report the suite counts as failed. */
function addReport(name, file, code, read) {
  if (!existsSync(file)) {
    console.log(`✗ ${name} left no report`);
    tally.failed += 1;
    return;
  }
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  for (const key of Object.keys(tally)) tally[key] += counts[key];
  if (code !== 0 && counts.failed === 0) tally.failed += 1;
}

async function unitTests() {
  const file = path.join(reports, 'vitest.json');
  const code = await run(
    'unit and server tests',
    'vitest/vitest.mjs',
    [
      'run',
      // By default one core is kept free, which on two halves the pace.
      `--maxWorkers=${availableParallelism()}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { live: true },
  );
  addReport('vitest', file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

async function browserTests() {
  const browser = ensureBrowser();
  if (!browser) {
    console.log('✗ browser tests: no Chromium found, and none could be installed');
    failures.push('browser tests');
    tally.failed += 1;
    return;
  }
  const file = path.join(reports, 'playwright.json');
  const code = await run(
    'browser tests',
    '@playwright/test/cli.js',
    ['test', ...EVERY_TIME, '--reporter=list,json'],
    {
      cwd: path.join(root, 'e2e'),
      live: true,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  addReport('playwright', file, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

ensureBuilt(['data']);
await run('PostgreSQL for the tests', '../server/testing/installPostgres.ts', [], { live: true });
await Promise.all([
  check('lint', 'oxlint/bin/oxlint', []),
  check('format', '@biomejs/biome/bin/biome', ['format', '.']),
]);
await check('types', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']);
await check('types of the web', 'typescript/bin/tsc', ['--noEmit', '-p', 'web/tsconfig.json']);
await unitTests();
ensureBuilt(['web']);
await check('size of pages and scripts', '../web/scripts/check-size.ts', []);
await browserTests();

if (failures.length > 0) console.log(`✗ failed: ${failures.join(', ')}`);
console.log(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
process.exitCode = tally.failed > 0 ? 1 : 0;
