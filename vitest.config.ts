import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'data/**/*.test.ts'],
          pool: 'threads',
        },
      },
    ],
  },
});
