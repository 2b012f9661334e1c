import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/testing/findPostgres.ts';

/** A loop over a list that has become empty asserts nothing, and would pass for ever. */
const REQUIRE_ASSERTIONS = { requireAssertions: true };

const serverTests = {
  include: ['server/**/*.test.ts'],
  pool: 'forks' as const,
  expect: REQUIRE_ASSERTIONS,
  testTimeout: 60_000,
  retry: process.env['CI'] ? 2 : 0,
  hookTimeout: 120_000,
};

const postgres = findPostgres() !== null;
if (!postgres)
  console.warn('PostgreSQL server binaries were not found: skipping the project server-postgres.');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'data/**/*.test.ts', 'scripts/**/*.test.ts'],
          pool: 'threads',
          // The first test of a file opens the atlas, and beside other work a core may be busy for seconds.
          testTimeout: 20_000,
          expect: REQUIRE_ASSERTIONS,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/build/**'],
          pool: 'threads',
          expect: REQUIRE_ASSERTIONS,
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server-pglite',
          globalSetup: ['./server/testing/globalSetupPglite.ts'],
        },
      },
      ...(postgres
        ? [
            {
              test: {
                ...serverTests,
                name: 'server-postgres',
                globalSetup: ['./server/testing/globalSetupPostgres.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
