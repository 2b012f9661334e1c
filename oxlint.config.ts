import { defineConfig } from 'oxlint';
import { walls } from './scripts/walls/walls.ts';

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'vitest'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/node_modules', '**/dist', 'web/build', 'web/.react-router', 'data/tables'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/require-array-sort-compare': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/no-new-array': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'eslint/no-console': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'eslint/no-shadow': 'off',
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'react/react-in-jsx-scope': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/preserve-manual-memoization': 'off',
    'react/iframe-missing-sandbox': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
  },
  overrides: [
    {
      // No clock, network, file, environment or chance: the same input gives the same output everywhere.
      files: ['packages/**/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          'process',
          'fetch',
          'setTimeout',
          'setInterval',
          'performance',
          'localStorage',
          'window',
          'document',
        ],
        'eslint/no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'Packages read no clock: take the time as an argument.',
          },
          { object: 'Math', property: 'random', message: 'Packages know no chance: take a seed.' },
        ],
      },
    },
    ...walls,
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-imports': 'off',
        'eslint/no-restricted-properties': 'off',
      },
    },
  ],
});
