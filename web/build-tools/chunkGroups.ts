import type { Rolldown } from 'vite';

/**
 * What every page loads goes into few files, because many small ones compress worse and each costs a request: React
 * and the router, the frame around all pages, and what many pages share. The rest is left to the bundler: grouped
 * as well, it would bring pages what they do not use. So would what holds parts that come later, which the pages that
 * are whole at once have no use for.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /[\\/]web[\\/](layout|theme|api)[\\/]/,
    priority: 1,
  },
  {
    name: 'common',
    test: /[\\/](web|packages)[\\/](?!node_modules|ui[\\/](?:Contained|Later)\.tsx)/,
    minShareCount: 8,
  },
];
